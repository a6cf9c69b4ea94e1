import type { Cents } from '../money/cents.ts'
import type { ChargeTerms } from './order-totals.ts'

/** What bringing an order to an address costs, and what it must come to. */
export interface DeliveryTerms {
  /** What the food must cost before tip (CHK-26); 0 means that any amount will do. */
  readonly minimum: Cents
  /** For bringing it; no service fee comes on top. */
  readonly fee: Cents
}

/** A location's charges with the fee of the address that is delivered to; without terms of its own the location's stays. */
export function chargesWith(charges: ChargeTerms, terms: DeliveryTerms | undefined): ChargeTerms {
  return terms === undefined ? charges : { ...charges, serviceFee: terms.fee }
}
