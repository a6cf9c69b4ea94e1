import { type Currency, minorUnits } from '../../../src-domain/money/currency.ts'

/** Amount in major units, for vendors that book smallest units: 1999 is '19.99' dollars or '1999' yen. */
export function inWhole(smallest: number | bigint, currency: Currency): string {
  const digits = minorUnits(currency)
  const text = String(smallest).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
