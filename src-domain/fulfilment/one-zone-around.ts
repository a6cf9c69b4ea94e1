import type { GeoPoint } from '../address/address.ts'
import type { Area } from '../address/area.ts'
import { distanceInMiles } from '../address/distance.ts'
import { type DeliveryZone, zoneAt } from './delivery-zone.ts'

const milesPerDegree = 69.05
const directions = 16
/** Sampled radii, as shares of `miles`. */
const rings = [0.25, 0.5, 0.75, 1]

/**
 * Whether every sampled point within `miles` lies in the same zone, or none. Also samples the corners and centers of
 * zones. If true, the exact address does not matter.
 */
export function isOneZoneAround(zones: readonly DeliveryZone[], center: GeoPoint, miles: number): boolean {
  const here = zoneAt(zones, center)?.id
  const corners = zones.flatMap(({ area }) => cornersOf(area)).filter((one) => distanceInMiles(one, center) <= miles)
  return [...around(center, miles), ...corners].every((point) => zoneAt(zones, point)?.id === here)
}

function around({ lat, long }: GeoPoint, miles: number): readonly GeoPoint[] {
  return rings.flatMap((share) =>
    Array.from({ length: directions }, (_, n) => {
      const angle = (2 * Math.PI * n) / directions
      const degrees = (share * miles) / milesPerDegree
      const shrink = Math.cos((lat * Math.PI) / 180)
      return { lat: lat + degrees * Math.cos(angle), long: long + (degrees * Math.sin(angle)) / shrink }
    }),
  )
}

function cornersOf(area: Area): readonly GeoPoint[] {
  return area._tag === 'Radius' ? [area.center] : area.corners
}
