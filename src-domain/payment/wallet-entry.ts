import type { PaymentProblem } from './payment-problem.ts'
import type { WalletKind } from './wallet-button.ts'

/** The processor's wallet as the screens know it. */
export interface WalletEntry {
  /** None until it is known that there are any (PAY-08, PAY-09). */
  readonly kinds: readonly WalletKind[]
  /** Why the last sheet brought nothing. */
  readonly problem?: PaymentProblem
}

export const noWallet: WalletEntry = { kinds: [] }
