import type { Location } from './location.ts'

type Placed = Pick<Location, 'distanceInMiles'>

/** LOC-07: nearest first. Unknown distances come last, in their order. */
export function byDistance<L extends Placed>(locations: readonly L[]): readonly L[] {
  return locations.toSorted((a, b) => {
    const [near, far] = [a.distanceInMiles ?? Number.POSITIVE_INFINITY, b.distanceInMiles ?? Number.POSITIVE_INFINITY]
    return near === far ? 0 : near - far
  })
}
