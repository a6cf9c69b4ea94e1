import type { Brand } from '../../src-domain/brand/brand.ts'
import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import { headerClass, languageNames } from './document-header.tsx'
import styles from './header.module.css'
import type { HeaderView } from './shop-state.ts'

export const Header = ({ brand, view }: { readonly brand: Brand; readonly view: HeaderView }) => {
  const words = useWords('shop')
  return (
    <header className={headerClass(brand)}>
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
