import { left, right } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { type Rate, rateFromText, rateText } from '../../src-domain/money/rate.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { text } from '../codec/plain.ts'

const asked = 'percent as text, from "0" to "100" with at most six decimals, like "8.875"'

/** Sent as text, because parsing may change a JSON number. */
export const exactRate: Codec<Rate> = mapped(
  asked,
  text,
  (written) => {
    const rate = rateFromText(written)
    return O.isNone(rate) ? left(`not ${asked}`) : right(rate.value)
  },
  rateText,
)
