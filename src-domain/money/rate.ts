import * as O from 'fp-ts/lib/Option.js'
import { type Minor, minor } from './minor.ts'

/** A percentage as digits: 8.875 % is 8875 with three decimals. Parsed from text, so no float is involved. */
export interface Rate {
  readonly digits: number
  readonly decimals: number
}

/**
 * The only rounding of money (PRICE-12): a share of an amount, half up to whole cents, and half away from zero for
 * negative amounts. Exact (BigInt).
 */
export function shareOf({ digits, decimals }: Rate, base: Minor): Minor {
  return quotient(BigInt(digits) * BigInt(base), hundred(decimals))
}

/** Share included in a gross amount: 0.80 of 10.80 at 8 %. Rounded as in `shareOf`. */
export function shareWithin({ digits, decimals }: Rate, gross: Minor): Minor {
  return quotient(BigInt(digits) * BigInt(gross), hundred(decimals) + BigInt(digits))
}

function hundred(decimals: number): bigint {
  return 100n * 10n ** BigInt(decimals)
}

function quotient(part: bigint, whole: bigint): Minor {
  const magnitude = part < 0n ? -part : part
  const rounded = (2n * magnitude + whole) / (2n * whole)
  return minor(Number(part < 0n ? -rounded : rounded))
}

const percentText = /^(\d{1,3})(?:\.(\d{1,6}))?$/

/** Parses '8.875' (percent, 0 to 100, at most six decimals); none for other text. 8.5 and 8.50 give the same rate. */
export function rateFromText(text: string): O.Option<Rate> {
  const [found, whole = '', written = ''] = percentText.exec(text) ?? []
  if (found === undefined) return O.none
  const fraction = written.replace(/0+$/, '')
  const rate = { digits: Number(whole + fraction), decimals: fraction.length }
  return rate.digits > 100 * 10 ** rate.decimals ? O.none : O.some(rate)
}

/** Text that `rateFromText` parses. */
export function rateText({ digits, decimals }: Rate): string {
  if (decimals === 0) return String(digits)
  const padded = String(digits).padStart(decimals + 1, '0')
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`
}
