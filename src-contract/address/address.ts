import { right } from 'fp-ts/lib/Either.js'
import type { Address } from '../../src-domain/address/address.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { finite, id, pastedLine, text, typedText } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

export const latitude = finite(-90, 90)
export const longitude = finite(-180, 180)
const geo = shape('a point', { required: { lat: latitude, long: longitude } })

/** Does not read a location's address, which has `geo`. */
export const address: Codec<Address> = shape('an address', {
  required: {
    street1: text,
    street2: withFallback(text, ''),
    city: withFallback(text, ''),
    state: withFallback(text, ''),
    zip: withFallback(text, ''),
  },
  // `seal` is our signature.
  optional: { id: text, lat: latitude, long: longitude, seal: ours(text) },
})

export const sentAddress: Codec<Address> = shape('an address', {
  required: {
    street1: pastedLine(120),
    street2: withFallback(pastedLine(120), ''),
    city: withFallback(pastedLine(80), ''),
    state: withFallback(pastedLine(40), ''),
    zip: withFallback(pastedLine(16), ''),
  },
  optional: { id, lat: latitude, long: longitude, seal: ours(typedText(128)) },
})

/** Wire row 7: `{street1, street2, city, state, zip, geo: {lat, long}}`. */
export const locationAddress: Codec<Address> = mapped(
  'an address',
  shape('an address', {
    required: {
      street1: text,
      street2: withFallback(text, ''),
      city: withFallback(text, ''),
      state: withFallback(text, ''),
      zip: withFallback(text, ''),
    },
    optional: { id: text, geo, lat: latitude, long: longitude },
  }),
  // Drops a coordinate without the other.
  ({ geo: point, lat, long, ...rest }) => {
    if (point !== undefined) return right({ ...rest, ...point })
    return right(lat === undefined || long === undefined ? rest : { ...rest, lat, long })
  },
  ({ lat, long, ...rest }: Address) =>
    lat === undefined || long === undefined ? rest : { ...rest, geo: { lat, long } },
)
