import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { DeliveryStatus } from '../../src-domain/ticket/tracking.ts'

export interface TripMoment {
  readonly status: DeliveryStatus
  readonly courier?: GeoPoint
}

/** Degrees. */
const nearby = 0.012

const found = 0.1
const atRestaurant = 0.35
const packed = 0.42

/** Milliseconds that passed since something happened; null if it did not happen. */
export interface BoardProgress {
  readonly sinceAccepted: number | null
  readonly sinceReady: number | null
}

/**
 * How much of the trip is done, with a board: the courier sets out when staff accepted the order, and waits at the
 * restaurant until it is ready.
 */
export function shareWithBoard({ sinceAccepted, sinceReady }: BoardProgress, trip: number): number {
  if (sinceAccepted === null) return 0
  const onTheWay = sinceAccepted / trip
  const waiting = atRestaurant - 0.0001
  if (sinceReady === null || onTheWay < waiting) return Math.min(onTheWay, waiting)
  return atRestaurant + Math.min(onTheWay - atRestaurant, sinceReady / trip)
}

/** Deterministic. */
export function courierTrip(share: number, origin: GeoPoint | undefined, destination?: GeoPoint): TripMoment {
  if (share >= 1) return { status: 'delivered' }
  if (share < found) return { status: 'pending' }
  const at = (courier: (from: GeoPoint) => GeoPoint) => (origin === undefined ? {} : { courier: courier(origin) })
  if (share < atRestaurant) {
    const done = (share - found) / (atRestaurant - found)
    return { status: 'pickup', ...at((from) => along(beside(from, -nearby), from, done)) }
  }
  if (share < packed) return { status: 'pickup_complete', ...at((from) => from) }
  const done = (share - packed) / (1 - packed)
  return { status: 'dropoff', ...at((from) => along(from, destination ?? beside(from, nearby), done)) }
}

function beside({ lat, long }: GeoPoint, by: number): GeoPoint {
  return { lat: lat + by, long: long + by }
}

/** First north or south, then east or west. */
function along(from: GeoPoint, to: GeoPoint, share: number): GeoPoint {
  return {
    lat: from.lat + (to.lat - from.lat) * Math.min(1, share * 2),
    long: from.long + (to.long - from.long) * Math.max(0, share * 2 - 1),
  }
}
