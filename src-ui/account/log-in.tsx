import { type ReactNode, useState } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import type { SignInEvent, SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'
import { AccountProblemAlert, SpokenAlert } from './account-problem.tsx'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'

export interface LogInProps
  extends Pick<SignInFormProps, 'onSignIn' | 'onSignedIn' | 'termsUrl'>,
    Required<Pick<SignInFormProps, 'email' | 'said'>> {
  /** Over the fields. */
  readonly lead?: ReactNode
  /** Under them. */
  readonly below?: ReactNode
  /** The other forms could not be fetched. */
  readonly isMissing: boolean
  readonly tell: (event: SignInEvent) => void
  /** Answers why no code to sign in with went out. */
  readonly sendCode: (email: string) => Promise<AccountProblem | undefined>
  /** To where signing in has led. */
  readonly goOn: (flow: SignInFlow) => Promise<void>
}

/** ACCT-13, with its ways to the other forms (ACCT-11). */
export function LogIn({ lead, below, isMissing, tell, goOn, sendCode, onSignIn, ...form }: LogInProps) {
  const words = useWords('account')
  const spoken = useWords('ordering')
  const [problem, setProblem] = useState<AccountProblem>()
  const [wrong, setWrong] = useState<string>()
  const askCode = async (email: string) => {
    const why = emailProblem(email)
    setProblem(undefined)
    setWrong(why && (why === 'missing' ? spoken.emailRequired : spoken.emailInvalid))
    if (why === undefined) setProblem(await sendCode(email))
  }
  return (
    <>
      {lead}
      {isMissing ? <Alert kind="danger">{words.couldNotOpen}</Alert> : null}
      <SignInForm
        {...form}
        onSignIn={async (email, password) => {
          const outcome = await onSignIn(email, password)
          if (outcome._tag === 'Held') await goOn(outcome.goesOn)
          return outcome
        }}
        forgot={(email) => (
          <>
            <div className={`${styles.ways} ${styles.forgot}`}>
              <button type="button" className={styles.link} onClick={() => tell({ _tag: 'PasswordForgotten', email })}>
                {words.forgot}
              </button>
              <button type="button" className={styles.link} onClick={() => void askCode(email)}>
                {words.byCode}
              </button>
            </div>
            {wrong === undefined ? null : <SpokenAlert text={wrong} />}
            <AccountProblemAlert problem={problem} />
          </>
        )}
        below={(email) => (
          <p className={styles.other}>
            {words.newHere}{' '}
            <button type="button" className={styles.link} onClick={() => tell({ _tag: 'SignUpChosen', email })}>
              {words.signUp}
            </button>
          </p>
        )}
      />
      {below}
    </>
  )
}
