import { type ReactNode, useId } from 'react'
import {
  type CheckoutSnapshot,
  choiceOf,
  isCovered,
  savedCards,
} from '../../../src-domain/checkout/checkout-snapshot.ts'
import type { CardEntry } from '../../../src-domain/payment/card-entry.ts'
import { type PaymentWay, paymentWays, takesCards } from '../../../src-domain/payment/payment-choice.ts'
import { CallRestaurant } from '../../design/call-restaurant.tsx'
import { ChoiceRow } from '../../design/choice-row.tsx'
import { Icon } from '../../design/icon.tsx'
import { useWords, type Words } from '../../messages/words-context.tsx'
import { asksRestaurant, cardProblemWords, cardWords } from '../../payment/card-words.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../use-pay.ts'
import styles from './payment-field.module.css'

export interface PaymentFieldProps {
  readonly now: CheckoutSnapshot
  /** Row of the gift card, which is charged first. */
  readonly giftCard: ReactNode
  /** Card form, if the layout has no screen for it (CHK-09). Null while closed: the row looks as with the form, so that it keeps its height. */
  readonly cardForm?: ReactNode
}

/** Payment choices: card (PAY-06), gift card, wallet (PAY-08) and cash (PAY-07), in the order of CHK-02. */
export function PaymentField({ now, giftCard, cardForm }: PaymentFieldProps) {
  const words = useWords('pay')
  const { actions } = usePay()
  const name = useId()
  const choice = choiceOf(now)
  // Reserves the wallet's row until the device reports whether it has one.
  const isHeld = (way: PaymentWay) => way === 'Wallet' && now.wallet.isAwaited === true
  const ways = paymentWays({
    brand: now.brand,
    savedCards: savedCards(now.patron),
    isWalletAvailable: now.wallet.kinds.length > 0,
  })
  const others = (['Wallet', 'Cash'] as const).filter((way) => ways.includes(way) || isHeld(way))
  const other = {
    Wallet: { label: words.wallet, note: words.walletNote },
    Cash: { label: words.cash, note: words.cashNote[now.order.diningOption] },
  }
  const byCard = takesCards(now.brand)
  const gift = giftCard === null ? null : <div className={styles.gift}>{giftCard}</div>
  if (isCovered(now))
    return (
      <div className={styles.field}>
        <p role="status">{words.nothingToPay}</p>
        {gift}
      </div>
    )
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{words.rows.payment}</legend>
      {byCard ? <CardRow now={now} cardForm={cardForm} {...(others.length > 0 ? { name } : {})} /> : null}
      {gift}
      {others.map((_tag) =>
        isHeld(_tag) ? (
          <p key="held" className={styles.held} aria-hidden="true">
            {other[_tag].label}
            <span className={styles.note}>{other[_tag].note}</span>
          </p>
        ) : (
          <ChoiceRow
            key={_tag}
            kind="radio"
            name={name}
            {...other[_tag]}
            checked={choice._tag === _tag}
            onChange={() => actions.payment.choose({ _tag })}
          />
        ),
      )}
      {/* Below all choices, so that none of them moves when the form opens or closes. */}
      {!cardForm || !byCard ? null : <div className={styles.form}>{cardForm}</div>}
    </fieldset>
  )
}

interface CardRowProps extends Pick<PaymentFieldProps, 'now' | 'cardForm'> {
  /** Absent if card is the only choice. */
  readonly name?: string
}

function CardRow({ now, name, cardForm }: CardRowProps) {
  const words = useWords('pay')
  const { actions } = usePay()
  const choice = choiceOf(now)
  const entry = useStateOf(usePay().cells.card, (state) => state)
  const whyNoForm = whyNoFormOf(now, entry, words)
  // The form shows its own load error.
  const missing = cardForm === undefined ? whyNoForm : undefined
  const line = cardForm === undefined ? cardLine(now, words) : { label: words.card }
  const { label, note } = missing === undefined ? line : { label: line.label, note: missing }
  const [saved] = savedCards(now.patron)
  const payByCard = () =>
    actions.payment.choose(
      saved !== undefined && now.checkout.card === undefined
        ? { _tag: 'SavedCard', card: saved }
        : { _tag: 'CardForm' },
    )
  return (
    <div className={styles.card}>
      {name === undefined ? (
        <p className={styles.alone}>
          {label}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </p>
      ) : (
        <ChoiceRow
          kind="radio"
          name={name}
          label={label}
          note={note}
          checked={choice._tag === 'SavedCard' || choice._tag === 'CardForm'}
          onChange={payByCard}
        />
      )}
      {missing !== undefined && asksRestaurant(entry) ? <CallRestaurant phone={now.brand} /> : null}
      {/* A guest has no saved cards to choose from. */}
      {cardForm !== undefined && now.patron === undefined ? null : <CardsButton now={now} missing={missing} />}
    </div>
  )
}

function CardsButton({ now, missing }: Pick<CardRowProps, 'now'> & { readonly missing: string | undefined }) {
  const words = useWords('pay')
  const { retry } = useWords('common')
  const { actions } = usePay()
  const hasCard = choiceOf(now)._tag === 'SavedCard' || now.checkout.card !== undefined
  return (
    <button type="button" className={styles.action} onClick={() => actions.flow.go('FETCH_CARDS')}>
      {missing !== undefined ? retry : hasCard ? words.changeCard : words.addCard}
      <Icon name="forward" small />
    </button>
  )
}

function whyNoFormOf(now: CheckoutSnapshot, entry: CardEntry, words: Words['pay']): string | undefined {
  if (choiceOf(now)._tag !== 'CardForm' || now.checkout.card !== undefined) return undefined
  return entry._tag === 'Failed' ? cardProblemWords(words, entry) : undefined
}

function cardLine(now: CheckoutSnapshot, words: Words['pay']): { readonly label: string; readonly note?: string } {
  const choice = choiceOf(now)
  if (choice._tag === 'SavedCard') return { label: cardWords(words, choice.card), note: words.savedNote }
  const { card } = now.checkout
  if (card?.summary !== undefined) return { label: cardWords(words, card.summary) }
  if (card !== undefined) return { label: words.cardEntered }
  const [saved] = savedCards(now.patron)
  if (choice._tag !== 'CardForm' && saved !== undefined)
    return { label: cardWords(words, saved), note: words.savedNote }
  return now.patron === undefined ? { label: words.card, note: words.cardAgain } : { label: words.card }
}
