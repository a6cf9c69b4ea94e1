import type { Brand } from '../brand/brand.ts'
import type { DiningOption, PerDiningOption } from '../dining-option/dining-option.ts'
import { type Minor, subtract } from '../money/minor.ts'
import type { DeliveryTerms } from './delivery-terms.ts'

export interface MinimumFacts {
  readonly brand: Pick<Brand, 'minimum'>
  readonly diningOption: DiningOption
  readonly minimums?: Partial<PerDiningOption<Minor>> | undefined
  /** Terms of the delivery address. */
  readonly terms?: DeliveryTerms | undefined
}

/**
 * Minimum price of the food (PRICE-25, PRICE-26); 0 for none. The address's minimum overrides the restaurant's, which
 * overrides the brand's.
 */
export function orderMinimum({ brand, diningOption, minimums, terms }: MinimumFacts): Minor {
  const ofAddress = diningOption === 'delivery' ? terms?.minimum : undefined
  return ofAddress ?? minimums?.[diningOption] ?? brand.minimum[diningOption]
}

/** Minor; `missing` is above 0. */
export interface Shortfall {
  readonly minimum: Minor
  readonly amount: Minor
  readonly missing: Minor
}

/** `amount`: item amount of the price check, before tip (PRICE-11). */
export function shortfall(minimum: Minor, amount: Minor): Shortfall | undefined {
  return minimum > 0 && amount < minimum ? { minimum, amount, missing: subtract(minimum, amount) } : undefined
}
