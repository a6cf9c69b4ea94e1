import * as O from 'fp-ts/lib/Option.js'
import { type Cents, cents } from './cents.ts'

const dollarsText = /^-?\d+(\.\d{1,2})?$/

/**
 * Fifteen digits is what a JSON number certainly keeps: above that, two neighbouring amounts of cents
 * would be one and the same number of dollars.
 */
const ceiling = 1e15

/**
 * Hundredths written as a decimal number, '12.1' is 1210. The digits are moved, never multiplied,
 * because 1.1 * 100 is not 110. Nothing for more than two decimals, an exponent, or what is too large to be exact.
 */
export function hundredthsFromText(text: string): O.Option<number> {
  if (!dollarsText.test(text)) return O.none
  const point = text.indexOf('.')
  const whole = point === -1 ? text : text.slice(0, point)
  const fraction = point === -1 ? '' : text.slice(point + 1)
  const value = Number(`${whole}${fraction.padEnd(2, '0')}`)
  return Math.abs(value) < ceiling ? O.some(value) : O.none
}

/** Dollars with at most two decimals ('12.1', '-3.50') as cents; nothing when the text is not that. */
export function centsFromText(text: string): O.Option<Cents> {
  return O.map(cents)(hundredthsFromText(text))
}

/** Dollars as a JSON number carries them. 12.345, NaN and 1e21 are nothing, not rounded. */
export function centsFromDollars(value: number): O.Option<Cents> {
  return centsFromText(String(value))
}
