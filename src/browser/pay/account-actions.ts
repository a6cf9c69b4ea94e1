import { signOut } from '../../../src-domain/account/session.ts'
import { forgetCards, forgetPayer } from '../../../src-domain/checkout/change-checkout.ts'
import { idleLoyalty } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import { errorOf } from '../../../src-domain/ordering/ready-to-place.ts'
import type { PayAccountActions } from '../../../src-ui/checkout/pay-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'

/** Signing in and out at the checkout: another customer pays another way, and earned something else. */
export function accountActions(needs: PayNeeds, { snapshot, orderChanged, recheck }: CheckoutHere): PayAccountActions {
  const { cells, flow, session, toCart } = needs
  const forget = () => {
    cells.loyalty.update(() => idleLoyalty)
    cells.checkout.update(forgetPayer)
  }
  return {
    ...needs.account,
    signedIn: () => {
      cells.loyalty.update(() => idleLoyalty)
      if (cells.patron.current().patron?.isEmployee === true) return toCart('LINK')
      cells.checkout.update(forgetPayer)
      // Who was asked to log in again was about to pay (CHK-55).
      const to = errorOf(snapshot())._tag === 'Server' ? 'CHECK_OUT' : needs.afterLogin
      if (to !== 'CHECK_OUT') return toCart(to)
      flow.go('CHECK_OUT')
      orderChanged()
    },
    signOut: () => {
      void signOut(session)()
      forget()
      flow.replace('CHECK_OUT')
      recheck()
    },
  }
}

/** The server knows the session no longer (CHK-55): the customer goes on as a guest, or logs in again. */
export function dropSession({ cells, flow, session: { session } }: PayNeeds): void {
  session.drop()
  cells.patron.update(() => ({}))
  cells.loyalty.update(() => idleLoyalty)
  cells.checkout.update(forgetCards)
  if (cells.screen.current() === 'FETCH_CARDS') flow.back()
}
