import type { ReactNode, RefObject } from 'react'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './screen.module.css'

export interface ScreenFrameProps {
  readonly title: string
  /** Can be given the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What the arrow before the title does. */
  readonly onBack?: (() => void) | undefined
  /** An arrow that leads to an address instead. */
  readonly arrow?: ReactNode
  readonly children: ReactNode
}

/** A screen of a document that has no sheets: an arrow, a heading, and what is done here. */
export function ScreenFrame({ title, heading, onBack, arrow, children }: ScreenFrameProps) {
  const words = useWords('common')
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        {arrow}
        {onBack === undefined ? null : (
          <button type="button" className={styles.back} aria-label={words.back} onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
      {children}
    </div>
  )
}
