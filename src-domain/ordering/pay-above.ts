import type { CheckoutChange } from '../checkout/change-checkout.ts'
import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { WalletPays } from '../payment/offer-wallet.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { StateCell } from '../state/state-cell.ts'

export interface PayAbovePorts {
  readonly checkout: StateCell<CheckoutState>
  readonly choose: (payment: PaymentChoice) => unknown
  /** The wallet is what was chosen, and its button in the place of Place Order goes on. */
  readonly onChosen: () => void
}

/** The sheet of the button above the rows pays as any other. Who agrees in it has chosen the wallet (CHK-02, PAY-12). */
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
      // First: a wallet that is chosen has its button elsewhere, and this one's sheet is open.
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
