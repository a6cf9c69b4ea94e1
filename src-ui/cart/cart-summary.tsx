import { Alert } from '../design/alert.tsx'
import { Money } from '../design/money.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './cart-sheet.module.css'
import type { CartView } from './cart-view.ts'

/** What is known of the price here; fees and taxes are the server's to say. */
export const CartSummary = ({ view }: { readonly view: CartView }) => {
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
        <div className={`${styles.row} ${styles.quiet}`}>
          <dt>{words.feesLater}</dt>
          <dd>{words.nextStep}</dd>
        </div>
      </dl>
      {view.missing === undefined ? null : <Alert>{view.missing}</Alert>}
    </>
  )
}
