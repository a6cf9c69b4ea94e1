import { right } from 'fp-ts/lib/Either.js'
import { mostStored } from '../../src-domain/money/bound-in.ts'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
import { type BasisPoints, basisPoints } from '../../src-domain/money/percent.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { wholeNumber } from '../codec/plain.ts'

/** Smallest units of the brand's currency: cents of dollars, whole yen. */
export const wholeCents: Codec<Minor> = mapped(
  'smallest units of the currency',
  wholeNumber(0, mostStored),
  (value) => right(minor(value)),
  Number,
)
export const wholeBasisPoints: Codec<BasisPoints> = mapped(
  'whole basis points',
  wholeNumber(0, 10_000),
  (value) => right(basisPoints(value)),
  Number,
)
