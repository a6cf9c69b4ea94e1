import { byDistance } from './by-distance.ts'
import type { Location } from './location.ts'

/** What can be said to a customer who names an address, before anything is chosen. */
export type AddressVerdict =
  /** `location` brings the food there. */
  | { readonly _tag: 'Delivered'; readonly location: Location }
  /** The offers that are left: food to fetch nearby, and another restaurant of ours that does deliver there. */
  | { readonly _tag: 'OutOfZone'; readonly pickup?: Location; readonly deliversFrom?: Location }
  /** No restaurant of the brand delivers anything. */
  | { readonly _tag: 'NoLocations' }

/** A back end that does not say delivers, and says no when the order is checked. */
export const deliversThere = ({ delivery }: Pick<Location, 'delivery'>): boolean => delivery?._tag !== 'OutOfZone'

/**
 * Who delivers to an address, from the answer to a delivery search around it. With `wanted`, the restaurant that the
 * customer has chosen (by its slug), no other one counts as an answer, and pickup is offered there.
 */
export const addressVerdict = (found: readonly Location[], wanted?: string): AddressVerdict => {
  const near = byDistance(found)
  const delivering = near.find(deliversThere)
  const chosen = wanted === undefined ? delivering : near.find(({ slug }) => slug === wanted)
  if (chosen !== undefined && deliversThere(chosen)) return { _tag: 'Delivered', location: chosen }
  const pickup = chosen ?? near[0]
  if (pickup === undefined) return { _tag: 'NoLocations' }
  return { _tag: 'OutOfZone', pickup, ...(delivering === undefined ? {} : { deliversFrom: delivering }) }
}
