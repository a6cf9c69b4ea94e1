import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { GeoPoint } from '../address/address.ts'

export type WhereaboutsRefusal =
  /** The customer, or the device's own settings, said no. */
  | { readonly _tag: 'Denied' }
  /** The device does not know, or takes too long. */
  | { readonly _tag: 'Unknown' }

/** Where this device says it is. Asks the customer. */
export interface Whereabouts {
  readonly here: TaskEither<WhereaboutsRefusal, GeoPoint>
}
