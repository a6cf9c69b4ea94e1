import { useEffect, useRef, useState } from 'react'
import type { DrawnMap as Drawing, MapDrawer, PinName, Pins } from '../../src-domain/location/delivery-map.ts'
import { pinImage } from './map-pin.ts'
import { PlainMap } from './plain-map.tsx'
import styles from './tracking.module.css'

export interface TrackingMapProps {
  readonly pins: Pins
  readonly names: Readonly<Record<PinName, string>>
  readonly locale: string
  /** Accessible name. */
  readonly label: string
  /** Absent: the shop draws its own map. */
  readonly drawer: MapDrawer | undefined
}

/** Restaurant, destination and driver on a street map if one is available, else on our own drawing (CONF-09). */
export function TrackingMap({ pins, names, locale, label, drawer }: TrackingMapProps) {
  const slot = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const now = useRef(pins)
  const [isDrawn, setIsDrawn] = useState(false)
  now.current = pins
  useEffect(() => {
    if (drawer === undefined || slot.current === null) return
    let isGone = false
    const asked = drawer.draw(slot.current, { pins: now.current, locale, names, pinImage })
    void asked.then((made) => {
      if (made._tag === 'Left') return setIsDrawn(false)
      if (isGone) return made.right.dispose()
      drawing.current = made.right
      made.right.move(now.current)
      setIsDrawn(true)
    })
    return () => {
      isGone = true
      drawing.current?.dispose()
      drawing.current = undefined
    }
  }, [drawer, locale, names])
  useEffect(() => {
    drawing.current?.move(pins)
  }, [pins])
  return (
    <figure className={styles.map} role="img" aria-label={label}>
      <div ref={slot} className={styles.street} hidden={!isDrawn} />
      {isDrawn ? null : <PlainMap pins={pins} />}
    </figure>
  )
}
