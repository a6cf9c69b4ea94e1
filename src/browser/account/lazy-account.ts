import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import type { AccountActions } from '../../../src-ui/account/account-conversation.ts'
import { fetchOnce } from '../document/fetch-once.ts'
import type { LoginNeeds } from './login-needs.ts'

/** The forms of an account, fetched when a customer opens one: most order as guests. */
export function lazyAccount(needs: LoginNeeds): AccountActions {
  const forms = fetchOnce(() => import('./account-forms.ts').then(({ accountForms }) => accountForms(needs)))
  return {
    signIn: (email, password) =>
      forms().then(
        ({ signIn }) => signIn(email, password),
        // A failed fetch of the forms means that the order server is unreachable, too.
        () => ({ _tag: 'NoAnswer' }),
      ),
    account: async (from) => (await forms()).account(from),
    isRecovering: () => needs.tab.read(sessionKeys.recovery) !== undefined,
  }
}
