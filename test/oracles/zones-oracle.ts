/**
 * Oracle of delivery zones and distances. A polygon is judged by winding number in exact ten-millionths of a degree
 * (about a centimetre), a circle by the angle between vectors from the earth's centre. Imports nothing, so it shares no
 * bug with the product.
 * Decisions:
 * 1. Sides are straight in latitude and longitude; the last corner joins the first. No zone crosses the 180th meridian
 * or a pole.
 * 2. A non-zero winding number is inside.
 * 3. Within a metre of a side, or a ten-thousandth of a circle's radius of its line, the result is "edge": doubles may
 * decide either way.
 * 4. The earth is a sphere of radius 6,371,008.8 metres; a mile has 1,609.344.
 */
export interface OraclePlace {
  readonly lat: number
  readonly long: number
}

export type OracleZone =
  | { readonly polygon: readonly OraclePlace[] }
  | { readonly centre: OraclePlace; readonly radiusMetres: number }

export type OracleStanding = 'inside' | 'outside' | 'edge'

const metresPerMile = 1_609.344
const earthMetres = 6_371_008.8

/** About a metre, in ten-millionths of a degree of latitude. */
const edgeWidth = 90n

interface Point {
  readonly x: bigint
  readonly y: bigint
}

function whole(degrees: number): bigint {
  return BigInt(Math.round(degrees * 10_000_000))
}
function pointOf({ lat, long }: OraclePlace): Point {
  return { x: whole(long), y: whole(lat) }
}
function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}
function dot(a: Point, b: Point): bigint {
  return a.x * b.x + a.y * b.y
}
function cross(a: Point, b: Point): bigint {
  return a.x * b.y - a.y * b.x
}

/** Degrees of longitude are shorter, so the edge is slightly wider than decision 3. */
function isNear(place: Point, from: Point, to: Point): boolean {
  const side = minus(to, from)
  const reach = minus(place, from)
  const length = dot(side, side)
  const along = dot(reach, side)
  if (along <= 0n) return dot(reach, reach) <= edgeWidth * edgeWidth
  if (along >= length) return dot(minus(place, to), minus(place, to)) <= edgeWidth * edgeWidth
  return cross(side, reach) ** 2n <= edgeWidth * edgeWidth * length
}

function standingInPolygon(place: Point, corners: readonly Point[]): OracleStanding {
  let turns = 0
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] ?? from
    if (isNear(place, from, to)) return 'edge'
    const side = cross(minus(to, from), minus(place, from))
    if (from.y <= place.y && to.y > place.y && side > 0n) turns += 1
    if (from.y > place.y && to.y <= place.y && side < 0n) turns -= 1
  }
  return turns === 0 ? 'outside' : 'inside'
}

function arrow({ lat, long }: OraclePlace): readonly [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (long * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

export function expectedMetres(a: OraclePlace, b: OraclePlace): number {
  const [ax, ay, az] = arrow(a)
  const [bx, by, bz] = arrow(b)
  const sine = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
  return earthMetres * Math.atan2(sine, ax * bx + ay * by + az * bz)
}

export function expectedMiles(a: OraclePlace, b: OraclePlace): number {
  return expectedMetres(a, b) / metresPerMile
}

export function expectedStanding(place: OraclePlace, zone: OracleZone): OracleStanding {
  if ('polygon' in zone) return standingInPolygon(pointOf(place), zone.polygon.map(pointOf))
  const beyond = expectedMetres(place, zone.centre) - zone.radiusMetres
  if (Math.abs(beyond) <= Math.max(1, zone.radiusMetres / 10_000)) return 'edge'
  return beyond < 0 ? 'inside' : 'outside'
}
