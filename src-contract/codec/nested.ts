import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

/** A codec that contains itself, such as a modifier with modifiers. */
export class NestedType<A> extends MonetaryType<A> {
  readonly _tag = 'NestedType' as const
  readonly wireOf: () => Codec<A>
  constructor(name: string, define: (self: Codec<A>) => Codec<A>) {
    let defined: Codec<A> | undefined
    const wire = (): Codec<A> => {
      defined ??= define(this)
      return defined
    }
    super(
      name,
      (u): u is A => wire().is(u),
      (u, context) => wire().validate(u, context),
      (value) => wire().encode(value),
    )
    this.wireOf = wire
  }

  protected remade(currency: string): NestedType<A> {
    return new NestedType(this.name, () => inCurrency(this.wireOf(), currency))
  }
}

export function nested<A>(name: string, define: (self: Codec<A>) => Codec<A>): NestedType<A> {
  return new NestedType(name, define)
}
