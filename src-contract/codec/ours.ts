import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** Our addition; other back ends may omit or ignore it. */
export class OursType<A> extends MonetaryType<A> {
  readonly _tag = 'OursType' as const
  readonly wire: Codec<A>
  constructor(wire: Codec<A>) {
    super(wire.name, wire.is, wire.validate, wire.encode)
    this.wire = wire
  }

  protected remade(currency: string): OursType<A> {
    return new OursType(inCurrency(this.wire, currency))
  }
}

/** Listed in docs/additions.md. */
export function ours<A>(wire: Codec<A>): OursType<A> {
  return new OursType(wire)
}
