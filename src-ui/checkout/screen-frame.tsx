import type { ReactNode, RefObject } from 'react'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './screen.module.css'

export interface ScreenFrameProps {
  readonly title: string
  /** Heading, which can take the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onBack?: (() => void) | undefined
  /** Replaces the default back arrow, for example by a link. */
  readonly arrow?: ReactNode
  readonly children: ReactNode
}

/** Screen of a document without sheets: back arrow, heading and content. */
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
