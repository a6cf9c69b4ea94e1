import type { Locale } from '../../src-domain/brand/brand.ts'
import { dollarFormat, type PriceFormat } from '../../src-domain/money/format-price.ts'
import { priceFormatOf } from '../../src-domain/money/price-format-of.ts'
import type { BrandTexts } from '../../src-ui/messages/wording.ts'
import type { ServedBrand } from './storefront-needs.ts'

/** What a brand says in a language instead of us, and how it writes its prices where not as dollars are written. */
export function textsFor({ brand, texts }: Pick<ServedBrand, 'brand' | 'texts'>, locale: Locale): BrandTexts {
  const price = priceFormatOf(brand.currency, locale, brand.country)
  const own = texts[locale] ?? {}
  return isDollars(price) ? own : { ...own, price: { ...price } }
}

function isDollars({ before, after, group, point }: PriceFormat): boolean {
  const dollars = dollarFormat
  return before === dollars.before && after === dollars.after && group === dollars.group && point === dollars.point
}
