import { left, right } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import { minorFromDollars, minorFromText } from '../../src-domain/money/dollars.ts'
import { dollars as dollarsOfCents } from '../../src-domain/money/in-dollars.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
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
export const dollars: Codec<Minor> = mapped(
  'an amount in dollars',
  amount,
  (one) => {
    const value = typeof one === 'number' ? minorFromDollars(one) : minorFromText(one)
    return O.isNone(value) ? left('not an amount in dollars with at most two decimals') : right(value.value)
  },
  dollarsOfCents,
)

/** A customer's amount: not negative, at most `most` dollars. */
export function dollarsUpTo(most: number): Codec<Minor> {
  return refined(
    'an amount in dollars',
    dollars,
    (one) => one >= 0 && dollarsOfCents(one) <= most,
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
