import { left, right } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import { majorAmount } from '../../src-domain/money/major-amount.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { minorFromNumber, minorFromText } from '../../src-domain/money/minor-from-text.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { refined } from '../codec/refined.ts'

export class AmountType extends t.Type<number | string, unknown, unknown> {
  readonly _tag = 'AmountType' as const
}

const amount: Codec<number | string> = new AmountType(
  'an amount in dollars',
  isAmount,
  (u, context) => (isAmount(u) ? t.success(u) : t.failure(u, context, 'not an amount in dollars')),
  (one) => one,
)

/**
 * Dollars with at most two decimals on the wire, cents inside (API-03). Parsed from the printed form: multiplying a
 * binary fraction by 100 is wrong for one price in twenty.
 * 12.1 and "12.10" are 1210; 0.001, 1e21 and "1e3" are errors. Rounding noise up to 1e-6 is accepted:
 * 3.3000000000000003 is 330.
 */
export const money: Codec<Minor> = mapped(
  'an amount in dollars',
  amount,
  (one) => {
    const value = typeof one === 'number' ? minorFromNumber(one) : minorFromText(one)
    return O.isNone(value) ? left('not an amount in dollars with at most two decimals') : right(value.value)
  },
  majorAmount,
)

/** A customer's amount: not negative, at most `most` dollars. */
export function moneyUpTo(most: number): Codec<Minor> {
  return refined(
    'an amount in dollars',
    money,
    (one) => one >= 0 && majorAmount(one) <= most,
    `not an amount from 0 to ${most} dollars`,
    {
      minimum: 0,
      maximum: most,
    },
  )
}

function isAmount(u: unknown): u is number | string {
  return typeof u === 'number' || typeof u === 'string'
}
