import styles from '../account/sign-in-form.module.css'
import { SignInForm } from '../account/sign-in-form.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from './ordering-app.ts'

/** LOG_IN in the cart flow; afterwards the order goes on (CHK-24). */
export const CartLogIn = () => {
  const words = useWords('steps')
  const { close } = useWords('common')
  const { cells, actions } = useOrdering()
  return (
    <Sheet title={words.logInTitle} closeLabel={close} onClose={actions.back}>
      <div className={styles.content}>
        <p className={styles.lead}>{words.logInLead}</p>
        <SignInForm onSignIn={actions.signIn} onSignedIn={actions.signedIn} termsUrl={cells.facts.brand.termsUrl} />
      </div>
    </Sheet>
  )
}
