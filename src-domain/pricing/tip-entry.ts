import { dollarFormat, type PriceFormat, plainPrice } from '../money/format-price.ts'
import { type Minor, minor, zero } from '../money/minor.ts'
import { typedParts } from '../money/typed-parts.ts'

/** More digits would exceed the safe integers. */
const mostDigits = 15

/**
 * Typed tip, half up on one decimal too many (PRICE-16), never below 0 (PRICE-15). Undefined for empty, negative and
 * non-numeric input (PRICE-14), including "1e3" and "0x10". In a currency with a decimal point, 1,500 could be fifteen
 * hundred or a slip, so it is undefined, too.
 */
export function tipFromText(typed: string, format: PriceFormat = dollarFormat): Minor | undefined {
  // NFKC maps full-width digits to ASCII.
  const text = typed.normalize('NFKC').replace(/^\s*\p{Sc}?\s*|\s*\p{Sc}?\s*$/gu, '')
  const parts = typedParts(text, format)
  if (parts === undefined) return undefined
  const { whole, fraction, isGrouped } = parts
  const { decimals, point } = format
  if (isGrouped && fraction === '' && decimals > 0 && point !== ',') return undefined
  if (whole.length + decimals > mostDigits) return undefined
  const roundedUp = (fraction[decimals] ?? '0') >= '5' ? 1 : 0
  return minor(Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) + roundedUp)
}

export function isTipUnread(typed: string, format: PriceFormat = dollarFormat): boolean {
  return typed.trim() !== '' && tipFromText(typed, format) === undefined
}

/** Text in the currency's decimals; 0.00 for an empty entry (PRICE-14). */
export function tipTextOnBlur(typed: string, format: PriceFormat = dollarFormat): string {
  return plainPrice(tipFromText(typed, format) ?? zero, format)
}
