import styles from '../account/sign-in-form.module.css'
import { SocialAccountForms } from '../account/social-account-forms.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'

/** Login in the cart; the order continues afterwards (CHK-24). */
export function CartLogIn() {
  const words = useWords('steps')
  const { close } = useWords('common')
  const { cells, actions } = useOrdering()
  const { brand, locale, texts } = cells.facts
  return (
    <SocialAccountForms
      {...{ locale, texts }}
      title={words.logInTitle}
      lead={<p className={styles.lead}>{words.logInLead}</p>}
      begin={actions.account}
      isRecovering={actions.isRecovering}
      onSignIn={actions.signIn}
      onSignedIn={actions.signedIn}
      social={actions.social}
      termsUrl={brand.termsUrl}
      frame={(title, form, ways) => (
        <Sheet title={title} closeLabel={close} onClose={ways.close ?? actions.back}>
          <div className={styles.content}>{form}</div>
        </Sheet>
      )}
    />
  )
}
