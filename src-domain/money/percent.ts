import * as O from 'fp-ts/lib/Option.js'
import type { Cents } from './cents.ts'
import { hundredthsFromText } from './dollars.ts'
import { type Rate, shareOf } from './rate.ts'

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

/** Whole basis points are a rate with two decimals. */
export function rateOf(rate: BasisPoints): Rate {
  return { digits: rate, decimals: 2 }
}

/** A share in whole basis points, rounded as every share is. */
export const percentOf = (rate: BasisPoints, base: Cents): Cents => shareOf(rateOf(rate), base)
