import { useWords } from '../messages/words-context.tsx'
import { SignInFields, type SignInFieldsProps } from './sign-in-fields.tsx'
import styles from './sign-in-screen.module.css'
import { StaffHeader, type StaffHeaderProps } from './staff-header.tsx'

export type SignInScreenProps = Pick<StaffHeaderProps, 'facts'> & Pick<SignInFieldsProps, 'onSignIn'>

export function SignInScreen({ facts, onSignIn }: SignInScreenProps) {
  const words = useWords('staff')
  return (
    <>
      <StaffHeader facts={facts} />
      <main id="content" className={styles.main}>
        <h1 className={styles.title}>{words.signInTitle}</h1>
        <p className={styles.lead}>{words.signInLead({ name: facts.brand.name })}</p>
        <SignInFields onSignIn={onSignIn} />
      </main>
    </>
  )
}
