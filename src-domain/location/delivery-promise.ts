import type { GeoPoint } from '../address/address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { DeliveryTerms } from '../pricing/delivery-terms.ts'
import type { Instant } from '../time/clock.ts'
import { byDistance } from './by-distance.ts'
import type { Location } from './location.ts'

/** The server's answer on deliveries to the order's address. */
export type DeliveryAround =
  /** The order has no address yet, or is no delivery. */
  | { readonly _tag: 'Unasked' }
  | { readonly _tag: 'Asking'; readonly to: GeoPoint }
  | { readonly _tag: 'Unanswered'; readonly to: GeoPoint }
  /** `at`: for opening states. */
  | { readonly _tag: 'Answered'; readonly to: GeoPoint; readonly locations: readonly Location[]; readonly at: Instant }

export const unasked: DeliveryAround = { _tag: 'Unasked' }

/** The only source of delivery promises, so that all screens agree. */
export type DeliveryPromise =
  /** `terms` and `minutes` are absent if the back end omits them. */
  | { readonly _tag: 'Delivers'; readonly terms?: DeliveryTerms; readonly minutes?: number }
  | { readonly _tag: 'OutOfZone' }
  /** No address, answer or restaurant yet: neither promised nor refused. */
  | { readonly _tag: 'NotSaid' }

/** A restaurant without delivery data delivers; validation may still refuse. */
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

/** A restaurant missing from the answer does not deliver. */
export function promiseAt(around: DeliveryAround, slug: string | undefined): DeliveryPromise {
  if (around._tag !== 'Answered' || slug === undefined) return { _tag: 'NotSaid' }
  const location = around.locations.find((one) => one.slug === slug)
  return location === undefined ? { _tag: 'OutOfZone' } : promiseOf(location)
}

/** Delivering restaurants first, each group nearest first. */
export function deliveringLocations(locations: readonly Location[]): readonly Location[] {
  const near = byDistance(locations)
  return [...near.filter(deliversThere), ...near.filter((one) => !deliversThere(one))]
}

/** Minutes; for a delivery only if promised. */
export function minutesUntilThere(
  diningOption: DiningOption,
  location: Pick<Location, 'serviceEstimates'> | undefined,
  promise: DeliveryPromise,
): number | undefined {
  if (diningOption !== 'delivery') return location?.serviceEstimates[diningOption]
  return promise._tag === 'Delivers' ? promise.minutes : undefined
}
