import type { Locale } from '../../src-domain/brand/brand.ts'
import { dollarFormat, type PriceFormat } from '../../src-domain/money/format-price.ts'
import { priceFormatOf } from '../../src-domain/money/price-format-of.ts'
import { isTwelveHour } from '../../src-domain/scheduling/hour-cycle.ts'
import type { BrandTexts } from '../../src-ui/messages/wording.ts'
import type { ServedBrand } from './storefront-needs.ts'

/** Includes the price format unless it is the dollar's, and a 24-hour clock. */
export function textsFor({ brand, texts }: Pick<ServedBrand, 'brand' | 'texts'>, locale: Locale): BrandTexts {
  const price = priceFormatOf(brand.currency, locale, brand.country)
  const own = texts[locale] ?? {}
  return {
    ...own,
    ...(isDollars(price) ? {} : { price: { ...price } }),
    ...(isTwelveHour(locale, brand.country) ? {} : { hours: '24' }),
  }
}

function isDollars({ before, after, group, point }: PriceFormat): boolean {
  const dollars = dollarFormat
  return before === dollars.before && after === dollars.after && group === dollars.group && point === dollars.point
}
