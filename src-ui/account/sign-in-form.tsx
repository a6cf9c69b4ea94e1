import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passwordProblem } from '../../src-domain/account/account-forms.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import styles from './sign-in-form.module.css'

export interface SignInFormProps {
  readonly onSignIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly onSignedIn: () => void
  readonly termsUrl?: string | undefined
}

interface Fields {
  readonly email: string
  readonly password: string
}

/** Why nobody is signed in, in words. */
export const outcomeSentence = (words: Words['ordering'], outcome: SignInOutcome): string => {
  switch (outcome._tag) {
    case 'WrongCredentials':
      return words.wrongCredentials
    case 'NoAnswer':
      return words.noAnswer
    case 'Held':
      return words.held[outcome.notice]
    case 'Failed':
    case 'SignedIn':
      return words.signInFailed
  }
}

/** ACCT-59, ACCT-62. */
const validators = (words: Words['ordering']) => ({
  email: (text: string) => {
    const problem = emailProblem(text)
    return problem === undefined || (problem === 'missing' ? words.emailRequired : words.emailInvalid)
  },
  password: (text: string) => {
    const problem = passwordProblem(text)
    return problem === undefined || (problem === 'missing' ? words.passwordRequired : words.passwordShort)
  },
})

/** The login screen (ACCT-13). A field is judged when it is left, and taken at its word as soon as it is right. */
export const SignInForm = ({ onSignIn, onSignedIn, termsUrl }: SignInFormProps) => {
  const words = useWords('ordering')
  const [outcome, setOutcome] = useState<SignInOutcome>()
  const { register, handleSubmit, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const validate = validators(words)
  const submit = handleSubmit(async ({ email, password }) => {
    setOutcome(undefined)
    const answer = await onSignIn(email, password)
    if (answer._tag === 'SignedIn') onSignedIn()
    else setOutcome(answer)
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Enter presses again while the first press is under way.
        if (!isSubmitting) void submit(event)
      }}
    >
      <p className={styles.lead}>{words.signInLead}</p>
      {outcome === undefined ? null : <Alert kind="danger">{outcomeSentence(words, outcome)}</Alert>}
      <TextField
        {...register('email', { validate: validate.email })}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
      />
      <TextField
        {...register('password', { validate: validate.password })}
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {words.signIn}
      </Button>
      {termsUrl === undefined ? null : (
        <p className={styles.terms}>
          <a href={termsUrl} target="_blank" rel="noreferrer">
            {words.termsNotice}
          </a>
        </p>
      )}
    </form>
  )
}
