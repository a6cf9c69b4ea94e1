import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './checkout-section.module.css'
import type { SectionView } from './collapsible-view.ts'

export interface CheckoutSectionProps {
  readonly section: SectionView
  readonly position: number
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** Section that keeps its entries while closed (CHK-06, CHK-10). If it opens without a click, it takes the focus. */
export function CheckoutSection({ section, position, onToggle, children }: CheckoutSectionProps) {
  const words = useWords('pay')
  const id = useId()
  const whole = useRef<HTMLElement>(null)
  const head = useRef<HTMLButtonElement>(null)
  const wasOpened = useRef(section.opened)
  const { name, opened, completed, summary } = section
  useEffect(() => {
    if (opened && !wasOpened.current && !whole.current?.contains(document.activeElement)) {
      head.current?.focus({ preventScroll: true })
      head.current?.scrollIntoView({ block: 'start' })
    }
    wasOpened.current = opened
  }, [opened])
  return (
    <section ref={whole} className={styles.section} hidden={!section.isShown} aria-labelledby={`${id}-title`}>
      <h2>
        <button
          ref={head}
          type="button"
          className={styles.head}
          aria-expanded={opened}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={completed ? `${styles.position} ${styles.done}` : styles.position} aria-hidden="true">
            {completed ? <Icon name="check" small /> : position}
          </span>
          <span className={styles.words}>
            <span id={`${id}-title`}>{words.sections[name]}</span>
            {completed ? <VisuallyHidden>{words.sectionDone}</VisuallyHidden> : null}
            {opened || summary === undefined ? null : <span className={styles.summary}>{summary}</span>}
          </span>
          <span className={opened ? `${styles.arrow} ${styles.up}` : styles.arrow}>
            <Icon name="down" />
          </span>
        </button>
      </h2>
      <div id={id} className={styles.body} hidden={!opened}>
        {children}
      </div>
    </section>
  )
}
