import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/** Writes one form and reads two. */
export class AlsoType<A> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'AlsoType' as const
  readonly wire: Codec<A>
  readonly other: Codec<A>
  constructor(wire: Codec<A>, other: Codec<A>) {
    super(
      wire.name,
      wire.is,
      (u, context) => {
        const seen = wire.validate(u, context)
        if (isRight(seen)) return seen
        const fallback = other.validate(u, context)
        return isRight(fallback) ? fallback : seen
      },
      wire.encode,
    )
    this.wire = wire
    this.other = other
  }
}

export function also<A>(wire: Codec<A>, other: Codec<A>): AlsoType<A> {
  return new AlsoType(wire, other)
}
