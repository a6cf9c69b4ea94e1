import { useState } from 'react'
import { isEmailAddress, longestEmail } from '../../src-domain/account/email-address.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import { usePhoneChecks } from '../account/phone-checks.tsx'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { CustomerDetails } from './customer-details.tsx'
import type { OfferProblem } from './offer-commands.ts'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'

/** Finds customers by email or phone, and shows their credit. */
export function CustomersPanel({ controller }: { readonly controller: OffersController }) {
  const { customer: words, problem: problems } = useWords('staff').offersPage
  const patrons = useStateOf(controller.state, (now) => now.patrons)
  const [problem, setProblem] = useState<OfferProblem>()
  const phones = usePhoneChecks()
  const isSought = (typed: string) => isEmailAddress(pastedText(typed)) || phones.problem(typed) === undefined
  const { form, field, isSending } = useJudgedFields({
    names: ['sought'] as const,
    initial: { sought: '' },
    judge: ({ sought }) => ({ sought: isSought(sought) ? undefined : words.soughtWrong }),
    send: async ({ sought }) => {
      setProblem(undefined)
      const outcome = await controller.findPatrons(pastedText(sought))
      if (outcome !== 'done') setProblem(outcome)
    },
  })
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <form className={styles.search} {...form}>
        <TextField
          {...field('sought')}
          label={words.sought}
          maxLength={longestEmail}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" kind="secondary" busy={isSending}>
          {words.find}
        </Button>
      </form>
      {problem === undefined ? null : <Alert kind="danger">{problems[problem]}</Alert>}
      <p role="status" className={styles.lead}>
        {patrons === undefined ? '' : patrons.length === 0 ? words.none : words.found({ count: patrons.length })}
      </p>
      {patrons?.map((patron) => (
        <CustomerDetails key={patron.id} controller={controller} patron={patron} />
      ))}
    </>
  )
}
