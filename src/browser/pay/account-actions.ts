import { followSession, signOut } from '../../../src-domain/account/session.ts'
import { isCardScreen } from '../../../src-domain/checkout/pay-screen.ts'
import { endSession, forgetPerson, screenAfterSignIn } from '../../../src-domain/ordering/change-person.ts'
import type { PayAccountActions } from '../../../src-ui/checkout/pay-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'

/** Signing in and out at the checkout. */
export function accountActions(needs: PayNeeds, { snapshot, orderChanged, recheck }: CheckoutHere): PayAccountActions {
  const { cells, flow, session, toCart } = needs
  return {
    ...needs.account,
    signedIn: () => {
      forgetPerson(cells)
      const to = screenAfterSignIn(snapshot(), needs.afterLogin)
      if (to !== 'CHECK_OUT') return toCart(to)
      flow.go('CHECK_OUT')
      orderChanged()
    },
    ended: () => {
      dropSession(needs)
      flow.replace('CHECK_OUT')
      recheck()
    },
    follow: () => {
      forgetPerson(cells)
      void followSession(session)().then(() => {
        flow.replace('CHECK_OUT')
        recheck()
      })
    },
    signOut: () => {
      void signOut(session)()
      forgetPerson(cells)
      flow.replace('CHECK_OUT')
      recheck()
    },
  }
}

/** A card of the patron's is nobody's any more; neither is its screen. */
export function dropSession({ cells, flow, session: { session } }: PayNeeds): void {
  endSession({ ...cells, session })
  if (isCardScreen(cells.screen.current())) flow.back()
}
