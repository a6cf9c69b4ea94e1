import { Alert } from '../design/alert.tsx'
import { Money } from '../design/money.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './cart-sheet.module.css'
import type { CartView } from './cart-view.ts'

/** Shows the prices known in the browser; the server adds the other charges. */
export function CartSummary({ view }: { readonly view: CartView }) {
  const words = useWords('ordering')
  return (
    <>
      <dl className={styles.summary}>
        <div className={styles.row}>
          <dt>{words.subtotal}</dt>
          <dd>
            <strong>
              <Money amount={view.subtotal} />
            </strong>
          </dd>
        </div>
        {view.fee === undefined ? null : (
          <div className={styles.row}>
            <dt>{view.fee.name}</dt>
            <dd>
              <Money amount={view.fee.amount} />
            </dd>
          </div>
        )}
        {view.later.map(({ name, what }) => (
          <div key={name} className={`${styles.row} ${styles.quiet}`}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {view.missing === undefined ? null : <Alert>{view.missing}</Alert>}
    </>
  )
}
