import { type Minor, negate } from '../../src-domain/money/minor.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './offers.module.css'

export interface ShownChange {
  readonly key: string
  readonly what: string
  readonly when: string
  readonly reason: string | undefined
  /** Undefined: nothing was paid. */
  readonly amount: Minor | undefined
}

/** History of a card or a customer. */
export function ChangeList({ changes }: { readonly changes: readonly ShownChange[] }) {
  const { price } = useWords('staff')
  return (
    <ul className={styles.history}>
      {changes.map(({ key, what, when, reason, amount }) => (
        <li key={key}>
          <div className={styles.what}>
            <p>{what}</p>
            {reason === undefined || reason === '' ? null : <p>{reason}</p>}
            <p className={styles.when}>{when}</p>
          </div>
          {amount === undefined ? null : (
            <p className={styles.change}>{`${amount < 0 ? '−' : '+'}${price(amount < 0 ? negate(amount) : amount)}`}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
