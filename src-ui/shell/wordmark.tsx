import type { Brand } from '../../src-domain/brand/brand.ts'
import styles from './wordmark.module.css'

export function Wordmark({ brand }: { readonly brand: Pick<Brand, 'name' | 'themes'> }) {
  return (
    <span className={brand.themes.header === 'Type2' ? `${styles.mark} ${styles.spaced}` : styles.mark}>
      {brand.name}
    </span>
  )
}
