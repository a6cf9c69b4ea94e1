import { TextAreaField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { PaymentField } from '../payment/payment-field.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './checkout-blocks.module.css'
import type { CheckoutSnapshot } from './checkout-facts.ts'
import type { CheckoutView } from './checkout-view.ts'
import { InfoRow, LocationRow, TableRow } from './order-rows.tsx'
import { usePay } from './pay-app.ts'
import { TipField } from './tip-field.tsx'
import { tipView } from './tip-view.ts'

/** What is ordered, for when and where: the rows before the payment, in the order of CHK-02. */
export const CartBlocks = ({ now }: { readonly now: CheckoutSnapshot }) => (
  <>
    <InfoRow now={now} />
    {now.order.diningOption === 'kiosk' ? <TableRow now={now} /> : null}
    <LocationRow now={now} />
  </>
)

/** How it is paid, and what goes with it: the rest of CHK-02. The same in every layout (CHK-05). */
export const PaymentBlocks = ({ now, view }: { readonly now: CheckoutSnapshot; readonly view: CheckoutView }) => (
  <>
    <div className={styles.block}>
      <PaymentField now={now} />
    </div>
    {view.isTipShown ? (
      <div className={styles.block}>
        <TipField tip={tipView(now)} />
      </div>
    ) : null}
    <div className={styles.block}>
      <NoteField />
    </div>
  </>
)

/** The note is taken when the field is left: each change makes another order of it. */
const NoteField = () => {
  const words = useWords('pay')
  const common = useWords('common')
  const { cells, actions } = usePay()
  const note = useStateOf(cells.order, (order) => order.note)
  return (
    <TextAreaField
      key={note}
      label={words.rows.note}
      mark={common.optional}
      hint={words.noteHint}
      name="note"
      rows={2}
      maxLength={500}
      autoComplete="off"
      defaultValue={note}
      onBlur={(event) => actions.setNote(event.currentTarget.value.trim())}
    />
  )
}
