import { useState } from 'react'
import { newPasswordProblems } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { accountOf } from '../../src-domain/account/flow-at.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import { Alert } from '../design/alert.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import type { AccountConversation } from './account-conversation.ts'
import styles from './account-forms.module.css'
import { AllRequired } from './all-required.tsx'
import { KnownUsername } from './known-username.tsx'
import { ShowPassword } from './show-password.tsx'
import { promptOf } from './sign-in-said.ts'
import { SubmitRow } from './submit-row.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

const names = ['password', 'confirmation'] as const

export interface NewPasswordFormProps {
  readonly conversation: AccountConversation
  /** The password is set; this is what signing in with it found. */
  readonly onSet: (outcome: SignInOutcome) => void
}

/** The last stage of a forgotten password, and what an account is asked that must set one (ACCT-36, ACCT-66). */
export function NewPasswordForm({ conversation, onSet }: NewPasswordFormProps) {
  const words = useWords('account')
  const flow = conversation.flow.current()
  const prompt = promptOf(useWords('ordering'), flow.notice)
  const account = accountOf(flow)
  const [problem, setProblem] = useState<AccountProblem>()
  const [isShown, setShown] = useState(false)
  const first = useFirstField()
  const { form, field, isSending, summary } = useJudgedFields({
    names,
    initial: { password: '', confirmation: '' },
    judge: ({ password, confirmation }) => errorsOf(words, password, confirmation),
    send: async ({ password }) => {
      setProblem(undefined)
      const answer = await conversation.setPassword(password)()
      if (answer._tag === 'Left') setProblem(answer.left)
      else onSet(answer.right)
    },
  })
  const type = isShown ? 'text' : 'password'
  const secret = { type, autoComplete: 'new-password', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <form className={styles.form} {...form}>
      {prompt === undefined ? null : <Alert>{prompt}</Alert>}
      <p className={styles.lead}>{words.newLead({ email: account })}</p>
      <KnownUsername email={account} />
      <FormSummary
        {...summary}
        title={words.fieldsWrong}
        labels={{ password: words.newPassword, confirmation: words.confirmation }}
      />
      <AllRequired />
      <TextField {...field('password')} {...secret} ref={first} label={words.newPassword} hint={words.passwordHint} />
      <TextField {...field('confirmation')} {...secret} label={words.confirmation} />
      <ShowPassword isShown={isShown} onChange={setShown} />
      <SubmitRow {...{ problem, isSending }}>{words.save}</SubmitRow>
    </form>
  )
}

function errorsOf(words: Words['account'], password: string, confirmation: string) {
  const wrong = newPasswordProblems(password, confirmation)
  return {
    password: wrong.password && (wrong.password === 'missing' ? words.confirmationRequired : words.passwordShort),
    confirmation:
      wrong.confirmation &&
      (wrong.confirmation === 'missing' ? words.confirmationRequired : words.confirmationDifferent),
  }
}
