import * as t from 'io-ts'
import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** Other back ends may omit the value or send null. */
export class WithFallbackType<A> extends MonetaryType<A> {
  readonly _tag = 'WithFallbackType' as const
  readonly wire: Codec<A>
  readonly value: A
  readonly valueIn: ((currency: string) => A) | undefined
  constructor(wire: Codec<A>, value: A, valueIn: ((currency: string) => A) | undefined) {
    super(
      wire.name,
      wire.is,
      (u, context) => (u === undefined || u === null ? t.success(value) : wire.validate(u, context)),
      wire.encode,
    )
    this.wire = wire
    this.value = value
    this.valueIn = valueIn
  }

  protected remade(currency: string): WithFallbackType<A> {
    return new WithFallbackType(inCurrency(this.wire, currency), this.valueIn?.(currency) ?? this.value, this.valueIn)
  }
}

/** `valueIn`: the value of another currency, if it is or contains an amount. */
export function withFallback<A>(wire: Codec<A>, value: A, valueIn?: (currency: string) => A): WithFallbackType<A> {
  return new WithFallbackType(wire, value, valueIn)
}
