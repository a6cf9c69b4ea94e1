import type { Currency } from './currency.ts'
import { formatPrice } from './format-price.ts'
import type { Minor } from './minor.ts'
import { priceFormatOf } from './price-format-of.ts'

export type PriceText = (amount: Minor) => string

/** How the brand's country writes prices in a language. On servers only, like `priceFormatOf`. */
export function priceText(
  brand: { readonly currency: Currency; readonly country: string },
  language: string,
): PriceText {
  const format = priceFormatOf(brand.currency, language, brand.country)
  return (amount) => formatPrice(amount, format)
}
