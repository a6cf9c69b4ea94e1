import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { fetchAddCard } from '../../../src-ui/profile/account-root.tsx'
import type { AccountState } from '../../../src-ui/profile/account-state.ts'
import { Port } from '../document/ports.ts'
import { readState } from '../document/read-state.ts'
import { accountPage } from './account-page.ts'
import { drawAccount } from './draw-account.tsx'
import { endWithOthers } from './end-with-others.ts'
import { pageActions } from './page-actions.ts'
import { isSignIn, takenAddress } from './taken-address.ts'

/** Shows a patron's own pages, and whoever is nobody the way in. */
function startAccount(state: AccountState, root: HTMLElement): void {
  const page = accountPage(state)
  const { cells, container, words } = page
  const connection = container.get(Port.connection)
  const actions = pageActions(page)
  const notice = () => cells.online.update(connection.isOnline)
  // The form to type a card into is what this page is for.
  if (state.paymentEnvironment !== undefined) void fetchAddCard().catch(() => undefined)
  notice()
  connection.onChange(() => {
    notice()
    // What could not be asked without a network is asked now.
    if (connection.isOnline() && cells.isUnreached.current()) actions.look()
  })
  drawAccount(root, words, { cells, actions })
  endWithOthers({ session: container.get(Port.sessionStore), patron: cells.patron }, window, {
    signOut: actions.signOut,
    follow: actions.look,
  })
  actions.look()
}

const state = readState<AccountState>(document, 'account')
const root = document.getElementById('page')
if (state !== undefined && root !== null) {
  if (isSignIn(window.location)) {
    const address = takenAddress(window)
    void import('./sign-in.tsx').then(({ startSignIn }) => startSignIn(state, root, address))
  } else startAccount(state, root)
}
