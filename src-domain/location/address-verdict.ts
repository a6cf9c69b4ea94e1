import { byDistance } from './by-distance.ts'
import { deliversThere } from './delivery-promise.ts'
import type { Location } from './location.ts'

export type AddressVerdict =
  /** `isChoice`: several restaurants deliver, and the customer had chosen none. */
  | { readonly _tag: 'Delivered'; readonly location: Location; readonly isChoice: boolean }
  | {
      readonly _tag: 'OutOfZone'
      readonly chosen?: Location
      readonly pickup: Location
      readonly deliversFrom?: Location
    }
  /** No restaurant of the brand delivers. */
  | { readonly _tag: 'NoLocations' }
  /** The call failed. The customer may continue, because the server checks the order's address again. */
  | { readonly _tag: 'Unanswered' }

/**
 * Result of a delivery search around an address. `wanted`: slug of the chosen restaurant; the result is about that one.
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

export function canGoOn({ _tag }: AddressVerdict): boolean {
  return _tag === 'Delivered' || _tag === 'Unanswered'
}
