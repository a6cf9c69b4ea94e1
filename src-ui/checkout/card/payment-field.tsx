import { type ReactNode, useId } from 'react'
import {
  type CheckoutSnapshot,
  choiceOf,
  isCovered,
  savedCards,
} from '../../../src-domain/ordering/checkout-snapshot.ts'
import type { CardEntry } from '../../../src-domain/payment/card-entry.ts'
import { type PaymentWay, paymentWays } from '../../../src-domain/payment/payment-choice.ts'
import { ChoiceRow } from '../../design/choice-row.tsx'
import { Icon } from '../../design/icon.tsx'
import { useWords, type Words } from '../../messages/words-context.tsx'
import { cardProblemWords, cardWords } from '../../payment/card-words.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../pay-app.ts'
import styles from './payment-field.module.css'

export interface PaymentFieldProps {
  readonly now: CheckoutSnapshot
  /** The row of the gift card, which pays before anything else does. */
  readonly giftCard: ReactNode
}

/**
 * How the order is paid: the card with its way to the cards screen (PAY-06), the gift card, and the wallet (PAY-08) and
 * cash (PAY-07) where they are offered, in the order of CHK-02.
 */
export function PaymentField({ now, giftCard }: PaymentFieldProps) {
  const words = useWords('pay')
  const { retry } = useWords('common')
  const { cells, actions } = usePay()
  const form = useStateOf(cells.card, (state) => state)
  const name = useId()
  const choice = choiceOf(now)
  const isCard = choice._tag === 'SavedCard' || choice._tag === 'CardForm'
  const [saved] = savedCards(now.patron)
  const line = cardLine(now, words)
  const missing = choice._tag === 'CardForm' && now.checkout.card === undefined ? whyNoForm(form, words) : undefined
  const { label, note } = missing === undefined ? line : { label: line.label, note: missing }
  const hasCard = choice._tag === 'SavedCard' || now.checkout.card !== undefined
  // What stands below does not move when the device has answered.
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
  if (isCovered(now))
    return (
      <div className={styles.field}>
        <p role="status">{words.nothingToPay}</p>
        {giftCard === null ? null : <div className={styles.gift}>{giftCard}</div>}
      </div>
    )
  const payByCard = () =>
    actions.payment.choose(
      saved !== undefined && now.checkout.card === undefined
        ? { _tag: 'SavedCard', card: saved }
        : { _tag: 'CardForm' },
    )
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{words.rows.payment}</legend>
      <div className={styles.card}>
        {others.length > 0 ? (
          <ChoiceRow kind="radio" name={name} label={label} note={note} checked={isCard} onChange={payByCard} />
        ) : (
          <p className={styles.alone}>
            {label}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </p>
        )}
        <button type="button" className={styles.action} onClick={() => actions.flow.go('FETCH_CARDS')}>
          {missing !== undefined ? retry : hasCard ? words.changeCard : words.addCard}
          <Icon name="forward" small />
        </button>
      </div>
      {giftCard === null ? null : <div className={styles.gift}>{giftCard}</div>}
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
    </fieldset>
  )
}

/** The form was asked for and did not come: its row tells, and the way to it is the way to try again. */
function whyNoForm(entry: CardEntry, words: Words['pay']): string | undefined {
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
