import type { Cents } from '../../src-domain/money/cents.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import styles from './money.module.css'

/** An amount whose figures keep their place while it changes. */
export function Money({ amount }: { readonly amount: Cents }) {
  return <span className={styles.money}>{formatPrice(amount)}</span>
}
