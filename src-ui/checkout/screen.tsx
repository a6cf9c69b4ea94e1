import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './screen.module.css'

let isFirstScreen = true

export interface ScreenProps {
  readonly title: string
  readonly onBack?: () => void
  readonly children: ReactNode
}

/** One screen of the flow: its heading takes the focus when the screen replaces another, so that it is read out. */
export function Screen({ title, onBack, children }: ScreenProps) {
  const words = useWords('common')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirstScreen) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    isFirstScreen = false
  }, [])
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
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
