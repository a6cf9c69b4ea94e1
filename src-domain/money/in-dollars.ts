import type { Cents } from './cents.ts'

/** Dollars for the wire: 1210 is 12.1. `centsFromDollars` restores the exact amount. */
export function dollars(amount: Cents): number {
  return amount / 100
}
