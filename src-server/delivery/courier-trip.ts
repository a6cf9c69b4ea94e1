import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { DeliveryStatus } from '../../src-domain/ordering/tracking.ts'

export interface TripMoment {
  readonly status: DeliveryStatus
  readonly courier?: GeoPoint
}

/** Degrees: where a courier of the demo waits for work, and how far a customer lives whose address has no point. */
const nearby = 0.012

const beside = ({ lat, long }: GeoPoint, by: number): GeoPoint => ({ lat: lat + by, long: long + by })

/** Along the streets of a grid: first north or south, then east or west. `share` from 0 to 1. */
const along = (from: GeoPoint, to: GeoPoint, share: number): GeoPoint => ({
  lat: from.lat + (to.lat - from.lat) * Math.min(1, share * 2),
  long: from.long + (to.long - from.long) * Math.max(0, share * 2 - 1),
})

/** The parts of a trip by the share of it at which each ends. */
const found = 0.1
const atRestaurant = 0.35
const packed = 0.42

/**
 * Where a courier of the demo is when this share of the trip has passed: looked for, on the way to the restaurant,
 * there, on the way to the customer, done. The same share is always the same place.
 */
export const courierTrip = (share: number, origin: GeoPoint | undefined, destination?: GeoPoint): TripMoment => {
  if (share >= 1) return { status: 'delivered' }
  if (share < found) return { status: 'pending' }
  const place = (courier: (from: GeoPoint) => GeoPoint) => (origin === undefined ? {} : { courier: courier(origin) })
  if (share < atRestaurant) {
    const done = (share - found) / (atRestaurant - found)
    return { status: 'pickup', ...place((from) => along(beside(from, -nearby), from, done)) }
  }
  if (share < packed) return { status: 'pickup_complete', ...place((from) => from) }
  const done = (share - packed) / (1 - packed)
  return { status: 'dropoff', ...place((from) => along(from, destination ?? beside(from, nearby), done)) }
}
