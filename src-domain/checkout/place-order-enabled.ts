import type { PriceCheck } from '../pricing/price-check.ts'

export interface PlaceOrderFacts {
  readonly hasValidationError: boolean
  readonly hasPriceError: boolean
  /** For the current order; absent while loading. */
  readonly price: PriceCheck | undefined
  readonly isInFlight: boolean
}

export function isPlaceOrderEnabled(facts: PlaceOrderFacts): boolean {
  return !facts.hasValidationError && !facts.hasPriceError && !facts.isInFlight && facts.price?.isValid === true
}
