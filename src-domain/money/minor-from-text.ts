import * as O from 'fp-ts/lib/Option.js'
import type { Decimals } from './currency.ts'
import { type Minor, minor } from './minor.ts'

/** A JSON number is exact to fifteen digits; above that, two amounts could be the same number. */
const ceiling = 1e15

/**
 * JavaScript, Python and PHP print 1.1 + 2.2 as 3.3000000000000003. Slightly above 1e-6, because 12.340001 - 12.34 is
 * inexact too.
 */
const binaryNoise = 1.0001e-6

const decimalText = /^(-?\d+)(?:\.(\d+))?$/

/**
 * Parses decimal text to a whole number of its smallest units: '12.1' with two decimals is 1210. Moves digits instead
 * of multiplying, because 1.1 * 100 is not 110. Accepts more decimals only within 1e-6 of a unit. None for an exponent
 * or an amount too large to be exact.
 */
export function unitsFromText(text: string, decimals: Decimals): O.Option<number> {
  const [found, whole = '', fraction = ''] = decimalText.exec(text) ?? []
  if (found === undefined) return O.none
  if (fraction.length > decimals) return unitsFromNumber(Number(text), decimals)
  const value = Number(`${whole}${fraction.padEnd(decimals, '0')}`)
  return Math.abs(value) < ceiling ? O.some(value) : O.none
}

/** Units of a JSON number: 3.3000000000000003 is 330. None, without rounding, for 12.345, NaN and 1e21. */
export function unitsFromNumber(value: number, decimals: Decimals): O.Option<number> {
  const nearest = value.toFixed(decimals)
  return Math.abs(value - Number(nearest)) <= binaryNoise ? unitsFromText(nearest, decimals) : O.none
}

/** An amount in a currency's main unit ('12.1', '-3.50') to its smallest unit; none for other text. */
export function minorFromText(text: string, decimals: Decimals): O.Option<Minor> {
  return O.map(minor)(unitsFromText(text, decimals))
}

/** An amount in a currency's main unit as a JSON number to its smallest unit. */
export function minorFromNumber(value: number, decimals: Decimals): O.Option<Minor> {
  return O.map(minor)(unitsFromNumber(value, decimals))
}
