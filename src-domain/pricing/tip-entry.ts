import { type Minor, minor } from '../money/minor.ts'

/** More digits would exceed the safe integers. */
const mostDigits = 13

/** "3.50", ".5", "$3" or "2,50 €". A third digit after a comma could be a thousands group, so it is rejected. */
const plain = /^(\d*)(?:\.(\d*)|,(\d{0,2}))?$/
/** "1,234.50" or "1.234,50": with both separators, the last one is the decimal one. */
const grouped = /^(\d{1,3}(?:,\d{3})+)\.(\d*)$|^(\d{1,3}(?:\.\d{3})+),(\d*)$/

/**
 * Typed tip in cents, half up on a third decimal (PRICE-16), never below 0 (PRICE-15). Undefined for empty, negative
 * and non-numeric input (PRICE-14), including "1e3" and "0x10". Accepts a decimal comma.
 */
export function tipFromText(typed: string): Minor | undefined {
  const parts = partsOf(typed)
  if (parts === undefined) return undefined
  const { whole, fraction } = parts
  if (whole === '' && fraction === '') return undefined
  if (whole.length > mostDigits) return undefined
  const [tens, ones, next] = [fraction[0] ?? '0', fraction[1] ?? '0', fraction[2] ?? '0']
  const roundedUp = next >= '5' ? 1 : 0
  return minor(Number(whole) * 100 + Number(`${tens}${ones}`) + roundedUp)
}

export function isTipUnread(typed: string): boolean {
  return typed.trim() !== '' && tipFromText(typed) === undefined
}

/** Text with two decimals; 0.00 for an empty entry (PRICE-14). */
export function tipTextOnBlur(typed: string): string {
  const amount = tipFromText(typed) ?? 0
  const rest = amount % 100
  return `${(amount - rest) / 100}.${String(rest).padStart(2, '0')}`
}

/** NFKC maps full-width digits to ASCII. */
function partsOf(typed: string): { readonly whole: string; readonly fraction: string } | undefined {
  const text = typed.normalize('NFKC').replace(/^\s*\p{Sc}?\s*|\s*\p{Sc}?\s*$/gu, '')
  const bare = plain.exec(text)
  if (bare !== null) return { whole: bare[1] ?? '', fraction: bare[2] ?? bare[3] ?? '' }
  const both = grouped.exec(text)
  if (both === null) return undefined
  return { whole: (both[1] ?? both[3] ?? '').replace(/\D/g, ''), fraction: both[2] ?? both[4] ?? '' }
}
