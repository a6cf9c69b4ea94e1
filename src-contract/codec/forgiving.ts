import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** An unreadable value counts as absent. */
export class ForgivingType<A> extends MonetaryType<A> {
  readonly _tag = 'ForgivingType' as const
  readonly wire: Codec<A>
  constructor(wire: Codec<A>) {
    super(wire.name, wire.is, wire.validate, wire.encode)
    this.wire = wire
  }

  protected remade(currency: string): ForgivingType<A> {
    return new ForgivingType(inCurrency(this.wire, currency))
  }
}

export function forgiving<A>(wire: Codec<A>): ForgivingType<A> {
  return new ForgivingType(wire)
}
