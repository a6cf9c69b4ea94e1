import type { PayAccountActions } from '../../../src-ui/checkout/pay-actions.ts'
import { checkOnReturn } from '../account/check-on-return.ts'
import { endWithOthers } from '../account/end-with-others.ts'
import type { PayPage } from './pay-page.ts'

/** Follows the session as other tabs and the server change it, while no order is on its way. */
export function watchSession(
  { session, isOpen }: Pick<PayPage, 'session' | 'isOpen'>,
  account: Pick<PayAccountActions, 'signOut' | 'follow' | 'ended'>,
): void {
  checkOnReturn(session, document, isOpen, account.ended)
  endWithOthers(session, window, {
    signOut: () => isOpen() && account.signOut(),
    follow: () => isOpen() && account.follow(),
  })
}
