import type { ReactNode } from 'react'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { languageName } from '../shell/document-header.tsx'
import { Wordmark } from '../shell/wordmark.tsx'
import styles from './staff-header.module.css'
import type { StaffState } from './staff-state.ts'

export interface StaffHeaderProps {
  readonly facts: Pick<StaffState, 'brand' | 'locale'>
  readonly children?: ReactNode
  /** A row of its own below the rest. */
  readonly pages?: ReactNode
}

export function StaffHeader({ facts: { brand, locale }, children, pages }: StaffHeaderProps) {
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        <Wordmark brand={brand} />
      </p>
      {children}
      {brand.locales
        .filter((one) => one !== locale)
        .map((one) => (
          <a key={one} className={styles.link} href={`?lang=${one}`} hrefLang={one} lang={one}>
            <span aria-hidden="true">{one.toUpperCase()}</span>
            <VisuallyHidden>{languageName(one)}</VisuallyHidden>
          </a>
        ))}
      {pages}
    </header>
  )
}
