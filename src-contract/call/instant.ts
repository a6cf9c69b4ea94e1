import { right } from 'fp-ts/lib/Either.js'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { wholeNumber } from '../codec/plain.ts'
import { mostOf } from './limits.ts'

/** Unix seconds on the wire; fractions are cut. */
export const instant: Codec<Instant> = mapped(
  'a time',
  wholeNumber(0, mostOf.seconds),
  (seconds) => right(seconds * 1_000),
  (at) => Math.floor(at / 1_000),
)
