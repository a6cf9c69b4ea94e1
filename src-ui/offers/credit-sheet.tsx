import { useState } from 'react'
import type { Currency } from '../../src-domain/money/currency.ts'
import { type Minor, negate } from '../../src-domain/money/minor.ts'
import { typedAmount } from '../../src-domain/money/typed-amount.ts'
import { longestReason } from '../../src-domain/offers/issued-card.ts'
import { type CreditedPatron, creditProblem, mostCredit } from '../../src-domain/offers/patron-credit.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { ChoiceRow } from '../design/choice-row.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { OfferOutcome, OfferProblem } from './offer-commands.ts'
import styles from './offers.module.css'

export interface CreditSheetProps {
  readonly patron: CreditedPatron
  readonly currency: Currency
  /** `amount`: negative to take. */
  readonly onSend: (amount: Minor, reason: string) => Promise<OfferOutcome>
  readonly onDone: () => void
  readonly onClose: () => void
}

const longestNumber = 14

/** Asks whether to give or take credit, how much, and why. */
export function CreditSheet({ patron, currency, onSend, onDone, onClose }: CreditSheetProps) {
  const staff = useWords('staff')
  const { offersPage, price } = staff
  const { customer: words } = offersPage
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [problem, setProblem] = useState<OfferProblem>()
  const changeOf = (typed: string) => {
    const amount = typedAmount(typed, staff.priceFormat())
    return amount === undefined || way === 'give' ? amount : negate(amount)
  }
  const amountWrong = (typed: string) => {
    const change = changeOf(typed)
    if (change === undefined || change === 0) return offersPage.amountWrong
    const wrong = creditProblem(patron, change, currency)
    if (wrong === undefined) return undefined
    return wrong._tag === 'TooLittleCredit'
      ? words.tooLittle({ price: price(wrong.available) })
      : offersPage.amountTooLarge({ price: price(mostCredit(currency)) })
  }
  const { form, field, isSending, summary } = useJudgedFields({
    names: ['amount', 'reason'] as const,
    initial: { amount: '', reason: '' },
    judge: ({ amount, reason }) => ({
      amount: amountWrong(amount),
      reason: reason.trim() === '' ? offersPage.reasonMissing : undefined,
    }),
    send: async ({ amount, reason }) => {
      setProblem(undefined)
      const change = changeOf(amount)
      if (change === undefined) return
      const outcome = await onSend(change, reason.trim())
      if (outcome === 'done') onDone()
      else setProblem(outcome)
    },
  })
  return (
    <Sheet title={words.changeCredit} closeLabel={useWords('common').close} onClose={onClose}>
      <form className={styles.form} {...form}>
        {problem === undefined ? null : <Alert kind="danger">{offersPage.problem[problem]}</Alert>}
        <FormSummary
          {...summary}
          title={staff.fieldsWrong}
          labels={{ amount: offersPage.amount, reason: offersPage.reason }}
        />
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{words.credit}</legend>
          {(['give', 'take'] as const).map((one) => (
            <ChoiceRow
              key={one}
              kind="radio"
              name="way"
              label={words[one]}
              checked={way === one}
              onChange={() => setWay(one)}
            />
          ))}
        </fieldset>
        <TextField
          {...field('amount')}
          label={offersPage.amount}
          inputMode="decimal"
          maxLength={longestNumber}
          autoComplete="off"
        />
        <TextField
          {...field('reason')}
          label={offersPage.reason}
          hint={words.reasonHint}
          maxLength={longestReason}
          autoComplete="off"
        />
        <Button type="submit" wide className={styles.wide} busy={isSending}>
          {way === 'give' ? words.giveCredit : words.takeCredit}
        </Button>
      </form>
    </Sheet>
  )
}
