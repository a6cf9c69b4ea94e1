import { isRight } from 'fp-ts/lib/Either.js'
import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** Writes one form and reads two. */
export class AlsoType<A> extends MonetaryType<A> {
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

  protected remade(currency: string): AlsoType<A> {
    return new AlsoType(inCurrency(this.wire, currency), inCurrency(this.other, currency))
  }
}

export function also<A>(wire: Codec<A>, other: Codec<A>): AlsoType<A> {
  return new AlsoType(wire, other)
}
