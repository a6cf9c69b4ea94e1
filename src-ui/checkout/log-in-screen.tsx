import { SignInForm } from '../account/sign-in-form.tsx'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { usePay } from './pay-app.ts'
import { Screen } from './screen.tsx'

/** CHK-59. */
export const LogInScreen = () => {
  const words = useWords('pay')
  const { cells, actions } = usePay()
  return (
    <Screen title={words.logInTitle} onBack={actions.back}>
      <SignInForm onSignIn={actions.signIn} onSignedIn={actions.signedIn} termsUrl={cells.facts.brand.termsUrl} />
      <Button kind="quiet" onClick={() => actions.go('GUESTS')}>
        {words.asGuest}
      </Button>
    </Screen>
  )
}
