import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { createRoot } from 'react-dom/client'
import { checkoutFormStore } from '../../../src-adapters/browser/checkout-form-store.ts'
import { facebookGrant, facebookReturnPath, readFacebookReturn } from '../../../src-adapters/social/facebook.ts'
import { enterSignIn, type SignInEntrance } from '../../../src-domain/account/enter-sign-in.ts'
import { profileAddress, signInEntrances } from '../../../src-domain/navigation/account-addresses.ts'
import { home } from '../../../src-domain/navigation/addresses.ts'
import type { AccountActions, AccountConversation } from '../../../src-ui/account/account-conversation.ts'
import { PhoneChecksProvider } from '../../../src-ui/account/phone-checks.tsx'
import type { SocialArrival } from '../../../src-ui/account/social-actions.ts'
import { ordering } from '../../../src-ui/messages/ordering.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import type { AccountState } from '../../../src-ui/profile/account-state.ts'
import { SignInPage } from '../../../src-ui/profile/sign-in-page.tsx'
import { tabStates } from '../../social/browser.ts'
import { accountPage } from './account-page.ts'
import { lazyAccount } from './lazy-account.ts'
import { lazyPhones } from './lazy-phones.ts'
import { lazySocial } from './lazy-social.ts'
import type { LoginNeeds } from './login-needs.ts'
import type { SignInAddress } from './sign-in-address.ts'
import { socialLogin } from './social-login.ts'

/** The sign-in pages outside the shop. No sink reads their address. */
export function startSignIn(state: AccountState, root: HTMLElement, address: SignInAddress): void {
  const page = accountPage(state)
  const { cells, words, tab, session } = page
  const leave = (to: string) => window.location.replace(to)
  // The fields start with the data that a guest entered for an order in this tab.
  const checkoutForm = checkoutFormStore(tab)
  const guest = () => checkoutForm.read()?.guest
  const needs = { ...page, guest }
  const { location, arrival } = facebookArrival(needs, address)
  const forms = lazyAccount(needs)
  // A patron who is already logged in leaves this page (ACCT-35).
  if (arrival === undefined && session.session.token() !== undefined) {
    leave(profileAddress)
    return
  }
  const entrance = entranceIn(address)
  const { texts, locale } = state
  createRoot(root).render(
    <PhoneChecksProvider value={lazyPhones(state.brand)}>
      <WordsProvider words={{ ...words, ordering: withBrandTexts('ordering', ordering, texts, locale) }}>
        <SignInPage
          cells={cells}
          social={{ ...lazySocial(needs), arrival }}
          enter={entrance && (() => enterConversation(forms, entrance))}
          begin={forms.account}
          isRecovering={forms.isRecovering}
          onSignIn={forms.signIn}
          onSignedIn={() => leave(location ?? profileAddress)}
          onBack={() => leave(location ?? home)}
          report={reportError}
        />
      </WordsProvider>
    </PhoneChecksProvider>,
  )
}

/**
 * The step of the conversation that the address names in its path. Its fragment has the email, because no server
 * receives it (ACCT-69): `#email=ana@example.com&autoSend`. Undefined: the conversation begins at its first screen.
 */
function entranceIn({ pathname, hash }: SignInAddress): SignInEntrance | undefined {
  const said = new URLSearchParams(hash.slice(1))
  return enterSignIn({
    step: signInEntrances[pathname]?.step,
    email: said.get('email') ?? undefined,
    autoSend: said.has('autoSend'),
  })
}

/** Begins the conversation at its entrance, and sends the code if the address requests it (ACCT-37). */
async function enterConversation(
  { account, isRecovering }: Pick<AccountActions, 'account' | 'isRecovering'>,
  { flow, sendsCode }: SignInEntrance,
): Promise<AccountConversation> {
  // A reload shows the step of the code that was already sent, as in the shop.
  const kept = flow.step === 'forgot-password' && flow.email === '' && isRecovering() ? await account() : undefined
  const conversation = kept?.flow.current().step === flow.step ? kept : await account(flow)
  const problem = sendsCode ? await conversation.sendPin(flow.email) : undefined
  // The first screen shows the problem once.
  const unsaid = problem === undefined ? [] : [problem]
  return {
    ...conversation,
    arrive: async () => {
      const why = unsaid.pop()
      return why === undefined ? conversation.arrive() : left(why)
    },
  }
}

interface FacebookArrival {
  /** The page that the person continues to. */
  readonly location?: string | undefined
  readonly arrival?: SocialArrival | undefined
}

/** Reads Facebook's answer from the address once; the rest of the page is drawn meanwhile. */
function facebookArrival(needs: LoginNeeds, address: SignInAddress): FacebookArrival {
  const { page, brand } = needs.facts
  if (address.pathname !== facebookReturnPath || brand.auth.social.facebook === undefined) return {}
  const returned = readFacebookReturn(address, tabStates(needs.tab, needs.clock, needs.ids))
  if (returned === undefined) return {}
  const { location, grant } = returned
  const { resume } = socialLogin(needs)
  const granted = async () => (isLeft(grant) ? grant : right(await facebookGrant(page, grant.right)))
  const result = () => resume('facebook', granted())
  return { location, arrival: { platform: 'facebook', result } }
}
