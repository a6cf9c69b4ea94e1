import { toUndefined } from 'fp-ts/lib/Option.js'
import { type Currency, minorUnits } from '../../src-domain/money/currency.ts'
import { decimalText } from '../../src-domain/money/decimal-text.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { minorFromNumber } from '../../src-domain/money/minor-from-text.ts'

/** '19.99', for requests. Throws for a currency that is not counted in hundredths. */
export function amountText(amount: Minor, currency: Currency): string {
  if (minorUnits(currency) !== 2) throw new RangeError(`${currency} is not counted in hundredths`)
  return decimalText(amount, 2)
}

/** 19.99, as in responses. */
export function amountFrom(amount: number): Minor | undefined {
  return toUndefined(minorFromNumber(amount, 2))
}
