import type { ReactNode } from 'react'
import type { SignInEvent, SignInFlow } from '../../src-domain/account/sign-in-flow.ts'
import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './account-forms.module.css'
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
  /** To where signing in has led. */
  readonly goOn: (flow: SignInFlow) => Promise<void>
}

/** ACCT-13, with its ways to the other forms (ACCT-11). */
export function LogIn({ lead, below, isMissing, tell, goOn, onSignIn, ...form }: LogInProps) {
  const words = useWords('account')
  return (
    <>
      {lead}
      {isMissing ? <Alert kind="danger">{words.couldNotOpen}</Alert> : null}
      <SignInForm
        {...form}
        onSignIn={async (email, password) => {
          const outcome = await onSignIn(email, password)
          if (outcome._tag === 'Held' && outcome.goesOn !== undefined) await goOn(outcome.goesOn)
          return outcome
        }}
        forgot={(email) => (
          <button
            type="button"
            className={`${styles.link} ${styles.forgot}`}
            onClick={() => tell({ _tag: 'PasswordForgotten', email })}
          >
            {words.forgot}
          </button>
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
