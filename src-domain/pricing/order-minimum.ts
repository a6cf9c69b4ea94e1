import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { type Cents, subtract } from '../money/cents.ts'

/** PRICE-25, PRICE-26; 0 means that any amount will do. */
export const orderMinimum = (brand: Brand, diningOption: DiningOption): Cents => brand.minimum[diningOption]

/** By how much an order misses its minimum. All in cents, `missing` above 0. */
export interface Shortfall {
  readonly minimum: Cents
  readonly amount: Cents
  readonly missing: Cents
}

/** `amount` is the item amount of the price check, before tip (PRICE-11). */
export const shortfall = (minimum: Cents, amount: Cents): Shortfall | undefined =>
  minimum > 0 && amount < minimum ? { minimum, amount, missing: subtract(minimum, amount) } : undefined
