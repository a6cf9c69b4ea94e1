import type { GeoPoint } from '../address/address.ts'
import type { DeliveryTerms } from '../pricing/delivery-terms.ts'
import { type DeliveryZone, zoneAt } from './delivery-zone.ts'

export type DeliveryReach =
  /** The restaurant has no zones and delivers anywhere on its usual terms. */
  | { readonly _tag: 'Anywhere' }
  | { readonly _tag: 'Within'; readonly terms: DeliveryTerms }
  | { readonly _tag: 'OutOfZone' }

/** Unknown coordinates are out of zone (LOC-43). */
export function deliveryReach(zones: readonly DeliveryZone[], point: GeoPoint | undefined): DeliveryReach {
  if (zones.length === 0) return { _tag: 'Anywhere' }
  const zone = point === undefined ? undefined : zoneAt(zones, point)
  return zone === undefined ? { _tag: 'OutOfZone' } : { _tag: 'Within', terms: zone.terms }
}
