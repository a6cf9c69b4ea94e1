interface Point {
  readonly lat: number
  readonly long: number
}

export function milesBetween(a: Point, b: Point): number {
  const north = (b.lat - a.lat) * 69
  const east = (b.long - a.long) * 69 * Math.cos((a.lat * Math.PI) / 180)
  return Math.round(Math.hypot(north, east) * 100) / 100
}
