import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { normalisedFailure } from '../../../src-domain/call/normalised-failure.ts'
import { followOtherTabs } from '../../../src-ui/account/watch-session.ts'
import { fetchAddCard } from '../../../src-ui/profile/account-root.tsx'
import type { AccountState } from '../../../src-ui/profile/account-state.ts'
import { profileController } from '../../../src-ui/profile/profile-controller.ts'
import { readState } from '../document/read-state.ts'
import { accountPage } from './account-page.ts'
import { drawAccount } from './draw-account.tsx'
import { lazyProfile } from './lazy-profile.ts'
import { isSignIn, takeSignInAddress } from './sign-in-address.ts'

/** Shows a patron's pages; sends a guest to the login form. */
function startAccount(state: AccountState, root: HTMLElement): void {
  const page = accountPage(state)
  const { cells, words, connection, session, facts } = page
  const actions = profileController({
    ...page,
    ...lazyProfile(page),
    // LOYAL-15: on the console only.
    report: (failure) => facts.page.console.error('rewards request failed', normalisedFailure(failure)),
    path: () => window.location.pathname,
    leave: (address) => window.location.replace(address),
  })
  const notice = () => cells.online.update(connection.isOnline)
  // Only the page with the card form has a payment environment.
  if (state.paymentEnvironment !== undefined) void fetchAddCard().catch(() => undefined)
  notice()
  connection.onChange(() => {
    notice()
    // A load without a network could not restore the session.
    if (connection.isOnline() && cells.isUnreached.current()) actions.look()
  })
  drawAccount(root, words, { cells, actions })
  followOtherTabs(session, window, {
    signOut: actions.signOut,
    follow: actions.look,
  })
  actions.look()
}

const state = readState<AccountState>(document, 'account')
const root = document.getElementById('page')
if (state !== undefined && root !== null) {
  if (isSignIn(window.location)) {
    const address = takeSignInAddress(window)
    void import('./sign-in.tsx').then(({ startSignIn }) => startSignIn(state, root, address))
  } else startAccount(state, root)
}
