import { useState } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { AccountConversation } from './account-conversation.ts'
import styles from './account-forms.module.css'
import { EmailField } from './email-field.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

export interface ForgotFormProps {
  readonly conversation: AccountConversation
  /** Why the automatic code was not sent (ACCT-37). */
  readonly problem: AccountProblem | undefined
  readonly toLogIn: (email: string) => void
}

/** First step of a password reset (ACCT-36). */
export function ForgotForm({ conversation, toLogIn, ...before }: ForgotFormProps) {
  const words = useWords('account')
  const spoken = useWords('ordering')
  const { email, notice } = conversation.flow.current()
  const [said, setSaid] = useState<{ readonly problem: AccountProblem | undefined }>()
  const first = useFirstField()
  const { form, field, typed, isSending } = useJudgedFields({
    names: ['email'],
    initial: { email },
    // Same check as the login (ACCT-59).
    judge: (now) => {
      const wrong = emailProblem(now.email)
      return { email: wrong && (wrong === 'missing' ? spoken.emailRequired : spoken.emailInvalid) }
    },
    send: async (now) => {
      setSaid({ problem: undefined })
      setSaid({ problem: await conversation.sendPin(now.email) })
    },
  })
  return (
    <form className={styles.form} {...form}>
      {notice === 'CodeOver' ? <Alert kind="danger">{words.codeOver}</Alert> : null}
      <p className={styles.lead}>{words.forgotLead}</p>
      <EmailField {...field('email')} ref={first} label={words.email} />
      <SubmitRow problem={said === undefined ? before.problem : said.problem} isSending={isSending}>
        {words.sendCode}
      </SubmitRow>
      <Button kind="quiet" onClick={() => toLogIn(typed.email)}>
        {words.back}
      </Button>
    </form>
  )
}
