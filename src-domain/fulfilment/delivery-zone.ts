import type { GeoPoint } from '../address/address.ts'
import { type Area, contains, squareMiles } from '../address/area.ts'
import type { DeliveryTerms } from '../pricing/delivery-terms.ts'

/** Delivery area with its own terms. */
export interface DeliveryZone {
  readonly id: string
  /** Not shown to customers. */
  readonly name: string
  readonly area: Area
  readonly terms: DeliveryTerms
}

/** Overlapping zones: the smallest in square miles wins, then the first in the list. */
export function zoneAt(zones: readonly DeliveryZone[], point: GeoPoint): DeliveryZone | undefined {
  let best: DeliveryZone | undefined
  for (const zone of zones) {
    if (!contains(zone.area, point)) continue
    if (best === undefined || squareMiles(zone.area) < squareMiles(best.area)) best = zone
  }
  return best
}
