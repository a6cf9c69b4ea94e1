import type { MouseEvent, ReactNode } from 'react'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import styles from './header.module.css'
import { Wordmark } from './wordmark.tsx'

/** What each language calls itself. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' }

export interface DocumentHeaderProps {
  readonly brand: Brand
  readonly locale: Locale
  /** Where the brand's name leads. */
  readonly home: string
  /** What else stands there, the way to the account last. */
  readonly children?: ReactNode
}

/** The shop's header on the pages that their scripts draw: the same wordmark, languages and account everywhere. */
export function DocumentHeader({ brand, locale, home, children }: DocumentHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <a className={styles.brand} href={home}>
          <Wordmark brand={brand} />
        </a>
        {brand.locales
          .filter((one) => one !== locale)
          .map((one) => (
            <a key={one} className={styles.link} href={`?lang=${one}`} hrefLang={one} lang={one} onClick={replacing}>
              <span aria-hidden="true">{one.toUpperCase()}</span>
              <VisuallyHidden>{languageNames[one]}</VisuallyHidden>
            </a>
          ))}
        {children}
      </div>
    </header>
  )
}

/** Another language is the same page, so the way back does not lead through it twice. */
function replacing(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  window.location.replace(event.currentTarget.href)
}
