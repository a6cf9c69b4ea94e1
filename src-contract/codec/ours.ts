import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/** Our addition; other back ends may omit or ignore it. */
export class OursType<A> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'OursType' as const
  readonly wire: Codec<A>
  constructor(wire: Codec<A>) {
    super(wire.name, wire.is, wire.validate, wire.encode)
    this.wire = wire
  }
}

/** Listed in docs/additions.md. */
export function ours<A>(wire: Codec<A>): OursType<A> {
  return new OursType(wire)
}
