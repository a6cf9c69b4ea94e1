import type { Cents } from '../money/cents.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import type { Instrument } from './order-gateway.ts'

/** What the customer still has to do before the order can be placed. */
export type InstrumentNeeded = { readonly _tag: 'EnterCard' } | { readonly _tag: 'OpenWallet' }

export interface Paying {
  readonly choice: PaymentChoice
  /** totalAmount + tip. */
  readonly due: Cents
  /** From the processor's own form, or from its wallet; single use. */
  readonly nonce: string | undefined
  /** From a confirmed wallet payment (PAY-16). */
  readonly transactionId: string | undefined
}

/** CHK-63: nothing due, nothing asked. A guest who chose nothing is shown the card form first (PAY-52). */
export function instrumentFor({ choice, due, nonce, transactionId }: Paying): Instrument | InstrumentNeeded {
  if (due === 0) return { _tag: 'NothingDue' }
  switch (choice._tag) {
    case 'Cash':
      return { _tag: 'Cash' }
    case 'SavedCard':
      return { _tag: 'SavedCard' }
    case 'CardForm':
      return nonce === undefined ? { _tag: 'EnterCard' } : { _tag: 'Nonce', nonce }
    case 'Wallet':
      if (nonce !== undefined) return { _tag: 'Nonce', nonce }
      return transactionId === undefined ? { _tag: 'OpenWallet' } : { _tag: 'Transaction', transactionId }
  }
}
