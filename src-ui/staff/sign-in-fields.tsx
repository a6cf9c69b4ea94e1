import { useState } from 'react'
import { longestPassword } from '../../src-domain/account/account-forms.ts'
import { EmailField } from '../account/email-field.tsx'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { SignInOutcome } from './session-state.ts'
import styles from './sign-in-screen.module.css'

export interface SignInFieldsProps {
  readonly onSignIn: (email: string, password: string) => Promise<SignInOutcome>
}

/** E-mail and password of a member, which only the order server checks. */
export function SignInFields({ onSignIn }: SignInFieldsProps) {
  const words = useWords('staff')
  const [refused, setRefused] = useState<Exclude<SignInOutcome, 'signed-in'>>()
  const { form, field, isSending, summary } = useJudgedFields({
    names: ['email', 'password'] as const,
    initial: { email: '', password: '' },
    judge: ({ email, password }) => ({
      email: email.trim() === '' ? words.emailMissing : undefined,
      password: password === '' ? words.passwordMissing : undefined,
    }),
    send: async ({ email, password }) => {
      setRefused(undefined)
      const outcome = await onSignIn(email.trim(), password)
      if (outcome !== 'signed-in') setRefused(outcome)
    },
  })
  return (
    <form className={styles.form} {...form}>
      {refused === undefined ? null : <Alert kind="danger">{words.refused[refused]}</Alert>}
      <FormSummary {...summary} title={words.fieldsWrong} labels={{ email: words.email, password: words.password }} />
      <EmailField {...field('email')} label={words.email} readOnly={isSending} />
      <TextField
        {...field('password')}
        label={words.password}
        type="password"
        autoComplete="current-password"
        maxLength={longestPassword}
      />
      <Button type="submit" wide busy={isSending}>
        {words.signIn}
      </Button>
    </form>
  )
}
