import type { Brand } from '../../src-domain/brand/brand.ts'
import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './header.module.css'
import type { HeaderView } from './shop-state.ts'

const languageNames = { en: 'English', es: 'Español' } as const

export const Header = ({ brand, view }: { readonly brand: Brand; readonly view: HeaderView }) => {
  const words = useWords('shop')
  return (
    <header className={brand.themes.header === 'Type2' ? `${styles.header} ${styles.centred}` : styles.header}>
      <a className={styles.skip} href="#content">
        {useWords('common').skipToContent}
      </a>
      <div className={styles.inside}>
        <a className={styles.brand} href="/" data-back="">
          {brand.name}
        </a>
        {view.languages.map(({ locale, href }) => (
          <a key={locale} className={styles.link} href={href} hrefLang={locale} lang={locale}>
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <VisuallyHidden>{languageNames[locale]}</VisuallyHidden>
          </a>
        ))}
        <button type="button" className={styles.person} data-tap="account" aria-label={words.account}>
          <Icon name="person" />
        </button>
      </div>
    </header>
  )
}
