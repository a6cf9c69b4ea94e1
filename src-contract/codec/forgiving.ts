import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/**
 * An optional field of an answer. A value of it that cannot be read counts as absent, because what stands beside it is
 * still good: a shape leaves the field out and refuses nothing.
 */
export class ForgivingType<A> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'ForgivingType' as const
  readonly wire: Codec<A>
  constructor(wire: Codec<A>) {
    super(wire.name, wire.is, wire.validate, wire.encode)
    this.wire = wire
  }
}

export function forgiving<A>(wire: Codec<A>): ForgivingType<A> {
  return new ForgivingType(wire)
}
