import * as O from 'fp-ts/lib/Option.js'
import type { Minor } from './minor.ts'
import { unitsFromNumber } from './minor-from-text.ts'
import { type Rate, shareOf } from './rate.ts'

declare const basisPointsBrand: unique symbol

/** Hundredths of a percent as a whole number: 8.25 % is 825. */
export type BasisPoints = number & { readonly [basisPointsBrand]: true }

export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole basis points: ${value}`)
  return (value === 0 ? 0 : value) as BasisPoints
}

/** Percent with at most two decimals: 8.25 is 825; none for a finer rate. */
export function basisPointsFromPercent(percent: number): O.Option<BasisPoints> {
  return O.map(basisPoints)(unitsFromNumber(percent, 2))
}

/** Percent for the wire and the screen: 825 is 8.25. */
export function percentNumber(rate: BasisPoints): number {
  return rate / 100
}

export function rateOf(rate: BasisPoints): Rate {
  return { digits: rate, decimals: 2 }
}

/** Share of an amount, rounded as in `shareOf`. */
export function percentOf(rate: BasisPoints, base: Minor): Minor {
  return shareOf(rateOf(rate), base)
}
