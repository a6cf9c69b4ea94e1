import type { CheckoutSnapshot } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { useWords } from '../../messages/words-context.tsx'
import styles from '../order-row.module.css'
import { Row } from '../order-row.tsx'
import { usePay } from '../use-pay.ts'

/** Table number, with a button to set it (TABLE-09). */
export function TableRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const { edit } = useWords('common')
  const { actions } = usePay()
  const { table } = now.order
  return (
    <Row
      icon="pin"
      title={words.rows.table}
      end={
        <button
          type="button"
          className={styles.action}
          aria-label={words.editTable}
          onClick={() => actions.flow.go('SET_TABLE_NUMBER')}
        >
          {edit}
        </button>
      }
    >
      <p>{table === undefined ? words.noTable : table.number}</p>
    </Row>
  )
}
