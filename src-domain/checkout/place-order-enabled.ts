import type { PriceCheck } from '../pricing/price-check.ts'

export interface PlaceOrderFacts {
  /** A checkout refusal or a validation problem stands. */
  readonly hasValidationError: boolean
  /** The last price check failed (PRICE-03). */
  readonly hasPriceError: boolean
  /** Of the order as it is now; absent while it is asked for. */
  readonly price: PriceCheck | undefined
  readonly isInFlight: boolean
}

/** CHK-35, PRICE-03, PRICE-04: nothing is placed whose price is not known and good. */
export function isPlaceOrderEnabled(facts: PlaceOrderFacts): boolean {
  return !facts.hasValidationError && !facts.hasPriceError && !facts.isInFlight && facts.price?.isValid === true
}
