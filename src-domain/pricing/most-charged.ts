import { boundIn } from '../money/bound-in.ts'
import type { Currency } from '../money/currency.ts'
import type { Minor } from '../money/minor.ts'

/**
 * Limit of one order with tip, $99,999.99 or as much in another currency. The specification limits neither quantities nor tips (SEL-36, PRICE-15), but
 * columns, processors and receipts are limited.
 */
export function mostCharged(currency: Currency): Minor {
  return boundIn(currency, 9_999_999)
}
