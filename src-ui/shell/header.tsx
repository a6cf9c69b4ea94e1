import type { Brand } from '../../src-domain/brand/brand.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './header.module.css'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderView } from './shop-state.ts'
import { Wordmark } from './wordmark.tsx'

export function Header({ brand, view }: { readonly brand: Brand; readonly view: HeaderView }) {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {useWords('common').skipToContent}
      </a>
      <div className={styles.inside}>
        <a className={styles.brand} href="/" data-back="">
          <Wordmark brand={brand} />
        </a>
        <HeaderTools languages={view.languages} />
      </div>
    </header>
  )
}
