import type { MouseEvent, ReactNode } from 'react'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import styles from './header.module.css'
import { Wordmark } from './wordmark.tsx'

const ownNames: Readonly<Record<string, string>> = { en: 'English', es: 'Español' }

/** Name of a language in that language. */
export function languageName(language: Locale): string {
  return ownNames[language] ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}

export interface DocumentHeaderProps {
  readonly brand: Brand
  readonly locale: Locale
  readonly home: string
  /** Further elements of the header; the account is last. */
  readonly children?: ReactNode
}

/** Header of client-rendered pages, with the same wordmark, languages and account as the shop's. */
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
              <VisuallyHidden>{languageName(one)}</VisuallyHidden>
            </a>
          ))}
        {children}
      </div>
    </header>
  )
}

/** Replaces the history entry, so that Back skips the page in the other language. */
function replacing(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  window.location.replace(event.currentTarget.href)
}
