import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { GeoPoint } from '../address/address.ts'

export type WhereaboutsRefusal =
  /** By the customer or the device's settings. */
  | { readonly _tag: 'Denied' }
  /** Not available, or timeout. */
  | { readonly _tag: 'Unknown' }

/** Geolocation; asks the customer for permission. */
export interface Whereabouts {
  readonly here: TaskEither<WhereaboutsRefusal, GeoPoint>
}
