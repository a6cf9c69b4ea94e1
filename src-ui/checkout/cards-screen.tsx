import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import { type CheckoutSnapshot, choiceOf, dueOf, savedCards } from '../../src-domain/ordering/checkout-snapshot.ts'
import { hasFieldProblem } from '../../src-domain/payment/card-entry.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { ChoiceRow } from '../design/choice-row.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import type { Spoken } from '../messages/spoken.ts'
import { useWords } from '../messages/words-context.tsx'
import { cardWords, expiryWords, paymentProblemWords } from '../payment/card-words.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './cards-screen.module.css'
import { usePay } from './pay-app.ts'
import { Screen } from './screen.tsx'
import { useCheckout } from './use-checkout.ts'

/** FETCH_CARDS (PAY-05): the saved card, or the processor's own form. */
export function CardsScreen() {
  const words = useWords('pay')
  const { actions } = usePay()
  const { now, view } = useCheckout()
  const [saved] = savedCards(now.patron)
  const [isOther, setIsOther] = useState(saved === undefined || choiceOf(now)._tag === 'CardForm')
  const name = useId()
  return (
    <Screen title={words.cardsTitle} onBack={actions.flow.back}>
      {saved === undefined ? null : (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.rows.payment}</legend>
          <ChoiceRow
            kind="radio"
            name={name}
            label={cardWords(words, saved)}
            note={expiryWords(words, saved)}
            checked={!isOther}
            onChange={() => setIsOther(false)}
          />
          <ChoiceRow
            kind="radio"
            name={name}
            label={words.cardsOther}
            checked={isOther}
            onChange={() => setIsOther(true)}
          />
        </fieldset>
      )}
      {isOther || saved === undefined ? (
        <CardEntryForm now={now} error={view.button.error} isBusy={view.button.isBusy} />
      ) : (
        <Button
          wide
          onClick={() => {
            actions.payment.choose({ _tag: 'SavedCard', card: saved })
            actions.flow.back()
          }}
        >
          {words.useSaved}
        </Button>
      )}
    </Screen>
  )
}

interface CardEntryFormProps {
  readonly now: CheckoutSnapshot
  /** What became of the last attempt to place the order. */
  readonly error: Spoken | undefined
  readonly isBusy: boolean
}

function CardEntryForm({ now, error, isBusy }: CardEntryFormProps) {
  const words = useWords('pay')
  const { cells, actions } = usePay()
  const entry = useStateOf(cells.card, (state) => state)
  const slot = useRef<HTMLDivElement>(null)
  // Before the slot leaves the page, so that the form need not leave it.
  useLayoutEffect(() => (slot.current === null ? undefined : actions.payment.showCardForm(slot.current)), [actions])
  const due = dueOf(now)
  const isPaying = useStateOf(cells.screen, (screen) => screen === 'PAY_BY_CARD') && due !== undefined
  const text = entry.isSubmitting ? words.saving : isPaying ? words.payFor({ price: formatPrice(due) }) : words.useCard
  const problem = entry.problem === undefined ? undefined : paymentProblemWords(words, entry.problem)
  // What the server said of the last card matters here only when this screen is the one that pays.
  const isHeld = now.checkout.press?._tag === 'HeldOffline'
  const refused = now.placement._tag === 'Refused' || isHeld ? error : undefined
  const ours = entry._tag === 'Failed' ? words.cardFailed : problem
  const said: Spoken | undefined = ours === undefined ? refused : { text: ours }
  const isBlocked = entry._tag !== 'Ready' || hasFieldProblem(entry)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlocked) void actions.payment.takeCard()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {entry._tag === 'Loading' ? <Skeleton shape="bar" /> : null}
      <div ref={slot} className={styles.slot} inert={isBusy} />
      <p className={styles.safe}>{words.cardsSafe}</p>
      {said === undefined ? null : (
        <Alert kind="danger">
          <p lang={said.lang}>{said.text}</p>
        </Alert>
      )}
      <Button type="submit" wide busy={entry.isSubmitting || isBusy} aria-disabled={isBlocked}>
        {text}
      </Button>
    </form>
  )
}
