import type { PriceCheck } from '../pricing/price-check.ts'

export interface PlaceOrderFacts {
  readonly hasValidationError: boolean
  /** PRICE-03. */
  readonly hasPriceError: boolean
  /** For the current order; absent while loading. */
  readonly price: PriceCheck | undefined
  readonly isInFlight: boolean
}

/** CHK-35, PRICE-03, PRICE-04. */
export function isPlaceOrderEnabled(facts: PlaceOrderFacts): boolean {
  return !facts.hasValidationError && !facts.hasPriceError && !facts.isInFlight && facts.price?.isValid === true
}
