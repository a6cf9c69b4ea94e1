import { useState } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'
import { EmailField } from './email-field.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

export interface UpdateEmailFormProps {
  readonly email: string
  readonly notice: string
  readonly onEmail: (email: string) => Promise<AccountProblem | undefined>
}

/** Asks for a missing e-mail (ACCT-41). */
export function UpdateEmailForm({ email, notice, onEmail }: UpdateEmailFormProps) {
  const words = useWords('account')
  const [problem, setProblem] = useState<AccountProblem>()
  const first = useFirstField()
  const { form, field, isSending } = useJudgedFields({
    names: ['email'],
    initial: { email },
    // An invalid e-mail has a different text here than at the login (ACCT-60).
    judge: (now) => {
      const wrong = emailProblem(now.email)
      return { email: wrong && (wrong === 'missing' ? words.emailRequired : words.emailNotValid) }
    },
    send: async (now) => {
      setProblem(undefined)
      setProblem(await onEmail(now.email))
    },
  })
  return (
    <form className={styles.form} {...form}>
      <Alert>{notice}</Alert>
      <p className={styles.lead}>{words.updateEmailLead}</p>
      <EmailField {...field('email')} ref={first} label={words.email} />
      <SubmitRow {...{ problem, isSending }}>{words.goOn}</SubmitRow>
    </form>
  )
}
