import { useState } from 'react'
import { longestPassword, newPasswordProblems } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { Alert } from '../design/alert.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'
import { weakWords } from './account-problem.tsx'
import { KnownUsername } from './known-username.tsx'
import { passwordWords } from './password-words.ts'
import { RequiredFieldsNote } from './required-fields-note.tsx'
import { ShowPassword } from './show-password.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useFirstField } from './use-first-field.ts'
import { useJudgedFields } from './use-judged-fields.ts'

const names = ['password', 'confirmation'] as const

export interface NewPasswordFormProps {
  readonly email: string
  readonly prompt?: string | undefined
  readonly save: string
  readonly onPassword: (password: string) => Promise<AccountProblem | undefined>
}

/** New password, typed twice (ACCT-36, ACCT-66, PROF-05). */
export function NewPasswordForm({ email, prompt, save, onPassword }: NewPasswordFormProps) {
  const words = useWords('account')
  const [problem, setProblem] = useState<AccountProblem>()
  const [isShown, setShown] = useState(false)
  const first = useFirstField()
  const { form, field, isSending, summary, refuse } = useJudgedFields({
    names,
    initial: { password: '', confirmation: '' },
    judge: ({ password, confirmation }) => errorsOf(words, password, confirmation),
    send: async ({ password }) => {
      setProblem(undefined)
      const refused = await onPassword(password)
      if (refused?._tag === 'WeakPassword') refuse('password', weakWords(words, refused))
      else setProblem(refused)
    },
  })
  const type = isShown ? 'text' : 'password'
  const secret = {
    type,
    maxLength: longestPassword,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const
  return (
    <form className={styles.form} {...form}>
      {prompt === undefined ? null : <Alert>{prompt}</Alert>}
      <p className={styles.lead}>{words.newLead({ email })}</p>
      <KnownUsername email={email} />
      <FormSummary
        {...summary}
        title={words.fieldsWrong}
        labels={{ password: words.newPassword, confirmation: words.confirmation }}
      />
      <RequiredFieldsNote />
      <TextField {...field('password')} {...secret} ref={first} label={words.newPassword} hint={words.passwordHint} />
      <TextField {...field('confirmation')} {...secret} label={words.confirmation} />
      <ShowPassword isShown={isShown} onChange={setShown} />
      <SubmitRow {...{ problem, isSending }}>{save}</SubmitRow>
    </form>
  )
}

function errorsOf(words: Words['account'], password: string, confirmation: string) {
  const wrong = newPasswordProblems(password, confirmation)
  return {
    password: wrong.password && { ...passwordWords(words), missing: words.confirmationRequired }[wrong.password],
    confirmation:
      wrong.confirmation &&
      (wrong.confirmation === 'missing' ? words.confirmationRequired : words.confirmationDifferent),
  }
}
