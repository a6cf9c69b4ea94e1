import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import { languageName } from './document-header.tsx'
import styles from './header.module.css'
import type { HeaderView } from './shop-state.ts'

export function HeaderTools({ languages }: Pick<HeaderView, 'languages'>) {
  const words = useWords('shopPage')
  return (
    <>
      {languages.map(({ locale, href }) => (
        <a key={locale} className={styles.link} href={href} hrefLang={locale} lang={locale}>
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <VisuallyHidden>{languageName(locale)}</VisuallyHidden>
        </a>
      ))}
      <button type="button" className={styles.person} data-tap="account" aria-label={words.account}>
        <Icon name="person" />
      </button>
    </>
  )
}
