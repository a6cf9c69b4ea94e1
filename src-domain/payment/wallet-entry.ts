import type { Brand } from '../brand/brand.ts'
import type { PaymentProblem } from './payment-problem.ts'
import type { WalletKind } from './wallet-button.ts'

export interface WalletEntry {
  /** Empty until known (PAY-08, PAY-09). */
  readonly kinds: readonly WalletKind[]
  /** Text for our own button; absent: the wallet's standard text. */
  readonly buttonText?: string
  /** Reserves space while restaurant and device are being checked. */
  readonly isAwaited?: true
  readonly problem?: PaymentProblem
}

export const noWallet: WalletEntry = { kinds: [] }

export function firstWallet({ ordering }: Pick<Brand, 'ordering'>): WalletEntry {
  return ordering.mobilePay ? { kinds: [], isAwaited: true } : noWallet
}

export function walletAnswered({ isAwaited: _, ...entry }: WalletEntry): WalletEntry {
  return entry
}
