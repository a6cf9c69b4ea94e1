import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../../src-domain/navigation/addresses.ts'
import styles from '../checkout/screen.module.css'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface AccountScreenProps {
  readonly title: string
  /** Where the arrow before the title leads. */
  readonly back?: string
  /** What the arrow does instead, on a screen that has no address. */
  readonly onBack?: () => void
  readonly children: ReactNode
}

/** One page of the account: its heading takes the focus when the page replaces another, so that it is read out. */
export function AccountScreen({ title, back, onBack, children }: AccountScreenProps) {
  const words = useWords('common')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        {back === undefined ? null : back === home ? (
          <a className={styles.back} href={back} aria-label={words.back}>
            <Icon name="back" />
          </a>
        ) : (
          <Link className={styles.back} to={back} aria-label={words.back}>
            <Icon name="back" />
          </Link>
        )}
        {onBack === undefined ? null : (
          <button type="button" className={styles.back} onClick={onBack} aria-label={words.back}>
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
