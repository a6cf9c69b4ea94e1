import { toUndefined } from 'fp-ts/lib/Option.js'
import { type Currency, minorUnits } from '../../src-domain/money/currency.ts'
import { decimalText } from '../../src-domain/money/decimal-text.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { minorFromNumber } from '../../src-domain/money/minor-from-text.ts'

/** Without the point CardPointe reads cents. Throws for a currency that is not counted in hundredths. */
export function amountText(amount: Minor, currency: Currency): string {
  if (minorUnits(currency) !== 2) throw new RangeError(`${currency} is not counted in hundredths`)
  return decimalText(amount, 2)
}

/** Refunds may be negative. */
export function amountFrom(text: string | undefined): Minor | undefined {
  const [, amount] = /^-?(\d+\.\d\d)$/.exec(text ?? '') ?? []
  return amount === undefined ? undefined : toUndefined(minorFromNumber(Number(amount), 2))
}
