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

/** Other back ends' words are shown as they are (wire row 22). */
export function isKnownStatus(status: string): status is DeliveryStatus {
  return steps.includes(status)
}

/** CONF-08. The courier's position is present only while under way. */
export interface Tracking {
  /** Ours, or another back end's. */
  readonly status: string
  /** The restaurant. */
  readonly origin?: GeoPoint
  /** The customer. */
  readonly destination?: GeoPoint
  readonly driver?: GeoPoint
  /** ISO 8601. */
  readonly estimatedDropoffTime?: string
}

export function isOver({ status }: Tracking): boolean {
  return status === 'delivered' || status === 'canceled' || status === 'returned'
}

/**
 * Whether `next` may follow `last`: answers may overtake each other or repeat. The first end wins. Unknown statuses are
 * ordered by arrival.
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
