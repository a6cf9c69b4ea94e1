import * as O from 'fp-ts/lib/Option.js'
import { type Cents, cents } from './cents.ts'

/** A percentage as its digits: 8.875 % is 8875 with three decimals. Made of text, so that no float is ever in between. */
export interface Rate {
  readonly digits: number
  readonly decimals: number
}

/**
 * The one rounding of the house (PRICE-12): a share of an amount, half up on cents, and for a negative amount half away
 * from zero. Exact for every amount whose result is one.
 */
export function shareOf({ digits, decimals }: Rate, base: Cents): Cents {
  return quotient(BigInt(digits) * BigInt(base), hundred(decimals))
}

/** The share that an amount has in it already: of 10.80 at 8 %, 0.80. Exact, and rounded once as in `shareOf`. */
export function shareWithin({ digits, decimals }: Rate, gross: Cents): Cents {
  return quotient(BigInt(digits) * BigInt(gross), hundred(decimals) + BigInt(digits))
}

function hundred(decimals: number): bigint {
  return 100n * 10n ** BigInt(decimals)
}

function quotient(part: bigint, whole: bigint): Cents {
  const magnitude = part < 0n ? -part : part
  const rounded = (2n * magnitude + whole) / (2n * whole)
  return cents(Number(part < 0n ? -rounded : rounded))
}

const percentText = /^(\d{1,3})(?:\.(\d{1,6}))?$/

/** '8.875' (percent, 0 to 100, at most six decimals); nothing for another text. 8.5 and 8.50 are one rate. */
export function rateFromText(text: string): O.Option<Rate> {
  const [found, whole = '', written = ''] = percentText.exec(text) ?? []
  if (found === undefined) return O.none
  const fraction = written.replace(/0+$/, '')
  const rate = { digits: Number(whole + fraction), decimals: fraction.length }
  return rate.digits > 100 * 10 ** rate.decimals ? O.none : O.some(rate)
}

/** As people write it: the text that `rateFromText` reads. */
export function rateText({ digits, decimals }: Rate): string {
  if (decimals === 0) return String(digits)
  const padded = String(digits).padStart(decimals + 1, '0')
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`
}
