import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { passwordProblem } from '../../src-domain/account/account-forms.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { accountSaid, type Spoken } from '../messages/spoken.ts'
import { useWords, type Words } from '../messages/words-context.tsx'
import { SpokenAlert } from './account-problem.tsx'
import { EmailField } from './email-field.tsx'
import styles from './sign-in-form.module.css'

export interface SignInFormProps {
  readonly onSignIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly onSignedIn: () => void
  readonly termsUrl?: string | undefined
  /** What is in the field already. */
  readonly email?: string
  /** What an earlier step said, until this form says something else. */
  readonly said?: SignInOutcome | undefined
  /** Ways to other forms, told what the field holds: below the password, and below the form. */
  readonly forgot?: (email: string) => ReactNode
  readonly below?: (email: string) => ReactNode
}

/** Why nobody is signed in, in words. */
function outcomeSaid(words: Words['ordering'], outcome: SignInOutcome): Spoken {
  switch (outcome._tag) {
    case 'WrongCredentials':
      return { text: words.wrongCredentials }
    case 'NoAnswer':
      return { text: words.noAnswer }
    case 'PersonNotShown':
      return { text: words.personNotShown }
    case 'Held':
      return { text: outcome.notice === 'CodeOver' ? words.signInFailed : words.held[outcome.notice] }
    case 'Failed':
      return accountSaid(words, outcome, words.signInFailed)
    case 'SignedIn':
      return { text: words.signInFailed }
  }
}

/** A missing e-mail is told from one that is none (ACCT-59, ACCT-62). */
function emailError(words: Words['ordering'], text: string): string | undefined {
  const problem = emailProblem(text)
  return problem && (problem === 'missing' ? words.emailRequired : words.emailInvalid)
}

function passwordError(words: Words['ordering'], text: string): string | undefined {
  const problem = passwordProblem(text)
  return problem && (problem === 'missing' ? words.passwordRequired : words.passwordShort)
}

/**
 * The login screen (ACCT-13). A field is judged when it is left, and taken at its word as soon as it is right. Two
 * fields need no form library, whose weight the pay document cannot carry.
 */
export function SignInForm({ onSignIn, onSignedIn, termsUrl, said, forgot, below, ...known }: SignInFormProps) {
  const words = useWords('ordering')
  const [typed, setTyped] = useState({ email: known.email ?? '', password: '' })
  const [left, setLeft] = useState({ email: false, password: false })
  const [outcome, setOutcome] = useState(said)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [email, password] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const errors = { email: emailError(words, typed.email), password: passwordError(words, typed.password) }
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      setTyped((now) => ({ ...now, [name]: value }))
    },
    onBlur: () => setLeft((now) => ({ ...now, [name]: true })),
    error: left[name] ? errors[name] : undefined,
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setLeft({ email: true, password: true })
    if (errors.email !== undefined) return email.current?.focus()
    if (errors.password !== undefined) return password.current?.focus()
    if (isSubmitting) return
    setOutcome(undefined)
    setIsSubmitting(true)
    const answer = await onSignIn(typed.email, typed.password)
    setIsSubmitting(false)
    if (answer._tag === 'SignedIn') onSignedIn()
    else setOutcome(answer)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{words.signInLead}</p>
      {outcome === undefined ? null : <SpokenAlert {...outcomeSaid(words, outcome)} />}
      <EmailField {...field('email')} ref={email} label={words.email} />
      <TextField
        {...field('password')}
        ref={password}
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
      />
      {forgot?.(typed.email)}
      <Button type="submit" wide busy={isSubmitting}>
        {words.signIn}
      </Button>
      {below?.(typed.email)}
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
