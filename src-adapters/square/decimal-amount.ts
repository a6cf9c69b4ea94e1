import type { Cents } from '../../src-domain/money/cents.ts'
import { type Currency, minorUnits } from '../../src-domain/money/currency.ts'

/** An amount as the W3C's Payment Request writes it, and Square with it: 1999 is '19.99' of dollars, and '1999' of yen. */
export function decimalAmount(amount: Cents, currency: Currency): string {
  const digits = minorUnits(currency)
  const text = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
