import type { Minor } from './minor.ts'

/** Dollars for the wire: 1210 is 12.1. `minorFromDollars` restores the exact amount. */
export function dollars(amount: Minor): number {
  return amount / 100
}
