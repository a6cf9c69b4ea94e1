import type { Cents } from '../../src-domain/money/cents.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './money.module.css'

/** Price with tabular figures, so that it does not shift while it changes. */
export function Money({ amount }: { readonly amount: Cents }) {
  const words = useWords('common')
  return <span className={styles.money}>{words.price(amount)}</span>
}
