import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/** Other back ends may omit the value or send null. */
export class WithFallbackType<A> extends t.Type<A, unknown, unknown> {
  readonly _tag = 'WithFallbackType' as const
  readonly wire: Codec<A>
  readonly value: A
  constructor(wire: Codec<A>, value: A) {
    super(
      wire.name,
      wire.is,
      (u, context) => (u === undefined || u === null ? t.success(value) : wire.validate(u, context)),
      wire.encode,
    )
    this.wire = wire
    this.value = value
  }
}

export function withFallback<A>(wire: Codec<A>, value: A): WithFallbackType<A> {
  return new WithFallbackType(wire, value)
}
