import type { WalletPays } from '../payment/offer-wallet.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { CheckoutChange } from './change-checkout.ts'
import type { CheckoutState } from './checkout-state.ts'

export interface PayAbovePorts {
  readonly checkout: StateCell<CheckoutState>
  readonly choose: (payment: PaymentChoice) => unknown
  /** The wallet is selected; its button replaces Place Order. */
  readonly onChosen: () => void
}

/** Handles the express button's sheet like any other and selects the wallet (CHK-02, PAY-12). */
export function payAbove(pays: WalletPays, { checkout, choose, onChosen }: PayAbovePorts): WalletPays {
  const chooseWallet = () => void choose({ _tag: 'Wallet' })
  return {
    ...pays,
    paid: (nonce) => {
      chooseWallet()
      pays.paid(nonce)
      onChosen()
    },
    agreed: async (amount) => {
      // Runs before selecting the wallet, which would remove the button of the open sheet.
      checkout.update((now) => ({ ...now, sheetAbove: amount }))
      chooseWallet()
      await pays.agreed(amount).finally(() => checkout.update(closeSheetAbove))
      onChosen()
    },
    failed: () => {
      chooseWallet()
      onChosen()
    },
  }
}

const closeSheetAbove: CheckoutChange = ({ sheetAbove: _, ...rest }) => rest
