import type { Currency } from '../../src-domain/money/currency.ts'

/** Not in https://developer.squareup.com/reference/square/enums/Currency. */
const unknownToSquare: readonly Currency[] = ['BYN', 'MRU', 'STN', 'VED', 'VES', 'XCG', 'ZWG']

export function takesCurrency(currency: Currency): boolean {
  return !unknownToSquare.includes(currency)
}
