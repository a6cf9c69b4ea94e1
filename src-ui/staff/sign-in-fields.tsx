import { useEffect, useRef, useState } from 'react'
import { longestPassword } from '../../src-domain/account/account-forms.ts'
import { EmailField } from '../account/email-field.tsx'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import { CodeFields } from './code-fields.tsx'
import type { SignInOutcome, SignInRefusal } from './session-state.ts'
import styles from './sign-in-screen.module.css'

export interface SignInFieldsProps {
  readonly onSignIn: (email: string, password: string, code?: string) => Promise<SignInOutcome>
}

interface Credentials {
  readonly email: string
  readonly password: string
}

/** E-mail and password of a member, which only the order server checks; then a code, if the member has an app for it. */
export function SignInFields({ onSignIn }: SignInFieldsProps) {
  const words = useWords('staff')
  const [refused, setRefused] = useState<SignInRefusal>()
  const [codeDue, setCodeDue] = useState<Credentials>()
  const signIn = async (credentials: Credentials, code?: string) => {
    setRefused(undefined)
    const outcome = await onSignIn(credentials.email, credentials.password, code)
    if (outcome === 'code-due') setCodeDue(credentials)
    else if (outcome !== 'signed-in') setRefused(outcome)
  }
  const problem = refused === undefined ? undefined : words.refused[refused]
  if (codeDue === undefined) return <PasswordStep problem={problem} onSend={(credentials) => signIn(credentials)} />
  return (
    <>
      <CodeTitle />
      <CodeFields kind="any" action={words.signIn} problem={problem} onSend={(code) => signIn(codeDue, code)} />
      <Button
        kind="quiet"
        onClick={() => {
          setRefused(undefined)
          setCodeDue(undefined)
        }}
      >
        {words.secondFactor.otherAccount}
      </Button>
    </>
  )
}

/** Focuses itself, so that a screen reader hears what is asked for now. */
function CodeTitle() {
  const { secondFactor: words } = useWords('staff')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <div className={styles.codeHead}>
      <h2 ref={head} tabIndex={-1} className={styles.codeTitle}>
        {words.codeTitle}
      </h2>
      <p className={styles.lead}>{words.codeLead}</p>
    </div>
  )
}

interface PasswordStepProps {
  readonly problem: string | undefined
  readonly onSend: (credentials: Credentials) => Promise<void>
}

function PasswordStep({ problem, onSend }: PasswordStepProps) {
  const words = useWords('staff')
  const { form, field, isSending, summary } = useJudgedFields({
    names: ['email', 'password'] as const,
    initial: { email: '', password: '' },
    judge: ({ email, password }) => ({
      email: email.trim() === '' ? words.emailMissing : undefined,
      password: password === '' ? words.passwordMissing : undefined,
    }),
    send: ({ email, password }) => onSend({ email: email.trim(), password }),
  })
  return (
    <form className={styles.form} {...form}>
      {problem === undefined ? null : <Alert kind="danger">{problem}</Alert>}
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
