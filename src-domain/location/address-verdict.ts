import { byDistance } from './by-distance.ts'
import { deliversThere } from './delivery-promise.ts'
import type { Location } from './location.ts'

/** What can be said to a customer who names an address, before anything is chosen. */
export type AddressVerdict =
  /** `location` brings the food there; `isChoice` when others do too, and none was chosen before. */
  | { readonly _tag: 'Delivered'; readonly location: Location; readonly isChoice: boolean }
  /**
   * `chosen` does not come, or nobody does. The offers that are left: food to fetch nearby, and another restaurant of
   * ours that does deliver there.
   */
  | {
      readonly _tag: 'OutOfZone'
      readonly chosen?: Location
      readonly pickup: Location
      readonly deliversFrom?: Location
    }
  /** No restaurant of the brand delivers anything. */
  | { readonly _tag: 'NoLocations' }
  /** Nobody said who delivers there. The order is checked again with its address, so it can be gone on with. */
  | { readonly _tag: 'Unanswered' }

/**
 * Who delivers to an address, from the answer to a delivery search around it. With `wanted`, the restaurant that the
 * customer has chosen (by its slug), no other one counts as an answer. Pickup is offered at the nearest.
 */
export function addressVerdict(found: readonly Location[], wanted?: string): AddressVerdict {
  const near = byDistance(found)
  const all = near.filter(deliversThere)
  const [delivering] = all
  const chosen = wanted === undefined ? delivering : near.find(({ slug }) => slug === wanted)
  if (chosen !== undefined && deliversThere(chosen))
    return { _tag: 'Delivered', location: chosen, isChoice: wanted === undefined && all.length > 1 }
  const [pickup] = near
  if (pickup === undefined) return { _tag: 'NoLocations' }
  return {
    _tag: 'OutOfZone',
    ...(wanted === undefined || chosen === undefined ? {} : { chosen }),
    pickup,
    ...(delivering === undefined ? {} : { deliversFrom: delivering }),
  }
}

/** Whether the customer may go on with an address: somebody comes, or it is found out with the order. */
export function canGoOn({ _tag }: AddressVerdict): boolean {
  return _tag === 'Delivered' || _tag === 'Unanswered'
}
