import { byDiningOption, type PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Codec } from '../codec/codec.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

/** A missing entry has its default. */
export function perDiningOption<A>(name: string, entry: Codec<A>, shipped: PerDiningOption<A>) {
  return withFallback(shape(name, { required: eachOption(entry, shipped) }), shipped)
}

export function eachOption<A>(entry: Codec<A>, shipped: PerDiningOption<A>) {
  return byDiningOption((option) => withFallback(entry, shipped[option]))
}

/** Any order type may lack an entry. */
export function someDiningOptions<A>(name: string, entry: Codec<A>, shipped: Partial<PerDiningOption<A>>) {
  return withFallback(shape(name, { required: {}, optional: byDiningOption(() => entry) }), shipped)
}
