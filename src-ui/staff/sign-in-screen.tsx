import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { SignInFields, type SignInFieldsProps } from './sign-in-fields.tsx'
import styles from './sign-in-screen.module.css'
import { StaffHeader, type StaffHeaderProps } from './staff-header.tsx'

export interface SignInScreenProps extends Pick<StaffHeaderProps, 'facts'>, Pick<SignInFieldsProps, 'onSignIn'> {
  /** True after an invitation of a member with a second factor. */
  readonly isPasswordSet: boolean
  /** Called for a tablet that shows orders without a sign-in. */
  readonly onPair: () => void
}

export function SignInScreen({ facts, isPasswordSet, onSignIn, onPair }: SignInScreenProps) {
  const words = useWords('staff')
  return (
    <>
      <StaffHeader facts={facts} />
      <main id="content" className={styles.main}>
        <h1 className={styles.title}>{words.signInTitle}</h1>
        <p className={styles.lead}>{words.signInLead({ name: facts.brand.name })}</p>
        {isPasswordSet ? <Alert kind="success">{words.secondFactor.passwordSet}</Alert> : null}
        <SignInFields onSignIn={onSignIn} />
        <Button kind="quiet" onClick={onPair}>
          {words.pairing.start}
        </Button>
      </main>
    </>
  )
}
