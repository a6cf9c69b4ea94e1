import { useMemo } from 'react'
import { AccountForms } from '../../account/account-forms.tsx'
import { Button } from '../../design/button.tsx'
import { ordering } from '../../messages/ordering.en.ts'
import { withBrandTexts } from '../../messages/wording.ts'
import { MoreWords } from '../../messages/words-context.tsx'
import { Screen } from '../screen.tsx'
import { useLaterWords } from '../use-later-words.ts'
import { usePay } from '../use-pay.ts'

/** Offers to log in or continue as guest (CHK-59). */
export function LogInScreen() {
  const words = useLaterWords()
  const { cells, actions } = usePay()
  const { brand, locale, texts } = cells.facts
  // Uses the same texts as the shop's account sheet.
  const spoken = useMemo(() => ({ ordering: withBrandTexts('ordering', ordering, texts, locale) }), [texts, locale])
  return (
    <MoreWords words={spoken}>
      <AccountForms
        {...{ locale, texts }}
        title={words.logInTitle}
        begin={actions.account.account}
        isRecovering={actions.account.isRecovering}
        onSignIn={actions.account.signIn}
        onSignedIn={actions.account.signedIn}
        termsUrl={brand.termsUrl}
        beneath={
          // If the guest's name is missing, the flow asks for it.
          <Button kind="quiet" onClick={() => actions.flow.go('CHECK_OUT')}>
            {words.asGuest}
          </Button>
        }
        frame={(title, form, { back = actions.flow.back }) => (
          <Screen key={title} title={title} onBack={back}>
            {form}
          </Screen>
        )}
      />
    </MoreWords>
  )
}
