import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { GeoPoint } from '../address/address.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'

/** The ways of a delivery, from the one that is not under way to the ends of it. */
export const deliveryStatuses = [
  /** A courier is being looked for. */
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

/** Another back end has words of its own, which are shown as they are (wire row 22). */
export function isKnownStatus(status: string): status is DeliveryStatus {
  return steps.includes(status)
}

/** Where a delivery is (CONF-08), by the names of the map. A courier's coordinates are told only while there is a way to go. */
export interface Tracking {
  /** One of ours, or another back end's own word. */
  readonly status: string
  /** The restaurant. */
  readonly origin?: GeoPoint
  /** The customer. */
  readonly destination?: GeoPoint
  readonly driver?: GeoPoint
  /** ISO 8601. */
  readonly estimatedDropoffTime?: string
}

/** Nothing follows these. */
export function isOver({ status }: Tracking): boolean {
  return status === 'delivered' || status === 'canceled' || status === 'returned'
}

/**
 * Whether `next` may follow `last`: answers may overtake each other, and couriers' systems tell the same twice. An end
 * is an end; of two ends the first stands. Words that are not ours have no order but that of their coming.
 */
export function isLater(last: Tracking, next: Tracking): boolean {
  return !isOver(last) && (!isKnownStatus(next.status) || stepOf(next) >= stepOf(last))
}

/** -1 for a word that is not ours. */
function stepOf({ status }: Tracking): number {
  return steps.indexOf(status)
}

export interface TrackingGateway {
  /** CONF-07, API-55. Reads only. */
  readonly tracking: (ticketId: string, orderType: DiningOption) => TaskEither<CallFailure, Tracking>
}
