import { sessionKeys } from '../../src-adapters/browser/storage-keys.ts'
import type { AccountActions } from './account-actions.ts'
import type { AccountDeskNeeds } from './account-desk.ts'

/** All of an account comes when somebody asks for it: its steps are as long as much else, and most order as guests. */
export const accountLater = (needs: AccountDeskNeeds): AccountActions => {
  const desk = () => import('./account-desk.ts').then(({ accountDesk }) => accountDesk(needs))
  return {
    // A part that did not come was asked for over the same network.
    signIn: (email, password) =>
      desk().then(
        ({ signIn }) => signIn(email, password),
        () => ({ _tag: 'NoAnswer' }),
      ),
    account: async (from) => (await desk()).account(from),
    isRecovering: () => needs.tab.read(sessionKeys.recovery) !== undefined,
  }
}
