import type { Minor } from './minor.ts'

/** Dollars for the wire: 1210 is 12.1. `minorFromNumber` restores the exact amount. */
export function majorAmount(amount: Minor): number {
  return amount / 100
}
