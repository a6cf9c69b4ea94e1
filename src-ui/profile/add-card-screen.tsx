import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cardsAddress } from '../../src-domain/navigation/account-addresses.ts'
import { hasFieldProblem } from '../../src-domain/payment/card-entry.ts'
import { RequiredFieldsNote } from '../account/required-fields-note.tsx'
import { CardStep } from '../checkout/card/card-step.tsx'
import styles from '../checkout/card/cards-screen.module.css'
import { CardComplaint, SubmitCard } from '../checkout/card/submit-card.tsx'
import { useFocusBack } from '../checkout/card/use-focus-back.ts'
import { Skeleton } from '../design/skeleton.tsx'
import { cards as english } from '../messages/cards.en.ts'
import { payLater } from '../messages/pay-later.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { useWords } from '../messages/words-context.tsx'
import { cardOutcomeWords } from '../payment/card-outcome-words.ts'
import { cardProblemWords } from '../payment/card-words.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { useAccount } from './account-app.ts'
import { AccountScreen } from './account-screen.tsx'

/** Processor's form for a card to save (CARD-05). Every exit loads another document. */
export function AddCardScreen() {
  const pay = useWords('pay')
  const { cells, actions } = useAccount()
  const { brand, locale, texts } = cells.facts
  const words = useMemo(() => withBrandTexts('cards', english, texts, locale), [texts, locale])
  const later = useMemo(() => withBrandTexts('pay', payLater, texts, locale), [texts, locale])
  const entry = useStateOf(cells.cardEntry, (now) => now)
  const { doing, said, isConfirming } = useStateOf(cells.cards, (now) => now)
  const slot = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks for the form anew
  useLayoutEffect(() => (slot.current === null ? undefined : actions.addCard.show(slot.current)), [actions, tries])
  const isSaving = doing === 'saving'
  useFocusBack(isSaving)
  const isRefused = entry._tag === 'Ready' && entry.storesCards !== true
  const isBlocked = entry._tag !== 'Ready' || hasFieldProblem(entry) || isRefused
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlocked && !isSaving) void actions.addCard.save()
  }
  const problem = cardProblemWords(pay, entry)
  const failure = said === undefined ? undefined : cardOutcomeWords(words)[said]
  const text = problem ?? (isRefused ? words.notKept : failure)
  return (
    <AccountScreen title={words.addTitle} onBack={() => window.location.assign(cardsAddress)}>
      <form className={styles.form} noValidate onSubmit={send}>
        {entry._tag === 'Failed' ? null : <RequiredFieldsNote />}
        {entry._tag === 'Loading' ? <Skeleton shape="bar" /> : null}
        <div ref={slot} className={styles.slot} inert={isSaving} />
        {entry._tag === 'Failed' ? null : <p className={styles.safe}>{later.cardsSafe}</p>}
        <CardComplaint said={text === undefined ? undefined : { text }} entry={entry} phone={brand} />
        {isConfirming === true ? (
          <CardStep words={words} show={actions.addCard.showStep} onClose={actions.addCard.closeStep} />
        ) : (
          <SubmitCard
            text={isSaving ? words.saving : words.save}
            entry={entry}
            isBusy={isSaving}
            isBlocked={isBlocked}
            onRetry={() => setTries((count) => count + 1)}
          />
        )}
      </form>
    </AccountScreen>
  )
}
