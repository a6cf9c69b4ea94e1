import { useId } from 'react'
import { isCashOffered } from '../../src-domain/payment/payment-choice.ts'
import { type CheckoutSnapshot, choiceOf, savedCards } from '../checkout/checkout-facts.ts'
import { usePay } from '../checkout/pay-app.ts'
import { ChoiceRow } from '../design/choice-row.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import { cardWords } from './card-words.ts'
import styles from './payment-field.module.css'

const cardLine = (now: CheckoutSnapshot, words: Words['pay']): { readonly label: string; readonly note?: string } => {
  const choice = choiceOf(now)
  if (choice._tag === 'SavedCard') return { label: cardWords(words, choice.card), note: words.savedNote }
  const { card } = now.checkout
  if (card?.summary !== undefined) return { label: cardWords(words, card.summary) }
  if (card !== undefined) return { label: words.cardEntered }
  const [saved] = savedCards(now.patron)
  if (choice._tag === 'Cash' && saved !== undefined) return { label: cardWords(words, saved), note: words.savedNote }
  return now.patron === undefined ? { label: words.card, note: words.cardAgain } : { label: words.card }
}

/** The payment row with its way to the cards screen (PAY-06), and cash where it is allowed (PAY-07). */
export const PaymentField = ({ now }: { readonly now: CheckoutSnapshot }) => {
  const words = useWords('pay')
  const { actions } = usePay()
  const name = useId()
  const choice = choiceOf(now)
  const isCash = choice._tag === 'Cash'
  const [saved] = savedCards(now.patron)
  const { label, note } = cardLine(now, words)
  const hasCard = choice._tag === 'SavedCard' || now.checkout.card !== undefined
  const hasRadios = isCashOffered(now.brand)
  const payByCard = () =>
    actions.choosePayment(
      saved !== undefined && now.checkout.card === undefined
        ? { _tag: 'SavedCard', card: saved }
        : { _tag: 'CardForm' },
    )
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{words.rows.payment}</legend>
      <div className={styles.card}>
        {hasRadios ? (
          <ChoiceRow kind="radio" name={name} label={label} note={note} checked={!isCash} onChange={payByCard} />
        ) : (
          <p className={styles.alone}>
            {label}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </p>
        )}
        <button type="button" className={styles.action} onClick={() => actions.go('FETCH_CARDS')}>
          {hasCard ? words.changeCard : words.addCard}
          <Icon name="forward" small />
        </button>
      </div>
      {hasRadios ? (
        <ChoiceRow
          kind="radio"
          name={name}
          label={words.cash}
          note={words.cashNote[now.order.diningOption]}
          checked={isCash}
          onChange={() => actions.choosePayment({ _tag: 'Cash' })}
        />
      ) : null}
    </fieldset>
  )
}
