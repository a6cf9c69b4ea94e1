import { type ReactNode, useEffect, useRef } from 'react'
import styles from '../checkout/screen.module.css'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface AccountScreenProps {
  readonly title: string
  /** Where the arrow before the title leads. */
  readonly back?: string
  readonly children: ReactNode
}

/** One page of the account: its heading takes the focus when the page replaces another, so that it is read out. */
export function AccountScreen({ title, back, children }: AccountScreenProps) {
  const words = useWords('common')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        {back === undefined ? null : (
          <a className={styles.back} href={back} aria-label={words.back}>
            <Icon name="back" />
          </a>
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
      {children}
    </div>
  )
}
