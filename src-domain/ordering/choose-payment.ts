import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { StateCell } from '../state/state-cell.ts'
import { type CheckPorts, checkPrice } from './check-order.ts'
import { type CheckoutSnapshot, choiceOf } from './checkout-snapshot.ts'

export interface ChoosePaymentPorts extends CheckPorts {
  readonly checkout: StateCell<CheckoutState>
  /** One look at all that the checkout depends on. */
  readonly snapshot: () => CheckoutSnapshot
  /** PAY-12: told whether the customer's last choice was the wallet. */
  readonly rememberWallet: (isChosen: boolean) => void
}

/** How the order is paid from now on. What a wallet agreed to before is not what is chosen now. */
export function choosePayment(ports: ChoosePaymentPorts): (payment: PaymentChoice) => Promise<void> {
  const { checkout, snapshot, rememberWallet } = ports
  return async (payment) => {
    const wasCash = choiceOf(snapshot())._tag === 'Cash'
    checkout.update(({ wallet: _, isWalletLeft: __, ...now }) => ({ ...now, payment }))
    rememberWallet(payment._tag === 'Wallet')
    // The service fee may be another for cash (PRICE-24).
    if (wasCash !== (payment._tag === 'Cash') && snapshot().isOnline) await checkPrice(ports)()
  }
}
