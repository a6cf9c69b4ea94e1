import type { Either } from 'fp-ts/lib/Either.js'
import type { Address, GeoPoint } from '../address/address.ts'
import type { DeliveryStatus } from '../ticket/tracking.ts'
import type { Instant } from '../time/clock.ts'

export interface CourierStop {
  readonly name: string
  /** Empty if none was given. */
  readonly phone: string
  readonly address: Address
  readonly notes: string
}

export interface CourierRequest {
  /** Id of the order. One reference is one trip, however often it is requested. */
  readonly reference: string
  readonly pickup: CourierStop
  readonly dropoff: CourierStop
  /** When the order leaves the kitchen. */
  readonly readyAt: Instant
}

export interface CourierTrip {
  /** `canceled`: the service gave the trip up. */
  readonly status: DeliveryStatus
  /** Position of the courier. */
  readonly courier?: GeoPoint
  readonly dropoffAt?: Instant
}

export type CourierFailure =
  /** No answer; the call may be repeated. */
  | { readonly _tag: 'Unavailable'; readonly detail: string }
  /** The service does not make this trip. */
  | { readonly _tag: 'Refused'; readonly detail: string }

/** A service whose couriers deliver for the restaurant. Its calls never reject and may be repeated. */
export interface CourierService {
  readonly request: (request: CourierRequest) => Promise<Either<CourierFailure, CourierTrip>>
  /** Refused for an unknown reference. */
  readonly status: (reference: string) => Promise<Either<CourierFailure, CourierTrip>>
  /** Ends a trip that was not delivered. Also right for a trip that already ended. */
  readonly cancel: (reference: string) => Promise<Either<CourierFailure, CourierTrip>>
}
