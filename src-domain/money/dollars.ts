import * as O from 'fp-ts/lib/Option.js'
import { type Cents, cents } from './cents.ts'

const dollarsText = /^-?\d+(\.\d{1,2})?$/
const finerText = /^-?\d+\.\d{3,}$/

/**
 * Fifteen digits is what a JSON number certainly keeps: above that, two neighbouring amounts of cents
 * would be one and the same number of dollars.
 */
const ceiling = 1e15

/** 1e-6, because JavaScript, Python and PHP print 1.1 + 2.2 as 3.3000000000000003. A little more, because 12.340001 - 12.34 is noisy too. */
const binaryNoise = 1.0001e-6

/**
 * Hundredths written as a decimal number, '12.1' is 1210. The digits are moved, never multiplied, because 1.1 * 100 is
 * not 110. More than two decimals are read only within 1e-6 of a hundredth. Nothing for an exponent or for an amount
 * that is too large to be exact.
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

/** The hundredths that a JSON number means: 3.3000000000000003 is 330. 12.345, NaN and 1e21 are nothing, not rounded. */
export function hundredthsFromNumber(value: number): O.Option<number> {
  const nearest = value.toFixed(2)
  return Math.abs(value - Number(nearest)) <= binaryNoise ? hundredthsFromText(nearest) : O.none
}

/** Dollars as text ('12.1', '-3.50') as cents; nothing when the text is not that. */
export function centsFromText(text: string): O.Option<Cents> {
  return O.map(cents)(hundredthsFromText(text))
}

/** Dollars as a JSON number carries them. */
export function centsFromDollars(value: number): O.Option<Cents> {
  return O.map(cents)(hundredthsFromNumber(value))
}
