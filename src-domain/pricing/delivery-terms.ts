import type { Minor } from '../money/minor.ts'
import type { ChargeTerms } from './order-totals.ts'

export interface DeliveryTerms {
  /** Minimum price of the food before tip (CHK-26); 0 for none. */
  readonly minimum: Minor
  /** Replaces the service fee. */
  readonly fee: Minor
}

export function chargesWith(charges: ChargeTerms, terms: DeliveryTerms | undefined): ChargeTerms {
  return terms === undefined ? charges : { ...charges, serviceFee: terms.fee }
}
