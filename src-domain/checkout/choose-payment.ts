import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { StateCell } from '../state/state-cell.ts'
import { type CheckPorts, checkPrice } from './check-order.ts'
import { type CheckoutSnapshot, choiceOf } from './checkout-snapshot.ts'
import type { CheckoutState } from './checkout-state.ts'

export interface ChoosePaymentPorts extends CheckPorts {
  readonly checkout: StateCell<CheckoutState>
  readonly snapshot: () => CheckoutSnapshot
  readonly rememberWallet: (isChosen: boolean) => void
}

export function choosePayment(ports: ChoosePaymentPorts): (payment: PaymentChoice) => Promise<void> {
  const { checkout, snapshot, rememberWallet } = ports
  return async (payment) => {
    const wasCash = choiceOf(snapshot())._tag === 'Cash'
    checkout.update(({ wallet: _, isWalletLeft: __, ...now }) => ({ ...now, payment }))
    rememberWallet(payment._tag === 'Wallet')
    // A cash order may have other fees (PRICE-24).
    if (wasCash !== (payment._tag === 'Cash') && snapshot().isOnline) await checkPrice(ports)()
  }
}
