import type { Either } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../address/address.ts'

export type WhereaboutsRefusal =
  /** By the customer or the device's settings. */
  | { readonly _tag: 'Denied' }
  /** Not available, or timeout. */
  | { readonly _tag: 'Unknown' }

/** Geolocation; asks the customer for permission. */
export interface Whereabouts {
  readonly here: () => Promise<Either<WhereaboutsRefusal, GeoPoint>>
}
