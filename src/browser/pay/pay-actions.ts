import type { PayActions } from '../../../src-ui/checkout/pay-actions.ts'
import { accountActions } from './account-actions.ts'
import { cardActions } from './card-actions.ts'
import { checkoutHere } from './checkout-here.ts'
import { guestActions } from './guest-actions.ts'
import type { PayNeeds } from './pay-needs.ts'
import { paymentActions } from './payment-actions.ts'
import { placingActions } from './placing-actions.ts'
import { tenderActions } from './tender-actions.ts'
import { termActions } from './term-actions.ts'

/** What the screens of the pay document may ask for. */
export function payActions(needs: PayNeeds): PayActions {
  const { flow } = needs
  const here = checkoutHere(needs)
  const placing = placingActions(needs, here)
  return {
    flow,
    guest: guestActions(needs, here),
    account: accountActions(needs, here),
    terms: termActions(needs, here),
    tenders: tenderActions(needs, here),
    payment: paymentActions(needs, here, placing),
    cards: cardActions(needs),
    placing,
  }
}
