import { type Currency, minorUnits } from '../../src-domain/money/currency.ts'
import { decimalText } from '../../src-domain/money/decimal-text.ts'
import type { Minor } from '../../src-domain/money/minor.ts'

/** As in W3C Payment Request: 1999 is '19.99' in dollars and '1999' in yen. */
export function decimalAmount(amount: Minor, currency: Currency): string {
  return decimalText(amount, minorUnits(currency))
}
