import type { GeoPoint } from './address.ts'
import { distanceInMiles } from './distance.ts'

/** Delivery area. Polygon sides are straight in degrees and close on themselves; no area crosses the 180th meridian. */
export type Area =
  | { readonly _tag: 'Radius'; readonly center: GeoPoint; readonly miles: number }
  | { readonly _tag: 'Polygon'; readonly corners: readonly GeoPoint[] }

type Side = readonly [GeoPoint, GeoPoint]

/** Includes the border; a polygon of fewer than three corners contains nothing. */
export function contains(area: Area, point: GeoPoint): boolean {
  switch (area._tag) {
    case 'Radius':
      return distanceInMiles(area.center, point) <= area.miles
    case 'Polygon':
      return area.corners.length >= 3 && isInside(area.corners, point)
  }
}

const milesPerDegree = 69.093
function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Square miles, approximate, to compare areas of one town: polygons are flat at the latitude of their first corner. */
export function squareMiles(area: Area): number {
  if (area._tag === 'Radius') return Math.PI * area.miles ** 2
  const [first] = area.corners
  if (first === undefined) return 0
  // Relative to the first corner: a difference of two large products would lose a small area.
  let doubled = 0
  for (const [a, b] of sidesOf(area.corners)) {
    doubled += (a.long - first.long) * (b.lat - first.lat) - (b.long - first.long) * (a.lat - first.lat)
  }
  return (Math.abs(doubled) / 2) * milesPerDegree ** 2 * Math.cos(radians(first.lat))
}

function sidesOf(corners: readonly GeoPoint[]): readonly Side[] {
  return corners.flatMap((to, index) => {
    const from = corners.at(index - 1)
    return from === undefined ? [] : [[from, to] as const]
  })
}

/** South to north, so that rounding does not depend on the order of the corners. */
function northward([a, b]: Side): Side {
  return a.lat < b.lat || (a.lat === b.lat && a.long < b.long) ? [a, b] : [b, a]
}

/** Above 0: west of the line from `a` up to `b`; 0: on it. */
function sideOf(a: GeoPoint, b: GeoPoint, p: GeoPoint): number {
  return (b.long - a.long) * (p.lat - a.lat) - (b.lat - a.lat) * (p.long - a.long)
}

function isBetween(one: number, other: number, value: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other)
}

function isOnSide(a: GeoPoint, b: GeoPoint, p: GeoPoint): boolean {
  return sideOf(a, b, p) === 0 && isBetween(a.lat, b.lat, p.lat) && isBetween(a.long, b.long, p.long)
}

/**
 * Winding number: any turns, in either direction, mean inside, even if the polygon crosses itself. A corner belongs to
 * the side that starts below it.
 */
function isInside(corners: readonly GeoPoint[], p: GeoPoint): boolean {
  let turns = 0
  for (const side of sidesOf(corners)) {
    const [a, b] = northward(side)
    if (isOnSide(a, b, p)) return true
    const isAtItsHeight = a.lat <= p.lat && p.lat < b.lat
    if (isAtItsHeight && sideOf(a, b, p) > 0) turns += side[0] === a ? 1 : -1
  }
  return turns !== 0
}
