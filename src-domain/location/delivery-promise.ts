import type { GeoPoint } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { DeliveryTerms } from '../pricing/delivery-terms.ts'
import type { Instant } from '../time/clock.ts'
import { byDistance } from './by-distance.ts'
import type { Location } from './location.ts'

/** What the order server said of who delivers to the address of the order. */
export type DeliveryAround =
  /** Nobody knows yet where it goes, or it is no delivery. */
  | { readonly _tag: 'Unasked' }
  | { readonly _tag: 'Asking'; readonly to: GeoPoint }
  | { readonly _tag: 'Unanswered'; readonly to: GeoPoint }
  /** `at`: when it was answered, for what is open now. */
  | { readonly _tag: 'Answered'; readonly to: GeoPoint; readonly locations: readonly Location[]; readonly at: Instant }

export const unasked: DeliveryAround = { _tag: 'Unasked' }

/** What may be said of one restaurant's delivery to an address. Every screen asks here, so that none promises more. */
export type DeliveryPromise =
  /** Its terms are absent where a back end says none; `minutes` where it gives no estimate. */
  | { readonly _tag: 'Delivers'; readonly terms?: DeliveryTerms; readonly minutes?: number }
  /** Nobody brings anything there (LOC-42). */
  | { readonly _tag: 'OutOfZone' }
  /** No address, no answer, or no restaurant: nothing is promised, and nothing refused. */
  | { readonly _tag: 'NotSaid' }

/** Of a restaurant in the answer to a delivery search. A back end that does not say delivers, and says no later. */
export function promiseOf({ delivery, serviceEstimates }: Pick<Location, 'delivery' | 'serviceEstimates'>) {
  if (delivery?._tag === 'OutOfZone') return { _tag: 'OutOfZone' } as const satisfies DeliveryPromise
  const minutes = serviceEstimates.delivery
  return {
    _tag: 'Delivers',
    ...(delivery === undefined ? {} : { terms: delivery.terms }),
    ...(minutes === undefined ? {} : { minutes }),
  } as const satisfies DeliveryPromise
}

export function deliversThere(location: Pick<Location, 'delivery' | 'serviceEstimates'>): boolean {
  return promiseOf(location)._tag === 'Delivers'
}

/** Of the restaurant of this slug. Whoever is left out of the answer to a delivery search does not come. */
export function promiseAt(around: DeliveryAround, slug: string | undefined): DeliveryPromise {
  if (around._tag !== 'Answered' || slug === undefined) return { _tag: 'NotSaid' }
  const location = around.locations.find((one) => one.slug === slug)
  return location === undefined ? { _tag: 'OutOfZone' } : promiseOf(location)
}

/** Who delivers there first, the nearest first, and then who does not. */
export function whoDelivers(locations: readonly Location[]): readonly Location[] {
  const near = byDistance(locations)
  return [...near.filter(deliversThere), ...near.filter((one) => !deliversThere(one))]
}

/** Until the food is there, as far as somebody has promised it: a delivery only where it is known that it comes. */
export function minutesUntilThere(
  diningOption: DiningOption,
  location: Pick<Location, 'serviceEstimates'> | undefined,
  promise: DeliveryPromise,
): number | undefined {
  if (diningOption !== 'delivery') return location?.serviceEstimates[diningOption]
  return promise._tag === 'Delivers' ? promise.minutes : undefined
}
