import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import type { AccountActions } from '../../../src-ui/account/account-conversation.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import type { AccountNeeds } from './account-controller.ts'

/** All of an account comes when somebody asks for it: its steps are as long as much else, and most order as guests. */
export function accountLater(needs: AccountNeeds): AccountActions {
  const controller = later(() =>
    import('./account-controller.ts').then(({ accountController }) => accountController(needs)),
  )
  return {
    // A part that did not come was asked for over the same network.
    signIn: (email, password) =>
      controller().then(
        ({ signIn }) => signIn(email, password),
        () => ({ _tag: 'NoAnswer' }),
      ),
    account: async (from) => (await controller()).account(from),
    isRecovering: () => needs.container.get(Port.tab).read(sessionKeys.recovery) !== undefined,
  }
}
