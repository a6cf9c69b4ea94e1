import { type Cents, cents } from '../money/cents.ts'

/** Beyond this many digits the amount would leave the whole numbers that a machine counts exactly. */
const mostDigits = 13

/**
 * A typed tip in cents, half up on a third decimal (PRICE-16). Negative and non-numeric entries count as empty
 * (PRICE-14): `undefined`. "1e3" and "0x10" are not what a person writes on a bill, so they are not numbers here.
 */
export function tipFromText(typed: string): Cents | undefined {
  const match = /^\$?\s*(\d*)(?:\.(\d*))?$/.exec(typed.trim())
  if (match === null) return undefined
  const [, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return undefined
  if (whole.length > mostDigits) return undefined
  const [tens, ones, next] = [fraction[0] ?? '0', fraction[1] ?? '0', fraction[2] ?? '0']
  const roundedUp = next >= '5' ? 1 : 0
  return cents(Number(whole) * 100 + Number(`${tens}${ones}`) + roundedUp)
}

/** What the field reads when it is left: two decimals, and 0.00 for an empty entry (PRICE-14). */
export function tipTextOnBlur(typed: string): string {
  const amount = tipFromText(typed) ?? 0
  const rest = amount % 100
  return `${(amount - rest) / 100}.${String(rest).padStart(2, '0')}`
}
