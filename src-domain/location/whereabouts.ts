import type { Either } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../address/address.ts'

export type WhereaboutsRefusal =
  /** The customer or the device's settings refused. */
  | { readonly _tag: 'Denied' }
  /** No location is available, or the request timed out. */
  | { readonly _tag: 'Unknown' }

/** Geolocation; asks the customer for permission. */
export interface Whereabouts {
  readonly here: () => Promise<Either<WhereaboutsRefusal, GeoPoint>>
}
