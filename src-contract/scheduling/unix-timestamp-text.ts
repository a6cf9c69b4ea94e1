import { right } from 'fp-ts/lib/Either.js'
import { mostOf } from '../call/limits.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { matching } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'

export const unixTimestampText: Codec<number> = mapped(
  'a unixTimestamp',
  refined(
    'a unixTimestamp',
    matching('a unixTimestamp', /^\d{1,11}$/),
    (digits) => Number(digits) <= mostOf.seconds,
    `not a unixTimestamp up to ${mostOf.seconds}`,
  ),
  (digits) => right(Number(digits)),
  (seconds) => String(seconds),
)
