import { impactOf } from '../../src-domain/brand/impact.ts'
import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { TextAreaField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { PaymentField, type PaymentFieldProps } from './card/payment-field.tsx'
import styles from './checkout-blocks.module.css'
import type { CheckoutView } from './checkout-view.ts'
import { ImpactRow } from './impact-row.tsx'
import { InfoRow } from './info-row.tsx'
import { Row } from './order-row.tsx'
import { TenderButton } from './tender/tender-button.tsx'
import { AgeRow } from './terms/age-row.tsx'
import { LocationRow } from './terms/location-row.tsx'
import { ScheduleRow } from './terms/schedule-row.tsx'
import { TableRow } from './terms/table-row.tsx'
import { TipField } from './tip/tip-field.tsx'
import { tipView } from './tip/tip-view.ts'
import { usePay } from './use-pay.ts'

/** Order details above the payment, in the order of CHK-02. */
export function CartBlocks({ now }: { readonly now: CheckoutSnapshot }) {
  return (
    <>
      <InfoRow now={now} />
      {now.order.diningOption === 'kiosk' ? <TableRow now={now} /> : null}
      <ScheduleRow now={now} />
      <LocationRow now={now} />
    </>
  )
}

export interface PaymentBlocksProps extends Pick<PaymentFieldProps, 'now' | 'cardForm'> {
  readonly view: CheckoutView
}

/** Payment and related rows, in the order of CHK-02 in every layout (CHK-05). */
export function PaymentBlocks({ now, view, cardForm }: PaymentBlocksProps) {
  return (
    <>
      <div className={styles.block}>
        <PaymentField
          now={now}
          cardForm={cardForm}
          giftCard={
            now.brand.themes.checkout.giftCard || now.order.giftCard !== undefined ? <GiftCardRow now={now} /> : null
          }
        />
      </div>
      {impactOf(now.brand) === undefined ? null : (
        <div className={styles.block}>
          <ImpactRow now={now} />
        </div>
      )}
      {view.isTipShown ? (
        <div className={styles.block}>
          <TipField tip={tipView(now)} />
        </div>
      ) : null}
      <AgeRow now={now} />
      <div className={styles.block}>
        <NoteField />
      </div>
    </>
  )
}

/** Row of the gift card. Shows only its last characters, because the number is as good as money (GIFT-10). */
function GiftCardRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const { giftCard } = now.order
  const isSet = giftCard !== undefined
  if (!isSet && now.checkout.areGiftCardsRefused === true)
    return (
      <Row icon="card" title={words.giftCard}>
        <p>{words.giftCardsRefused}</p>
      </Row>
    )
  return (
    <Row
      icon="card"
      title={words.giftCard}
      end={
        <TenderButton tender="gift-card" isSet={isSet} label={isSet ? words.giftCardRemove : words.giftCardAdd}>
          {isSet ? words.remove : words.giftCardAdd}
        </TenderButton>
      }
    >
      {giftCard === undefined ? null : (
        <p>
          {words.giftCardLeft({ last4: giftCard.giftCardNumber.slice(-4), balance: words.price(giftCard.balance) })}
        </p>
      )}
    </Row>
  )
}

/** Note on the order, saved on blur because each change creates a new order version. */
function NoteField() {
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
      onBlur={(event) => actions.terms.setNote(event.currentTarget.value.trim())}
    />
  )
}
