import * as O from 'fp-ts/lib/Option.js'
import { type Rate, rateFromText } from '../../src-domain/money/rate.ts'

export function aRate(percent: string): Rate {
  const rate = rateFromText(percent)
  if (O.isNone(rate)) throw new Error(`not a rate: ${percent}`)
  return rate.value
}
