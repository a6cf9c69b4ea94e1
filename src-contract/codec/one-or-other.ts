import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/** A value that fits the first is never read as the second. */
export class OneOrOtherType<A, B> extends t.Type<A | B, unknown, unknown> {
  readonly _tag = 'OneOrOtherType' as const
  readonly wire: Codec<A>
  readonly other: Codec<B>
  constructor(wire: Codec<A>, other: Codec<B>, write: (value: A | B) => unknown) {
    super(
      `${wire.name} or ${other.name}`,
      (u): u is A | B => wire.is(u) || other.is(u),
      (u, context) => {
        const seen = wire.validate(u, context)
        return isRight(seen) ? seen : other.validate(u, context)
      },
      write,
    )
    this.wire = wire
    this.other = other
  }
}
