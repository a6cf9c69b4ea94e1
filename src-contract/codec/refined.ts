import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** Schema keywords for OpenAPI. */
export type SchemaWords = Readonly<Record<string, string | number | boolean>>

/** `complaint` completes "<path> is not ...". */
export class RefinedType<A> extends MonetaryType<A> {
  readonly _tag = 'RefinedType' as const
  readonly wire: Codec<A>
  readonly words: SchemaWords
  readonly holds: (value: A) => boolean
  readonly complaint: string
  constructor(name: string, wire: Codec<A>, holds: (value: A) => boolean, complaint: string, words: SchemaWords) {
    super(
      name,
      (u): u is A => wire.is(u) && holds(u),
      (u, context) => {
        const seen = wire.validate(u, context)
        if (isLeft(seen)) return seen
        return holds(seen.right) ? seen : t.failure(u, context, complaint)
      },
      wire.encode,
    )
    this.wire = wire
    this.words = words
    this.holds = holds
    this.complaint = complaint
  }

  protected remade(currency: string): RefinedType<A> {
    return new RefinedType(this.name, inCurrency(this.wire, currency), this.holds, this.complaint, this.words)
  }
}

export function refined<A>(
  name: string,
  wire: Codec<A>,
  holds: (value: A) => boolean,
  complaint: string,
  words: SchemaWords = {},
): RefinedType<A> {
  return new RefinedType(name, wire, holds, complaint, words)
}
