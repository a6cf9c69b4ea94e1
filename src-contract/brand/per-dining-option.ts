import type { PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Codec } from '../codec/codec.ts'
import { otherwise } from '../codec/otherwise.ts'
import { shape } from '../codec/shape.ts'

/** A setting by order type; one that is left out, or all of them, is as shipped. */
export const perDiningOption = <A>(name: string, entry: Codec<A>, shipped: PerDiningOption<A>) =>
  otherwise(shape(name, { required: eachOption(entry, shipped) }), shipped)

/** The fields of such a setting, for an object that has more of them. */
export const eachOption = <A>(entry: Codec<A>, shipped: PerDiningOption<A>) => ({
  pickup: otherwise(entry, shipped.pickup),
  delivery: otherwise(entry, shipped.delivery),
  kiosk: otherwise(entry, shipped.kiosk),
})

/** A setting that an order type may have none of. */
export const someDiningOptions = <A>(name: string, entry: Codec<A>, shipped: Partial<PerDiningOption<A>>) =>
  otherwise(shape(name, { required: {}, optional: { pickup: entry, delivery: entry, kiosk: entry } }), shipped)
