import { left, right } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { type BasisPoints, basisPointsFromPercent, percentNumber } from '../../src-domain/money/percent.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { finite } from '../codec/plain.ts'

/** At most two decimals: 8.25 is 825 basis points. */
export const percent: Codec<BasisPoints> = mapped(
  'a percentage',
  finite(0, 100),
  (rate) => {
    const value = basisPointsFromPercent(rate)
    return O.isNone(value) ? left('not a percentage with at most two decimals') : right(value.value)
  },
  percentNumber,
)
