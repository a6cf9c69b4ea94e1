import type { Decimals } from './currency.ts'
import type { Minor } from './minor.ts'

/** The amount in its currency's main unit, for the wire: 1210 with two decimals is 12.1. `minorFromNumber` restores it. */
export function majorAmount(amount: Minor, decimals: Decimals): number {
  return amount / 10 ** decimals
}
