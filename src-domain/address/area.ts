import type { GeoPoint } from './address.ts'
import { distanceInMiles } from './distance.ts'

/**
 * A part of a town. A polygon's sides are straight on the grid of degrees, its last corner is joined with its first, and
 * neither form reaches across the 180th meridian.
 */
export type Area =
  | { readonly _tag: 'Radius'; readonly center: GeoPoint; readonly miles: number }
  | { readonly _tag: 'Polygon'; readonly corners: readonly GeoPoint[] }

type Side = readonly [GeoPoint, GeoPoint]

/** Whether a point lies in an area. The border belongs to the area; fewer than three corners hold nothing. */
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

/**
 * How large an area is, to compare areas of one town: a polygon on a flat map at the latitude of its first corner.
 * Square miles.
 */
export function squareMiles(area: Area): number {
  if (area._tag === 'Radius') return Math.PI * area.miles ** 2
  const [first] = area.corners
  if (first === undefined) return 0
  // From the first corner, because the difference of two large products would lose the small area.
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

/** From south to north, so that rounding is the same whichever way round the corners are listed. */
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
 * By counting how often the polygon runs around the point: what it runs around at least once, in either direction, is
 * inside, also where it crosses itself. A corner belongs to the side that begins below it.
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
