import { type Currency, minorUnits } from './currency.ts'
import { dollarFormat, type PriceFormat } from './format-price.ts'

/** A sample amount with thousands, and hundredths that are not zero. */
const shown = 1_234_567.89

/**
 * Price format for a language and country: Mexicans read pesos as "$1,234.50", English readers as "MX$1,234.50".
 * Dollars always follow PRICE-13; groups always have three digits. Decimals follow ISO 4217. Where CLDR writes fewer,
 * as for Colombian pesos, whole amounts have none. Runs on servers only, because a browser's `Intl` may differ.
 */
export function priceFormatOf(currency: Currency, language: string, country: string): PriceFormat {
  if (currency === 'USD') return dollarFormat
  const locale = `${language}-${country}`
  const usual = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions()
  // Two decimals for all currencies, so that the parts contain the point.
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const written = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits, useGrouping: true })
  const parts = written.formatToParts(shown)
  const at = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type)
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  const decimals = minorUnits(currency)
  return {
    before: text(0, at('integer')),
    after: text(at('fraction') + 1),
    group: parts[at('group')]?.value ?? '',
    point: parts[at('decimal')]?.value ?? '.',
    decimals,
    isShort: decimals > 0 && usual.maximumFractionDigits === 0,
  }
}
