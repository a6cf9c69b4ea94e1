import type { AgePromise } from '../../src-domain/menu/alcohol.ts'
import type { Codec } from '../codec/codec.ts'
import { typedText, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

export const leastAge = wholeNumber(1, 99)

export const agePromise: Codec<AgePromise> = shape('a promise of age', {
  required: { age: leastAge, wording: typedText(300) },
})
