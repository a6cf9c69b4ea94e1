import type { Cents } from './cents.ts'

/** For the wire: 1210 is 12.1. The nearest number to the exact amount, so that `centsFromDollars` reads it back. */
export const dollars = (amount: Cents): number => amount / 100
