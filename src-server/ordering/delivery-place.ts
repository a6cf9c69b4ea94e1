import type { GeoPoint } from '../../src-domain/address/address.ts'
import { distanceInMiles, pointOf } from '../../src-domain/address/distance.ts'
import type { SubmittedOrder } from '../../src-domain/ordering/submitted-order.ts'
import type { KnownLocation } from '../location/catalogue.ts'
import type { Locate } from '../places/remembered-places.ts'

/**
 * Where a delivery goes. What the customer's device says counts only as far as the streets of the address agree with
 * it, because a zone is money: a place near the shop under an address far away is not believed. Nothing is asked for a
 * restaurant without zones.
 */
export const deliveryPlace = async (
  locate: Locate,
  brandId: string,
  known: KnownLocation,
  { orderType, deliveryInfo }: SubmittedOrder,
): Promise<GeoPoint | undefined> => {
  const zones = known.settings.deliveryZones ?? []
  if (orderType !== 'delivery' || deliveryInfo === undefined || zones.length === 0) return undefined
  const said = pointOf(deliveryInfo)
  const located = await locate(brandId, deliveryInfo)
  if (located === undefined) return said
  if (said === undefined) return located.point
  return distanceInMiles(said, located.point) <= located.withinMiles ? said : located.point
}
