import * as O from 'fp-ts/lib/Option.js'
import { type Minor, minor } from './minor.ts'

const dollarsText = /^-?\d+(\.\d{1,2})?$/
const finerText = /^-?\d+\.\d{3,}$/

/** A JSON number is exact to fifteen digits; above that, two amounts of cents could be the same number of dollars. */
const ceiling = 1e15

/**
 * JavaScript, Python and PHP print 1.1 + 2.2 as 3.3000000000000003. Slightly above 1e-6, because 12.340001 - 12.34 is
 * inexact too.
 */
const binaryNoise = 1.0001e-6

/**
 * Parses decimal text to hundredths: '12.1' is 1210. Moves digits instead of multiplying, because 1.1 * 100 is not 110.
 * Accepts more than two decimals only within 1e-6 of a hundredth. None for an exponent or an amount too large to be
 * exact.
 */
export function hundredthsFromText(text: string): O.Option<number> {
  if (finerText.test(text)) return hundredthsFromNumber(Number(text))
  if (!dollarsText.test(text)) return O.none
  const point = text.indexOf('.')
  const whole = point === -1 ? text : text.slice(0, point)
  const fraction = point === -1 ? '' : text.slice(point + 1)
  const value = Number(`${whole}${fraction.padEnd(2, '0')}`)
  return Math.abs(value) < ceiling ? O.some(value) : O.none
}

/** Hundredths of a JSON number: 3.3000000000000003 is 330. None, without rounding, for 12.345, NaN and 1e21. */
export function hundredthsFromNumber(value: number): O.Option<number> {
  const nearest = value.toFixed(2)
  return Math.abs(value - Number(nearest)) <= binaryNoise ? hundredthsFromText(nearest) : O.none
}

/** Dollars as text ('12.1', '-3.50') to cents; none for other text. */
export function minorFromText(text: string): O.Option<Minor> {
  return O.map(minor)(hundredthsFromText(text))
}

/** Dollars as a JSON number to cents. */
export function minorFromNumber(value: number): O.Option<Minor> {
  return O.map(minor)(hundredthsFromNumber(value))
}
