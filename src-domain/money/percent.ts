import { type Cents, cents } from './cents.ts'

declare const basisPointsBrand: unique symbol

/** Hundredths of a percent as a whole number: 8.25 % is 825. */
export type BasisPoints = number & { readonly [basisPointsBrand]: true }

export const basisPoints = (value: number): BasisPoints => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole basis points: ${value}`)
  return value as BasisPoints
}

/**
 * The one rounding of the house (PRICE-12): half up on cents, and for a negative base half away from zero.
 * Exact for every base up to 900 billion dollars at 100 %, because it stays in safe integers.
 */
export const percentOf = (rate: BasisPoints, base: Cents): Cents => {
  const magnitude = Math.floor((Math.abs(base) * rate + 5_000) / 10_000)
  return cents(base < 0 ? -magnitude : magnitude)
}
