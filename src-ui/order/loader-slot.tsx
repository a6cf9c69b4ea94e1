import { useEffect, useRef } from 'react'
import styles from './order-root.module.css'

export function LoaderSlot({ draw }: { readonly draw: (host: Element) => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current !== null) draw(place.current)
  }, [draw])
  return <div ref={place} className={styles.loader} />
}
