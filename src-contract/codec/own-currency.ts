import type { Codec } from './codec.ts'
import { inCurrency, MonetaryType } from './monetary.ts'

interface InCurrency {
  readonly currency?: string
}

/** An object that names the currency of its amounts. Without a name, they are in the reader's currency. */
export class OwnCurrencyType<A extends InCurrency> extends MonetaryType<A> {
  readonly _tag = 'OwnCurrencyType' as const
  readonly wire: Codec<A>
  constructor(wire: Codec<A>, usual: string) {
    const named = (value: unknown) => inCurrency(wire, currencyOf(value) ?? usual)
    super(
      wire.name,
      wire.is,
      (u, context) => named(u).validate(u, context),
      (value) => named(value).encode(value),
    )
    this.wire = wire
  }

  protected remade(currency: string): OwnCurrencyType<A> {
    return new OwnCurrencyType(this.wire, currency)
  }
}

export function inOwnCurrency<A extends InCurrency>(wire: Codec<A>): OwnCurrencyType<A> {
  return new OwnCurrencyType(wire, 'USD')
}

/** Not compared with the list of currencies, which would weigh on every document: other codes have two decimals. */
function currencyOf(value: unknown): string | undefined {
  const code: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'currency') : undefined
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : undefined
}
