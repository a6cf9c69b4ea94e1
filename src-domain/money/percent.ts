import * as O from 'fp-ts/lib/Option.js'
import { type Cents, cents } from './cents.ts'
import { hundredthsFromText } from './dollars.ts'

declare const basisPointsBrand: unique symbol

/** Hundredths of a percent as a whole number: 8.25 % is 825. */
export type BasisPoints = number & { readonly [basisPointsBrand]: true }

export const basisPoints = (value: number): BasisPoints => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole basis points: ${value}`)
  return (value === 0 ? 0 : value) as BasisPoints
}

/** 8.25 (percent, at most two decimals) is 825; nothing for a finer rate. */
export const basisPointsFromPercent = (percent: number): O.Option<BasisPoints> =>
  O.map(basisPoints)(hundredthsFromText(String(percent)))

/** For the wire and for showing: 825 is 8.25. */
export const percentNumber = (rate: BasisPoints): number => rate / 100

/**
 * The one rounding of the house (PRICE-12): half up on cents, and for a negative amount half away from zero.
 * The base is split so that no product leaves the safe integers: exact for every amount whose result is one.
 */
export const percentOf = (rate: BasisPoints, base: Cents): Cents => {
  const parts = Math.abs(rate)
  const magnitude = Math.abs(base)
  const rest = magnitude % 10_000
  const result = ((magnitude - rest) / 10_000) * parts + Math.floor((rest * parts + 5_000) / 10_000)
  return cents(base < 0 === rate < 0 ? result : -result)
}
