import { type Currency, minorUnits } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'

/** As in W3C Payment Request: 1999 is '19.99' in dollars and '1999' in yen. */
export function decimalAmount(amount: Minor, currency: Currency): string {
  const digits = minorUnits(currency)
  const text = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
