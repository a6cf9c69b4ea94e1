import type { GeoPoint } from './address.ts'

const earthRadiusInMiles = 3_958.8

/** Miles, great circle (haversine). */
export function distanceInMiles(from: GeoPoint, to: GeoPoint): number {
  const [north, east] = [radians(to.lat - from.lat), radians(to.long - from.long)]
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthRadiusInMiles * Math.asin(Math.min(1, Math.sqrt(half)))
}

export function pointOf({ lat, long }: Partial<GeoPoint>): GeoPoint | undefined {
  return lat === undefined || long === undefined ? undefined : { lat, long }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
