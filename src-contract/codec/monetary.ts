import * as t from 'io-ts'
import type { Codec } from './codec.ts'

/**
 * A codec that may contain amounts. It is written for dollars; `inCurrency` makes the same codec with the decimals and
 * the limits of another currency, because brands of many currencies share a process.
 */
export abstract class MonetaryType<A> extends t.Type<A, unknown, unknown> {
  readonly #made = new Map<string, Codec<A>>()

  /** Called once for each currency. */
  protected abstract remade(currency: string): Codec<A>

  inCurrency(currency: string): Codec<A> {
    const known = this.#made.get(currency)
    if (known !== undefined) return known
    const made = this.remade(currency)
    this.#made.set(currency, made)
    return made
  }
}

export function inCurrency<A>(codec: Codec<A>, currency: string): Codec<A> {
  return codec instanceof MonetaryType && currency !== 'USD' ? codec.inCurrency(currency) : codec
}
