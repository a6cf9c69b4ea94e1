import { right } from 'fp-ts/lib/Either.js'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
import { type BasisPoints, basisPoints } from '../../src-domain/money/percent.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { wholeNumber } from '../codec/plain.ts'

export const wholeCents: Codec<Minor> = mapped(
  'whole cents',
  wholeNumber(0, 100_000_00),
  (value) => right(minor(value)),
  Number,
)
export const wholeBasisPoints: Codec<BasisPoints> = mapped(
  'whole basis points',
  wholeNumber(0, 10_000),
  (value) => right(basisPoints(value)),
  Number,
)
