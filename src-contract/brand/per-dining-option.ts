import { byDiningOption, type PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Codec } from '../codec/codec.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

/** A setting by order type; one that is left out, or all of them, is as shipped. */
export function perDiningOption<A>(name: string, entry: Codec<A>, shipped: PerDiningOption<A>) {
  return withFallback(shape(name, { required: eachOption(entry, shipped) }), shipped)
}

/** The fields of such a setting, for an object that has more of them. */
export function eachOption<A>(entry: Codec<A>, shipped: PerDiningOption<A>) {
  return byDiningOption((option) => withFallback(entry, shipped[option]))
}

/** A setting that an order type may have none of. */
export function someDiningOptions<A>(name: string, entry: Codec<A>, shipped: Partial<PerDiningOption<A>>) {
  return withFallback(shape(name, { required: {}, optional: byDiningOption(() => entry) }), shipped)
}
