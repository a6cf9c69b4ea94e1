import { createRoot } from 'react-dom/client'
import { profileAddress } from '../../../src-domain/navigation/account-addresses.ts'
import { home } from '../../../src-domain/navigation/addresses.ts'
import { ordering } from '../../../src-ui/messages/ordering.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import type { AccountState } from '../../../src-ui/profile/account-state.ts'
import { SignInPage } from '../../../src-ui/profile/sign-in-page.tsx'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { checkout } from '../modules/checkout.ts'
import { accountLater } from './account-later.ts'
import { accountPage } from './account-page.ts'
import { entered, entranceIn } from './entered.ts'
import { facebookArrival } from './facebook-arrival.ts'
import { socialLater } from './social-later.ts'
import type { TakenAddress } from './taken-address.ts'

/** The pages to sign in on, apart from the shop: nobody's tags read an address here. */
export function startSignIn(state: AccountState, root: HTMLElement, address: TakenAddress): void {
  const { cells, container, words } = accountPage(state)
  const leave = (to: string) => window.location.replace(to)
  // What a guest said on the way to an order in this tab is in the fields already.
  const guest = () => bring(container, Port.checkoutFormStore, checkout).read()?.guest
  const needs = { container, patron: cells.patron, guest }
  const { location, arrival } = facebookArrival(needs, address)
  const social = { ...socialLater(needs), arrival }
  const forms = accountLater(needs)
  // Whoever is signed in already has nothing to do here (ACCT-35).
  if (arrival === undefined && container.get(Port.sessionStore).token() !== undefined) {
    leave(profileAddress)
    return
  }
  const entrance = entranceIn(address)
  const { texts, locale } = state
  createRoot(root).render(
    <WordsProvider words={{ ...words, ordering: withBrandTexts('ordering', ordering, texts, locale) }}>
      <SignInPage
        cells={cells}
        social={social}
        enter={entrance && (() => entered(forms, entrance))}
        begin={forms.account}
        isRecovering={forms.isRecovering}
        onSignIn={forms.signIn}
        onSignedIn={() => leave(location ?? profileAddress)}
        onBack={() => leave(location ?? home)}
        report={reportError}
      />
    </WordsProvider>,
  )
}
