import { type ReactNode, useEffect, useRef, useState } from 'react'
import { longestPassword, passwordProblem } from '../../src-domain/account/account-forms.ts'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import type { SignInOutcome } from '../../src-domain/account/sign-in.ts'
import { Button } from '../design/button.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import { AccountProblemAlert, SpokenAlert } from './account-problem.tsx'
import { EmailField } from './email-field.tsx'
import { KnownUsername } from './known-username.tsx'
import { passwordWords } from './password-words.ts'
import styles from './sign-in-form.module.css'
import { signInOutcomeText } from './sign-in-outcome-text.ts'
import { useJudgedFields } from './use-judged-fields.ts'

export interface SignInFormProps {
  /** First the e-mail, then also the password (ACCT-09); or only the password of a known account (ACCT-14). */
  readonly asks: 'email' | 'email and password' | 'password'
  readonly email: string
  /** True if the customer returned from another screen. */
  readonly isBack: boolean
  readonly onEmail: (email: string) => Promise<AccountProblem | undefined>
  readonly onEmailEdited: (email: string) => void
  readonly onSignIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly onSignedIn: () => void
  readonly termsUrl?: string | undefined
  /** Outcome of an earlier step, shown until the next submit. */
  readonly said?: SignInOutcome | undefined
  /** Links below the password and below the form. They receive the typed e-mail. */
  readonly beside: (email: string) => ReactNode
  readonly below: (email: string) => ReactNode
}

/** Distinguishes a missing e-mail from an invalid one (ACCT-59, ACCT-62). */
function emailError(words: Words['ordering'], text: string): string | undefined {
  const problem = emailProblem(text)
  return problem && (problem === 'missing' ? words.emailRequired : words.emailInvalid)
}

function passwordError(words: Pick<Words, 'ordering' | 'account'>, text: string): string | undefined {
  const problem = passwordProblem(text)
  const { passwordRequired, passwordShort } = words.ordering
  return problem && { ...passwordWords(words.account), missing: passwordRequired, 'too-short': passwordShort }[problem]
}

/** E-mail, then password (ACCT-08, ACCT-13), in one form for password managers. */
export function SignInForm({
  asks,
  onEmail,
  onEmailEdited,
  onSignIn,
  onSignedIn,
  termsUrl,
  ...known
}: SignInFormProps) {
  const words = useWords('ordering')
  const account = useWords('account')
  const [outcome, setOutcome] = useState(known.said)
  const [problem, setProblem] = useState<AccountProblem>()
  const isEmailAlone = asks === 'email'
  const { form, field, typed, isSending, summary, refuse } = useJudgedFields({
    names: isEmailAlone ? (['email'] as const) : (['email', 'password'] as const),
    initial: { email: known.email, password: '' },
    judge: (now) => ({
      email: emailError(words, now.email),
      ...(isEmailAlone ? {} : { password: passwordError({ ordering: words, account }, now.password) }),
    }),
    send: async (now) => {
      setOutcome(undefined)
      setProblem(undefined)
      if (isEmailAlone) return setProblem(await onEmail(now.email))
      const answer = await onSignIn(now.email, now.password)
      if (answer._tag === 'SignedIn') onSignedIn()
      else if (answer._tag === 'WrongCredentials') refuse('password', words.wrongCredentials)
      else setOutcome(answer)
    },
  })
  const { email, password } = useNextField(asks, known.isBack)
  const typedEmail = field('email')
  const edit: typeof typedEmail.onChange = (event) => {
    typedEmail.onChange(event)
    if (isEmailAlone) return
    // The password and the message were for the previous e-mail (ACCT-16).
    setOutcome(undefined)
    onEmailEdited(event.currentTarget.value)
  }
  return (
    <form className={styles.form} {...form}>
      {asks === 'password' ? <PasswordLead email={typed.email} /> : <p className={styles.lead}>{words.signInLead}</p>}
      {outcome === undefined ? null : <SpokenAlert {...signInOutcomeText(words, outcome)} />}
      <FormSummary {...summary} title={account.fieldsWrong} labels={{ email: words.email, password: words.password }} />
      {asks === 'password' ? null : (
        <EmailField {...typedEmail} onChange={edit} ref={email} readOnly={isSending} label={words.email} />
      )}
      {isEmailAlone ? null : (
        <>
          <TextField
            {...field('password')}
            ref={password}
            maxLength={longestPassword}
            label={words.password}
            type="password"
            autoComplete="current-password"
          />
          {known.beside(typed.email)}
        </>
      )}
      <AccountProblemAlert problem={problem} />
      <Button type="submit" wide busy={isSending}>
        {isEmailAlone ? account.goOn : words.signIn}
      </Button>
      {known.below(typed.email)}
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

function PasswordLead({ email }: { readonly email: string }) {
  return (
    <>
      <p className={styles.lead}>{useWords('account').passwordLead({ email })}</p>
      <KnownUsername email={email} />
    </>
  )
}

/** Focuses the next field, except on a new page, where it would open a phone's keyboard. */
function useNextField(asks: SignInFormProps['asks'], isBack: boolean) {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const isWaiting = useRef(!isBack)
  useEffect(() => {
    const next = asks === 'email' ? email : password
    const isFirst = isWaiting.current && asks === 'email'
    isWaiting.current = false
    // Runs after the title, which may also take the focus.
    if (!isFirst) queueMicrotask(() => next.current?.focus({ preventScroll: true }))
  }, [asks])
  return { email, password }
}
