import type { Cents } from './cents.ts'

/** For the wire: 1210 is 12.1. The nearest number to the exact amount, so that `centsFromDollars` reads it back. */
export function dollars(amount: Cents): number {
  return amount / 100
}
