import type { Brand } from '../brand/brand.ts'
import type { DiningOption, PerDiningOption } from '../dining-option/dining-option.ts'
import { type Cents, subtract } from '../money/cents.ts'
import type { DeliveryTerms } from './delivery-terms.ts'

export interface MinimumFacts {
  readonly brand: Pick<Brand, 'minimum'>
  readonly diningOption: DiningOption
  /** The restaurant's own, where it has any. */
  readonly minimums?: Partial<PerDiningOption<Cents>> | undefined
  /** Of the address that is delivered to, where they are known. */
  readonly terms?: DeliveryTerms | undefined
}

/**
 * What the food must cost (PRICE-25, PRICE-26); 0 means that any amount will do. The nearest word counts: the address's,
 * then the restaurant's, then the brand's. The cart, the price check and the order server all ask here.
 */
export function orderMinimum({ brand, diningOption, minimums, terms }: MinimumFacts): Cents {
  const ofAddress = diningOption === 'delivery' ? terms?.minimum : undefined
  return ofAddress ?? minimums?.[diningOption] ?? brand.minimum[diningOption]
}

/** By how much an order misses its minimum. All in cents, `missing` above 0. */
export interface Shortfall {
  readonly minimum: Cents
  readonly amount: Cents
  readonly missing: Cents
}

/** `amount` is the item amount of the price check, before tip (PRICE-11). */
export function shortfall(minimum: Cents, amount: Cents): Shortfall | undefined {
  return minimum > 0 && amount < minimum ? { minimum, amount, missing: subtract(minimum, amount) } : undefined
}
