import { toUndefined } from 'fp-ts/lib/Option.js'
import { type Currency, minorUnits } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { minorFromNumber } from '../../src-domain/money/minor-from-text.ts'

/** '19.99', for requests. Throws for a currency that is not counted in hundredths. */
export function amountText(amount: Minor, currency: Currency): string {
  if (minorUnits(currency) !== 2) throw new RangeError(`${currency} is not counted in hundredths`)
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** 19.99, as in responses. */
export function amountFrom(dollars: number): Minor | undefined {
  return toUndefined(minorFromNumber(dollars))
}
