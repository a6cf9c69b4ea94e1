import type { Minor } from '../../src-domain/money/minor.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './money.module.css'

/** Price with tabular figures, so that it does not shift while it changes. */
export function Money({ amount }: { readonly amount: Minor }) {
  const words = useWords('common')
  return <span className={styles.money}>{words.price(amount)}</span>
}
