import type { BroughtByWallet } from '../checkout/checkout-state.ts'
import type { Cents } from '../money/cents.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { Instrument } from './order-gateway.ts'

/** What the customer still has to do before the order can be placed. */
export type InstrumentNeeded = { readonly _tag: 'EnterCard' } | { readonly _tag: 'OpenWallet' }

export interface Paying {
  readonly choice: PaymentChoice
  /** totalAmount + tip. */
  readonly due: Cents
  /** From the processor's own form; single use. */
  readonly nonce: string | undefined
  /** For this very amount. */
  readonly wallet: BroughtByWallet | undefined
  /** The wallet's sheet is open and waits for a payment that it confirms (PAY-14). */
  readonly inSheet: boolean
}

/** CHK-63: nothing due, nothing asked. A guest who chose nothing is shown the card form first (PAY-52). */
export function instrumentFor({ choice, due, nonce, wallet, inSheet }: Paying): Instrument | InstrumentNeeded {
  if (due === 0) return { _tag: 'NothingDue' }
  switch (choice._tag) {
    case 'Cash':
      return { _tag: 'Cash' }
    case 'SavedCard':
      return { _tag: 'SavedCard' }
    case 'CardForm':
      return nonce === undefined ? { _tag: 'EnterCard' } : { _tag: 'Nonce', nonce }
    case 'Wallet':
      if (wallet !== undefined) return wallet
      return inSheet ? { _tag: 'Intent' } : { _tag: 'OpenWallet' }
  }
}
