import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/** Our addition to the contract; other back ends may omit or ignore it. */
export class OursType<A> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'OursType' as const
  readonly wire: Codec<A>
  constructor(wire: Codec<A>) {
    super(wire.name, wire.is, wire.validate, wire.encode)
    this.wire = wire
  }
}

/** docs/additions.md lists each with the storefront's fallback. */
export function ours<A>(wire: Codec<A>): OursType<A> {
  return new OursType(wire)
}
