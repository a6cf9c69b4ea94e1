import type { GeoPoint } from '../address/address.ts'
import { type Area, contains, squareMiles } from '../address/area.ts'
import type { DeliveryTerms } from '../pricing/delivery-terms.ts'

/** A part of the town that a restaurant delivers to on terms of its own. */
export interface DeliveryZone {
  readonly id: string
  /** For whoever runs the restaurant; customers do not read it. */
  readonly name: string
  readonly area: Area
  readonly terms: DeliveryTerms
}

/**
 * The zone whose terms hold at a point. Zones may overlap: the most specific one wins, which is the smallest in square
 * miles, and of equal ones the one that comes first in the list.
 */
export function zoneAt(zones: readonly DeliveryZone[], point: GeoPoint): DeliveryZone | undefined {
  let best: DeliveryZone | undefined
  for (const zone of zones) {
    if (!contains(zone.area, point)) continue
    if (best === undefined || squareMiles(zone.area) < squareMiles(best.area)) best = zone
  }
  return best
}
