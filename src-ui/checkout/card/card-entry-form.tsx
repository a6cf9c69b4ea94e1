import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { type CheckoutSnapshot, dueOf } from '../../../src-domain/ordering/checkout-snapshot.ts'
import { type CardEntry, hasFieldProblem } from '../../../src-domain/payment/card-entry.ts'
import { Button } from '../../design/button.tsx'
import { Skeleton } from '../../design/skeleton.tsx'
import type { Spoken } from '../../messages/spoken.ts'
import { useWords } from '../../messages/words-context.tsx'
import { cardProblemWords } from '../../payment/card-words.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../pay-app.ts'
import { useLaterWords } from '../use-later-words.ts'
import styles from './cards-screen.module.css'
import { CardComplaint, SubmitCard } from './submit-card.tsx'
import { useCardTexts } from './use-card-texts.ts'

export interface CardEntryFormProps {
  readonly now: CheckoutSnapshot
  /** What became of the last attempt to place the order. */
  readonly error: Spoken | undefined
  readonly isBusy: boolean
  /** Whoever is signed in may keep the card, where the processor and the back end do. */
  readonly mayKeep: boolean
}

/** The processor's own form: its card pays this order, or is kept (CARD-05). */
export function CardEntryForm({ now, error, isBusy, mayKeep }: CardEntryFormProps) {
  const words = useWords('pay')
  const later = useLaterWords()
  const { cells, actions } = usePay()
  const entry = useStateOf(cells.card, (state) => state)
  const isKeeping = useStateOf(cells.cards, ({ doing }) => doing === 'saving')
  const slot = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  // Before the slot leaves the page, so that the form need not leave it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks for the form anew
  useLayoutEffect(
    () => (slot.current === null ? undefined : actions.payment.showCardForm(slot.current)),
    [actions, tries],
  )
  const due = dueOf(now)
  const isPaying = useStateOf(cells.screen, (screen) => screen === 'PAY_BY_CARD') && due !== undefined
  const isTaking = (entry.isSubmitting && !isKeeping) || isBusy
  const said = useSaid(now, entry, error)
  const isBlocked = entry._tag !== 'Ready' || hasFieldProblem(entry)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlocked && !isKeeping) void actions.payment.takeCard()
  }
  const isFailed = entry._tag === 'Failed'
  const taking = isPaying ? later.paying : later.saving
  const rest = isPaying ? words.payFor({ price: words.price(due) }) : later.useCard
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {entry._tag === 'Loading' ? <Skeleton shape="bar" /> : null}
      <div ref={slot} className={styles.slot} inert={isBusy || isKeeping} />
      {isFailed ? null : (
        <p className={styles.safe}>
          <Brand entry={entry} />
          {later.cardsSafe}
        </p>
      )}
      <CardComplaint said={said} entry={entry} />
      <SubmitCard
        text={isTaking ? taking : rest}
        entry={entry}
        isBusy={isTaking}
        isBlocked={isBlocked || isKeeping}
        onRetry={() => setTries((count) => count + 1)}
      />
      {mayKeep && entry.storesCards === true ? (
        <KeepButton isKeeping={isKeeping} isBlocked={isBlocked || isTaking} />
      ) : null}
    </form>
  )
}

/** The card's brand, shown as soon as the number tells it, so that the customer sees that it was read. */
function Brand({ entry }: { readonly entry: CardEntry }) {
  const { brands } = useWords('pay')
  const { brand } = entry.form
  const name = brand === undefined || brand === 'other' ? '' : brands[brand]
  return (
    <>
      <strong role="status">{name}</strong>
      {name === '' ? '' : ' · '}
    </>
  )
}

function KeepButton({ isKeeping, isBlocked }: { readonly isKeeping: boolean; readonly isBlocked: boolean }) {
  const texts = useCardTexts()
  const { actions } = usePay()
  return (
    <Button
      kind="secondary"
      wide
      busy={isKeeping}
      aria-disabled={isBlocked}
      onClick={() => {
        if (!isBlocked) void actions.cards.save()
      }}
    >
      {isKeeping ? texts.saving : texts.save}
    </Button>
  )
}

/** What stands above the buttons: the processor's word, a card that was not kept (PAY-42), the last try to place the order. */
function useSaid(now: CheckoutSnapshot, entry: CardEntry, error: Spoken | undefined): Spoken | undefined {
  const words = useWords('pay')
  const texts = useCardTexts()
  const isDeclined = useStateOf(usePay().cells.cards, ({ said }) => said === 'declined')
  const isHeld = now.checkout.press?._tag === 'HeldOffline'
  if (isHeld && error !== undefined) return error
  const problem = cardProblemWords(words, entry)
  if (problem !== undefined) return { text: problem }
  if (entry._tag === 'Failed') return { text: words.cardUnavailable.load }
  if (isDeclined) return { text: texts.declined }
  // What the server said of the last card matters here only when this screen is the one that pays.
  return now.placement._tag === 'Refused' ? error : undefined
}
