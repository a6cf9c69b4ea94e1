import type { Brand } from '../brand/brand.ts'
import type { PaymentProblem } from './payment-problem.ts'
import type { WalletKind } from './wallet-button.ts'

/** The processor's wallet as the screens know it. */
export interface WalletEntry {
  /** None until it is known that there are any (PAY-08, PAY-09). */
  readonly kinds: readonly WalletKind[]
  /** Text of the processor's own wallet button, so that ours says the same. Absent: the wallet's standard text. */
  readonly buttonText?: string
  /** The brand takes them, and whether the restaurant and this device do is not known yet: its place is held. */
  readonly isAwaited?: true
  /** Why the last sheet brought nothing. */
  readonly problem?: PaymentProblem
}

export const noWallet: WalletEntry = { kinds: [] }

/** Before anybody was asked. */
export function firstWallet({ ordering }: Pick<Brand, 'ordering'>): WalletEntry {
  return ordering.mobilePay ? { kinds: [], isAwaited: true } : noWallet
}

/** Nobody is asked any more, whatever came of it. */
export function walletAnswered({ isAwaited: _, ...entry }: WalletEntry): WalletEntry {
  return entry
}
