import type { Currency } from './currency.ts'
import { dollarFormat, type PriceFormat } from './format-price.ts'

/** Shows all there is to see: thousands, and cents that are no zeros. */
const shown = 1_234_567.89

/**
 * How a reader of a language writes amounts in a country: "$1,234.50" are pesos to a Mexican, "MX$1,234.50" to who reads
 * English there. Dollars are as PRICE-13 has them in every language. Servers ask this and tell browsers, whose `Intl` may
 * think otherwise. Thousands stand in groups of three, whatever the country.
 */
export function priceFormatOf(currency: Currency, language: string, country: string): PriceFormat {
  if (currency === 'USD') return dollarFormat
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const written = new Intl.NumberFormat(`${language}-${country}`, {
    style: 'currency',
    currency,
    ...digits,
    useGrouping: true,
  })
  const parts = written.formatToParts(shown)
  const at = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type)
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  return {
    before: text(0, at('integer')),
    after: text(at('fraction') + 1),
    group: parts[at('group')]?.value ?? '',
    point: parts[at('decimal')]?.value ?? '.',
  }
}
