import type { Either } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../address/address.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'

export const deliveryStatuses = [
  /** Looking for a courier. */
  'pending',
  /** On the way to the restaurant. */
  'pickup',
  /** Has the order. */
  'pickup_complete',
  /** On the way to the customer. */
  'dropoff',
  'delivered',
  'canceled',
  'returned',
] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

const steps: readonly string[] = deliveryStatuses

/** The page shows other back ends' words unchanged (wire row 22). */
export function isKnownStatus(status: string): status is DeliveryStatus {
  return steps.includes(status)
}

/** CONF-08. The courier's position is present only during the trip. */
export interface Tracking {
  /** One of our statuses, or another back end's word. */
  readonly status: string
  /** Position of the restaurant. */
  readonly origin?: GeoPoint
  /** Position of the customer. */
  readonly destination?: GeoPoint
  readonly driver?: GeoPoint
  /** ISO 8601. */
  readonly estimatedDropoffTime?: string
}

export function isOver({ status }: Tracking): boolean {
  return status === 'delivered' || status === 'canceled' || status === 'returned'
}

/**
 * Whether `next` may follow `last`, because answers may repeat or arrive out of order. The first end wins. Unknown
 * statuses count in order of arrival.
 */
export function isLater(last: Tracking, next: Tracking): boolean {
  return !isOver(last) && (!isKnownStatus(next.status) || stepOf(next) >= stepOf(last))
}

/** -1 for an unknown status. */
function stepOf({ status }: Tracking): number {
  return steps.indexOf(status)
}

export interface TrackingGateway {
  /** CONF-07, API-55. Read-only. */
  readonly tracking: (ticketId: string, orderType: DiningOption) => Promise<Either<CallFailure, Tracking>>
}
