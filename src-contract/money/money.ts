import { toUndefined } from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import { boundIn } from '../../src-domain/money/bound-in.ts'
import { decimalsOf } from '../../src-domain/money/currency.ts'
import { majorAmount } from '../../src-domain/money/major-amount.ts'
import { type Minor, negate } from '../../src-domain/money/minor.ts'
import { minorFromNumber, minorFromText } from '../../src-domain/money/minor-from-text.ts'
import type { Codec } from '../codec/codec.ts'
import { MonetaryType } from '../codec/monetary.ts'

/** Inclusive limits in cents of dollars; in another currency, the amounts of `boundIn`. */
interface Limits {
  readonly least?: number
  readonly most?: number
}

export class AmountType extends MonetaryType<Minor> {
  readonly _tag = 'AmountType' as const
  /** In the main unit of the currency, for OpenAPI. */
  readonly words: { readonly minimum?: number; readonly maximum?: number }
  readonly limits: Limits

  constructor(limits: Limits, currency: string) {
    const decimals = decimalsOf(currency)
    const { least, most } = inMinorUnits(limits, currency)
    const words = {
      ...(least === undefined ? {} : { minimum: majorAmount(least, decimals) }),
      ...(most === undefined ? {} : { maximum: majorAmount(most, decimals) }),
    }
    super(
      'an amount',
      (u): u is Minor => typeof u === 'number' && Number.isSafeInteger(u),
      (u, context) => {
        const amount = toUndefined(
          typeof u === 'number'
            ? minorFromNumber(u, decimals)
            : minorFromText(typeof u === 'string' ? u : '', decimals),
        )
        if (amount === undefined) return t.failure(u, context, `not an amount with ${said(decimals)}`)
        return (least !== undefined && amount < least) || (most !== undefined && amount > most)
          ? t.failure(u, context, `not an amount from ${words.minimum} to ${words.maximum}`)
          : t.success(amount)
      },
      (amount) => majorAmount(amount, decimals),
    )
    this.limits = limits
    this.words = words
  }

  protected remade(currency: string): AmountType {
    return new AmountType(this.limits, currency)
  }
}

/**
 * An amount in the main unit of the brand's currency on the wire, with at most its decimals; the smallest unit inside
 * (API-03). Parsed from the printed form: multiplying a binary fraction by 100 is wrong for one price in twenty.
 * In dollars 12.1 and "12.10" are 1210; 0.001, 1e21 and "1e3" are errors. Rounding noise up to 1e-6 is accepted:
 * 3.3000000000000003 is 330. In yen 1200 is 1200, in Kuwaiti dinars 1.25 is 1250.
 */
export const money: Codec<Minor> = new AmountType({}, 'USD')

/** A customer's amount: from 0 to `most` cents of dollars, or that limit in the brand's currency. */
export function moneyUpTo(most: number): AmountType {
  return moneyBetween(0, most)
}

export function moneyBetween(least: number, most: number): AmountType {
  return new AmountType({ least, most }, 'USD')
}

function inMinorUnits({ least, most }: Limits, currency: string) {
  return {
    least: least === undefined ? undefined : negate(boundIn(currency, -least)),
    most: most === undefined ? undefined : boundIn(currency, most),
  }
}

function said(decimals: number): string {
  return decimals === 0 ? 'no decimals' : `at most ${decimals === 2 ? 'two' : 'three'} decimals`
}
