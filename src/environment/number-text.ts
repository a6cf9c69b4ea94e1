import { left, right } from 'fp-ts/lib/Either.js'
import type { Codec } from '../../src-contract/codec/codec.ts'
import { mapped } from '../../src-contract/codec/mapped.ts'
import { matching } from '../../src-contract/codec/plain.ts'

export function numberText(name: string, most: number, least = 0): Codec<number> {
  return mapped(
    name,
    matching(name, /^\d{1,6}$/),
    (digits) => {
      const number = Number(digits)
      return number >= least && number <= most ? right(number) : left(`not ${name}`)
    },
    String,
  )
}
