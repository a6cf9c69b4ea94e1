import { type ReactNode, useState } from 'react'
import type { AccountProblem } from '../../src-domain/account/account-problem.ts'
import type { SignInEvent, SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import { isPasswordAsked } from '../../src-domain/account/sign-in-machine.ts'
import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'
import { AccountProblemAlert } from './account-problem.tsx'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'

export interface LogInProps
  extends Pick<
    SignInFormProps,
    'onEmail' | 'onEmailEdited' | 'onSignIn' | 'onSignedIn' | 'termsUrl' | 'said' | 'isBack'
  > {
  readonly flow: SignInFlow
  readonly lead?: ReactNode
  readonly beneath?: ReactNode
  /** True if the chunk of the other forms failed to load. */
  readonly isMissing: boolean
  readonly tell: (event: SignInEvent) => void
  readonly sendCode: (email: string) => Promise<AccountProblem | undefined>
  readonly goOn: (flow: SignInFlow) => Promise<void>
}

/** Login form (ACCT-06, ACCT-11, ACCT-13, ACCT-14). */
export function LogIn({ flow, lead, beneath, isMissing, tell, goOn, sendCode, onSignIn, ...form }: LogInProps) {
  const words = useWords('account')
  const [problem, setProblem] = useState<AccountProblem>()
  const isAsked = isPasswordAsked(flow)
  const link = (text: string, onClick: () => void) => (
    <button type="button" className={styles.link} onClick={onClick}>
      {text}
    </button>
  )
  const forgot = (email: string) => link(words.forgot, () => tell({ _tag: 'PasswordForgotten', email }))
  const askCode = async (email: string) => {
    setProblem(undefined)
    setProblem(await sendCode(email))
  }
  return (
    <>
      {lead}
      {isMissing ? <Alert kind="danger">{words.couldNotOpen}</Alert> : null}
      <SignInForm
        {...form}
        asks={flow.step === 'password' ? 'password' : isAsked ? 'email and password' : 'email'}
        email={flow.email}
        onSignIn={async (email, password) => {
          setProblem(undefined)
          const outcome = await onSignIn(email, password)
          if (outcome._tag === 'Held') await goOn(outcome.goesOn)
          return outcome
        }}
        beside={(email) => (
          <>
            <div className={`${styles.ways} ${styles.forgot}`}>
              {forgot(email)}
              {link(words.byCode, () => void askCode(email))}
            </div>
            <AccountProblemAlert problem={problem} />
          </>
        )}
        below={(email) =>
          flow.step === 'password' ? (
            <p className={styles.other}>{link(words.change, () => tell({ _tag: 'EmailEdited', email }))}</p>
          ) : (
            <div className={styles.others}>
              <p className={styles.other}>
                {words.newHere} {link(words.signUp, () => tell({ _tag: 'SignUpChosen', email }))}
              </p>
              {isAsked ? null : <p className={styles.other}>{forgot(email)}</p>}
            </div>
          )
        }
      />
      {beneath}
    </>
  )
}
