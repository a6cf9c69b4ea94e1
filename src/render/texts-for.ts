import type { Locale } from '../../src-domain/brand/brand.ts'
import { dollarFormat, type PriceFormat } from '../../src-domain/money/format-price.ts'
import { priceFormatOf } from '../../src-domain/money/price-format-of.ts'
import { isTwelveHour } from '../../src-domain/scheduling/hour-cycle.ts'
import { isOwnLanguage } from '../../src-domain/text/language.ts'
import { type BrandTexts, priceFormatTexts } from '../../src-ui/messages/wording.ts'
import type { ServedBrand } from './storefront-needs.ts'

/** Includes the price format unless it is the dollar's, and a 24-hour clock. */
export function textsFor({ brand, texts }: Pick<ServedBrand, 'brand' | 'texts'>, locale: Locale): BrandTexts {
  const price = priceFormatOf(brand.currency, locale, brand.country)
  const own = texts[locale] ?? {}
  return {
    ...own,
    ...(isDollars(price) ? {} : { price: priceFormatTexts(price) }),
    // `Intl` knows the clock of a language that a brand brings.
    ...(!isOwnLanguage(locale) || isTwelveHour(locale, brand.country) ? {} : { hours: '24' }),
  }
}

function isDollars(price: PriceFormat): boolean {
  const { before, after, group, point, decimals } = dollarFormat
  const isWrittenAlike = price.before === before && price.after === after && price.group === group
  return isWrittenAlike && price.point === point && price.decimals === decimals && !price.isShort
}
