import { payWithCard } from '../../../src-domain/checkout/change-checkout.ts'
import { type Cents, zero } from '../../../src-domain/money/cents.ts'
import { checkPrice } from '../../../src-domain/ordering/check-order.ts'
import { choiceOf, dueOf } from '../../../src-domain/ordering/checkout-snapshot.ts'
import { isPlacing } from '../../../src-domain/ordering/placement-state.ts'
import type { PaymentActions } from '../../../src-ui/checkout/pay-actions.ts'
import type { CheckoutHere } from './checkout-here.ts'
import type { PayNeeds } from './pay-needs.ts'

/** How the order is paid: the choice, the card form, the wallet's own button. */
export function paymentActions(needs: PayNeeds, { snapshot }: CheckoutHere, placeOrder: () => void): PaymentActions {
  const { cells, ports, flow, desk } = needs
  const { checkout, placement } = cells
  const payByWallet = (amount: Cents) => (nonce: string) => {
    if (isPlacing(placement.current())) return
    checkout.update((state) => ({ ...state, wallet: { nonce, amount } }))
    placeOrder()
  }
  const fail = () =>
    cells.wallet.update((now) => ({ ...now, problem: { _tag: 'Unavailable' as const, cause: 'load' as const } }))
  return {
    choose: (payment) => {
      const wasCash = choiceOf(snapshot())._tag === 'Cash'
      checkout.update(({ wallet: _, ...now }) => ({ ...now, payment }))
      needs.rememberWallet(payment._tag === 'Wallet')
      // The service fee may be another for cash (PRICE-24).
      if (wasCash !== (payment._tag === 'Cash') && cells.online.current()) void checkPrice(ports)()
    },
    takeCard: async () => {
      if (isPlacing(placement.current())) return
      // A card is not sent where it cannot arrive; what is typed stays.
      if (!cells.online.current()) return checkout.update((now) => ({ ...now, isHeldOffline: true }))
      const token = await desk.submit(dueOf(snapshot()) ?? zero)
      if (token === undefined) return
      checkout.update(payWithCard(token))
      if (checkout.current().afterCard === 'pay') placeOrder()
      else flow.back()
    },
    showCardForm: desk.show,
    showWallet: (slot, amount) => {
      let hide: (() => void) | undefined
      let isGone = false
      void needs.wallets().then(({ show }) => {
        if (!isGone) hide = show(slot, amount, payByWallet(amount))
      }, fail)
      return () => {
        isGone = true
        hide?.()
      }
    },
  }
}
