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
import { outcomeSaid } from './sign-in-said.ts'
import { useJudgedFields } from './use-judged-fields.ts'

export interface SignInFormProps {
  /** The e-mail first, the password after it (ACCT-09); or the password of one account alone (ACCT-14). */
  readonly asks: 'email' | 'email and password' | 'password'
  /** What is in the field already. */
  readonly email: string
  /** Whether another screen was here before, whose field had the focus. */
  readonly isBack: boolean
  readonly onEmail: (email: string) => Promise<AccountProblem | undefined>
  readonly onEmailEdited: (email: string) => void
  readonly onSignIn: (email: string, password: string) => Promise<SignInOutcome>
  readonly onSignedIn: () => void
  readonly termsUrl?: string | undefined
  /** What an earlier step said, until this form says something else. */
  readonly said?: SignInOutcome | undefined
  /** Ways to other forms, told what the field holds: below the password, and below the form. */
  readonly beside: (email: string) => ReactNode
  readonly below: (email: string) => ReactNode
}

/** A missing e-mail is told from one that is none (ACCT-59, ACCT-62). */
function emailError(words: Words['ordering'], text: string): string | undefined {
  const problem = emailProblem(text)
  return problem && (problem === 'missing' ? words.emailRequired : words.emailInvalid)
}

function passwordError(words: Pick<Words, 'ordering' | 'account'>, text: string): string | undefined {
  const problem = passwordProblem(text)
  const { passwordRequired, passwordShort } = words.ordering
  return problem && { ...passwordWords(words.account), missing: passwordRequired, 'too-short': passwordShort }[problem]
}

/**
 * The first screen of the conversation: the e-mail, and then the password beside it (ACCT-08, ACCT-13). One form
 * throughout, so that a browser's keeper of passwords knows the two for one account's.
 */
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
    // ACCT-16: the password that is asked for, and what was said of it, would be another account's.
    setOutcome(undefined)
    onEmailEdited(event.currentTarget.value)
  }
  return (
    <form className={styles.form} {...form}>
      {asks === 'password' ? <WhosePassword email={typed.email} /> : <p className={styles.lead}>{words.signInLead}</p>}
      {outcome === undefined ? null : <SpokenAlert {...outcomeSaid(words, outcome)} />}
      <FormSummary {...summary} title={account.fieldsWrong} labels={{ email: words.email, password: words.password }} />
      {asks === 'password' ? null : (
        // What is asked about is not changed while it is asked.
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

function WhosePassword({ email }: { readonly email: string }) {
  return (
    <>
      <p className={styles.lead}>{useWords('account').passwordLead({ email })}</p>
      <KnownUsername email={email} />
    </>
  )
}

/** The field that is asked for next has the focus; the first one of a page that just opened waits for a finger. */
function useNextField(asks: SignInFormProps['asks'], isBack: boolean) {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const isWaiting = useRef(!isBack)
  useEffect(() => {
    const next = asks === 'email' ? email : password
    const isFirst = isWaiting.current && asks === 'email'
    isWaiting.current = false
    // After the title around it, which may take the focus as well.
    if (!isFirst) queueMicrotask(() => next.current?.focus({ preventScroll: true }))
  }, [asks])
  return { email, password }
}
