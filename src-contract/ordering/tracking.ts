import { right } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { Tracking } from '../../src-domain/ticket/tracking.ts'
import { latitude, longitude } from '../address/address.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { mapped } from '../codec/mapped.ts'
import { matching, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { diningOption } from '../fulfilment/dining-option.ts'

const coordinates: Codec<GeoPoint> = mapped(
  'coordinates',
  shape('coordinates', { required: { latitude, longitude } }),
  (seen) => right({ lat: seen.latitude, long: seen.longitude }),
  ({ lat, long }) => ({ latitude: lat, longitude: long }),
)

/** CONF-08. The wire names the two ends by person, the domain by role. */
export const tracking: Codec<Tracking> = mapped(
  'tracking data',
  shape('tracking data', {
    required: {},
    // Opaque (wire row 22). Only a known status advances the steps.
    optional: { status: forgiving(text) },
    orNull: {
      restaurant: forgiving(coordinates),
      patron: forgiving(coordinates),
      driver: forgiving(coordinates),
      estimatedDropoffTime: forgiving(text),
    },
  }),
  ({ restaurant: origin, patron: destination, status = '', ...rest }) =>
    right({
      ...rest,
      status,
      ...(origin === undefined ? {} : { origin }),
      ...(destination === undefined ? {} : { destination }),
    }),
  ({ origin: restaurant, destination: patron, ...rest }: Tracking) => ({
    ...rest,
    ...(restaurant === undefined ? {} : { restaurant }),
    ...(patron === undefined ? {} : { patron }),
  }),
)

/** API-55. The id grants access, so it must be unguessable. */
export const ticketId = shape('a ticket', { required: { id: matching('a ticket id', /^[A-Za-z0-9_-]{1,128}$/) } })
export const trackingQuery = shape('a question about a delivery', { required: { orderType: diningOption } })
