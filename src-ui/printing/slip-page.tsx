import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './slip.module.css'
import { SlipView } from './slip-view.tsx'
import type { SlipsController } from './slips-controller.ts'

/** Millimetres in a CSS pixel. */
const millimetre = 25.4 / 96

/** Lays the slip out beside the page, out of sight, and on paper alone. */
export function SlipPage({ controller }: { readonly controller: SlipsController }) {
  const staff = useWords('staff')
  const clock = useWords('clock')
  const page = useStateOf(controller.onPaper, (now) => now)
  const paper = useRef<HTMLElement>(null)
  useEffect(() => {
    if (page === undefined) return
    const height = paper.current?.offsetHeight ?? 0
    void controller.laidOut(page.paper === '80mm' && height > 0 ? height * millimetre : undefined)
  }, [controller, page])
  if (page === undefined) return null
  return createPortal(
    <article ref={paper} className={styles.paper} data-slip="" data-paper={page.paper} aria-hidden="true">
      <SlipView page={page} staff={staff} clock={clock} />
    </article>,
    document.body,
  )
}
