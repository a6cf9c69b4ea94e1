import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type CheckoutSnapshot, dueOf } from '../../../src-domain/checkout/checkout-snapshot.ts'
import type { Minor } from '../../../src-domain/money/minor.ts'
import { type CardEntry, hasFieldProblem } from '../../../src-domain/payment/card-entry.ts'
import { refusalOf } from '../../../src-domain/placement/placement-state.ts'
import { Button } from '../../design/button.tsx'
import { Skeleton } from '../../design/skeleton.tsx'
import type { Spoken } from '../../messages/spoken.ts'
import { useWords } from '../../messages/words-context.tsx'
import { cardProblemWords } from '../../payment/card-words.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { useLaterWords } from '../use-later-words.ts'
import { usePay } from '../use-pay.ts'
import { useRestaurantPhone } from '../use-restaurant-phone.ts'
import { CardStep } from './card-step.tsx'
import styles from './cards-screen.module.css'
import { CardComplaint, SubmitCard } from './submit-card.tsx'
import { useCardTexts } from './use-card-texts.ts'
import { useFocusBack } from './use-focus-back.ts'

export interface CardEntryFormProps {
  readonly now: CheckoutSnapshot
  readonly error: Spoken | undefined
  readonly isBusy: boolean
  /** True if a signed-in patron may save the card; processor and back end must support it. */
  readonly mayKeep: boolean
}

/** Form of a card that pays this order or is saved (CARD-05). */
export function CardEntryForm({ now, error, isBusy, mayKeep }: CardEntryFormProps) {
  const { cells, actions } = usePay()
  const isKeeping = useStateOf(cells.cards, ({ doing }) => doing === 'saving')
  const isConfirming = useStateOf(cells.cards, (state) => state.isConfirming === true)
  const texts = useCardTexts()
  const { entry, slot, said, isBlocked, showAgain } = useCardForm(now, error)
  const isTaking = (entry.isSubmitting && !isKeeping) || isBusy
  useFocusBack(isTaking || isKeeping)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlocked && !isKeeping) void actions.payment.takeCard()
  }
  const canKeep = mayKeep && entry.storesCards === true
  const text = useSendText(dueOf(now), isTaking)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CardFields entry={entry} slot={slot} said={said} isInert={isBusy || isKeeping} />
      {isConfirming ? (
        <CardStep words={texts} show={actions.payment.showStep} onClose={actions.payment.closeStep} />
      ) : (
        <>
          <SubmitCard
            text={text}
            entry={entry}
            isBusy={isTaking}
            isBlocked={isBlocked || isKeeping}
            onRetry={showAgain}
          />
          {canKeep ? <KeepButton isKeeping={isKeeping} isBlocked={isBlocked || isTaking} /> : null}
        </>
      )}
    </form>
  )
}

export interface PaymentCardFormProps {
  /** Id of the form, which the Place Order button submits. */
  readonly id: string
  readonly now: CheckoutSnapshot
  readonly isBusy: boolean
  /** Called before the processor tokenizes the card. */
  readonly onTake: () => void
}

/** Card form in the payment section of the collapsible layout (CHK-09). */
export function PaymentCardForm({ id, now, isBusy, onTake }: PaymentCardFormProps) {
  const { actions } = usePay()
  const form = useRef<HTMLFormElement>(null)
  const { entry, slot, said, isBlocked, showAgain } = useCardForm(now, undefined)
  const isRefused = !entry.isSubmitting && (said !== undefined || hasFieldProblem(entry))
  useEffect(() => {
    // The form may be off screen.
    if (isRefused) form.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isRefused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked) return form.current?.focus()
    onTake()
    void actions.payment.takeCard()
  }
  return (
    <form ref={form} id={id} tabIndex={-1} className={styles.form} noValidate onSubmit={submit}>
      <CardFields entry={entry} slot={slot} said={said} isInert={isBusy} />
      {entry._tag === 'Failed' ? (
        <SubmitCard text="" entry={entry} isBusy={false} isBlocked onRetry={showAgain} />
      ) : null}
    </form>
  )
}

function useCardForm(now: CheckoutSnapshot, error: Spoken | undefined) {
  const { cells, actions } = usePay()
  const entry = useStateOf(cells.card, (state) => state)
  const slot = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  // Moves the form before React removes its old slot, so that its iframe does not reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt shows the form again
  useLayoutEffect(
    () => (slot.current === null ? undefined : actions.payment.showCardForm(slot.current)),
    [actions, tries],
  )
  return {
    entry,
    slot,
    said: useSaid(now, entry, error),
    isBlocked: entry._tag !== 'Ready' || hasFieldProblem(entry),
    showAgain: () => setTries((count) => count + 1),
  }
}

interface CardFieldsProps {
  readonly entry: CardEntry
  readonly slot: RefObject<HTMLDivElement | null>
  readonly said: Spoken | undefined
  readonly isInert: boolean
}

function CardFields({ entry, slot, said, isInert }: CardFieldsProps) {
  const phone = useRestaurantPhone()
  return (
    <>
      {entry._tag === 'Loading' ? <Skeleton shape="bar" /> : null}
      <div ref={slot} className={styles.slot} inert={isInert} />
      <Safety entry={entry} />
      <CardComplaint said={said} entry={entry} phone={phone} />
    </>
  )
}

/** Submitting pays only if Place Order asked for the card. */
function useSendText(due: Minor | undefined, isTaking: boolean): string {
  const words = useWords('pay')
  const later = useLaterWords()
  const isPaying = useStateOf(usePay().cells.screen, (screen) => screen === 'PAY_BY_CARD')
  if (!isPaying || due === undefined) return isTaking ? later.saving : later.useCard
  return isTaking ? later.paying : words.payFor({ price: words.price(due) })
}

function Safety({ entry }: { readonly entry: CardEntry }) {
  const { cardsSafe } = useLaterWords()
  if (entry._tag === 'Failed') return null
  return (
    <p className={styles.safe}>
      <Brand entry={entry} />
      {cardsSafe}
    </p>
  )
}

/** Shows the recognized card brand, so that the customer sees that the number was read. */
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

/** Message above the buttons: a processor error, an unsaved card (PAY-42), or why the order was not placed. */
function useSaid(now: CheckoutSnapshot, entry: CardEntry, error: Spoken | undefined): Spoken | undefined {
  const words = useWords('pay')
  const texts = useCardTexts()
  const outcome = useStateOf(usePay().cells.cards, ({ said }) => said)
  const isHeld = now.checkout.press?._tag === 'HeldOffline'
  if (isHeld && error !== undefined) return error
  const problem = cardProblemWords(words, entry)
  if (problem !== undefined) return { text: problem }
  if (entry._tag === 'Failed') return { text: words.cardUnavailable.load }
  if (outcome === 'declined') return { text: texts.declined }
  if (outcome === 'not-confirmed') return { text: texts.notConfirmed }
  // Refusals matter only if this screen pays.
  return refusalOf(now.placement, now.order) === undefined ? undefined : error
}
