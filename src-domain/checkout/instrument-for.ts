import type { Minor } from '../money/minor.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { Instrument } from '../placement/order-gateway.ts'
import type { BroughtByWallet } from './checkout-state.ts'

export type InstrumentNeeded = { readonly _tag: 'EnterCard' } | { readonly _tag: 'OpenWallet' }

export interface Paying {
  readonly choice: PaymentChoice
  /** totalAmount + tip. */
  readonly due: Minor
  /** Single-use token of the processor's form. */
  readonly nonce: string | undefined
  /** The wallet approved this amount. */
  readonly wallet: BroughtByWallet | undefined
  /** The open sheet confirms the payment (PAY-14). */
  readonly inSheet: boolean
}

/** CHK-63: nothing due needs no instrument. A guest without a choice gets the card form (PAY-52). */
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
