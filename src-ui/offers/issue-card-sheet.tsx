import { useState } from 'react'
import { isEmailAddress, longestEmail } from '../../src-domain/account/email-address.ts'
import { typedAmount } from '../../src-domain/money/typed-amount.ts'
import { isCardValue, longestCardMessage, longestCardName, mostCardValue } from '../../src-domain/offers/issued-card.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { OfferProblem } from './offer-commands.ts'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'

export interface IssueCardSheetProps {
  readonly controller: OffersController
  readonly onIssued: () => void
  readonly onClose: () => void
}

const longestNumber = 14

/** Asks for the value of a card and its recipient. What was typed stays if there is no answer. */
export function IssueCardSheet({ controller, onIssued, onClose }: IssueCardSheetProps) {
  const staff = useWords('staff')
  const { offersPage, price } = staff
  const { card: words, code } = offersPage
  const [problem, setProblem] = useState<OfferProblem>()
  const labels = {
    ...{ value: words.value, receiver: words.receiver, sender: words.sender },
    ...{ message: words.message, email: words.email },
  }
  const valueWrong = (typed: string) => {
    const value = typedAmount(typed, staff.priceFormat())
    if (value === undefined || value <= 0) return offersPage.amountWrong
    return isCardValue(value, controller.brand.currency)
      ? undefined
      : offersPage.amountTooLarge({ price: price(mostCardValue(controller.brand.currency)) })
  }
  const { form, field, isSending, summary } = useJudgedFields({
    names: ['value', 'receiver', 'sender', 'message', 'email'] as const,
    initial: { value: '', receiver: '', sender: '', message: '', email: '' },
    judge: ({ value, email }) => ({
      value: valueWrong(value),
      email: email.trim() === '' || isEmailAddress(pastedText(email)) ? undefined : words.emailWrong,
    }),
    send: async ({ value: typed, receiver, sender, message, email }) => {
      setProblem(undefined)
      const value = typedAmount(typed, staff.priceFormat())
      if (value === undefined) return
      const outcome = await controller.issueCard({
        ...{ value, receiver: receiver.trim(), sender: sender.trim(), message: message.trim() },
        ...(email.trim() === '' ? {} : { email: pastedText(email) }),
      })
      if (outcome === 'done') onIssued()
      else setProblem(outcome)
    },
  })
  const optional = { required: false, mark: code.optional, autoComplete: 'off' } as const
  return (
    <Sheet title={words.issue} closeLabel={useWords('common').close} onClose={onClose}>
      <form className={styles.form} {...form}>
        <p>{words.issueLead}</p>
        {problem === undefined ? null : <Alert kind="danger">{offersPage.problem[problem]}</Alert>}
        <FormSummary {...summary} title={staff.fieldsWrong} labels={labels} />
        <TextField
          {...field('value')}
          label={words.value}
          inputMode="decimal"
          maxLength={longestNumber}
          autoComplete="off"
        />
        <div className={styles.pair}>
          <TextField {...field('receiver')} {...optional} label={words.receiver} maxLength={longestCardName} />
          <TextField {...field('sender')} {...optional} label={words.sender} maxLength={longestCardName} />
        </div>
        <TextField {...field('message')} {...optional} label={words.message} maxLength={longestCardMessage} />
        <TextField
          {...field('email')}
          {...optional}
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
        />
        <Button type="submit" wide className={styles.wide} busy={isSending}>
          {words.issue}
        </Button>
      </form>
    </Sheet>
  )
}
