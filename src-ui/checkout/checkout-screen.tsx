import { TextAreaField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { PaymentField } from '../payment/payment-field.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './checkout-screen.module.css'
import { InfoRow, LocationRow, WhoRow } from './order-rows.tsx'
import { usePay } from './pay-app.ts'
import { PlaceOrderBar } from './place-order-bar.tsx'
import { Screen } from './screen.tsx'
import { Summary } from './summary.tsx'
import { TipField } from './tip-field.tsx'
import { tipView } from './tip-view.ts'
import { useCheckout } from './use-checkout.ts'

/** CHECK_OUT in the standard layout (CHK-01, CHK-02). Nothing but the button's own words changes while an order is in flight. */
export const CheckoutScreen = () => {
  const words = useWords('pay')
  const { actions } = usePay()
  const { now, view } = useCheckout()
  return (
    <Screen title={words.title} onBack={actions.back}>
      <div className={styles.columns} data-wide="">
        <div className={styles.rows} inert={view.button.isBusy}>
          <InfoRow now={now} />
          <LocationRow now={now} />
          <WhoRow now={now} />
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
        </div>
        <section className={styles.summary} aria-labelledby="summary-title">
          <h2 id="summary-title" className={styles.heading}>
            {words.rows.summary}
          </h2>
          <Summary view={view} />
          <PlaceOrderBar view={view} />
        </section>
      </div>
    </Screen>
  )
}

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
