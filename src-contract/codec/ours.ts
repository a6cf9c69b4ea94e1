import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/** A field that the contract of the documents does not have: any back end may leave it out or pass over it. */
export class OursType<A> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'OursType' as const
  readonly wire: Codec<A>
  constructor(wire: Codec<A>) {
    super(wire.name, wire.is, wire.validate, wire.encode)
    this.wire = wire
  }
}

/** docs/additions.md lists each with what the storefront does without it; a test holds the list complete. */
export function ours<A>(wire: Codec<A>): OursType<A> {
  return new OursType(wire)
}
