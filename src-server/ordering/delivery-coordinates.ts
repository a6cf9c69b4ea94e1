import type { GeoPoint } from '../../src-domain/address/address.ts'
import { distanceInMiles, pointOf } from '../../src-domain/address/distance.ts'
import { isOneZoneAround } from '../../src-domain/fulfilment/one-zone-around.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { doorPrecision, sealedPoint } from '../address/address-seal.ts'
import type { Locate } from '../address/remembered-addresses.ts'
import type { Caller } from '../caller.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import type { Seal } from '../store/seal.ts'

/**
 * Coordinates decide the fee, so they are trusted only with our seal. Else the address is looked up, and the device's
 * position counts only near that door. A neighbourhood's centre is used unless zones differ within it.
 */
export async function deliveryCoordinates(
  { locate, addressSeal }: { readonly locate: Locate; readonly addressSeal: Seal },
  { brandId, network }: Caller,
  known: KnownLocation,
  { orderType, deliveryInfo }: SubmittedOrder,
): Promise<GeoPoint | undefined> {
  const zones = known.settings.deliveryZones ?? []
  if (orderType !== 'delivery' || deliveryInfo === undefined || zones.length === 0) return undefined
  const sealed = sealedPoint(addressSeal, brandId, deliveryInfo)
  if (sealed !== undefined) return sealed
  const located = await locate(brandId, deliveryInfo, network)
  if (located === undefined) return undefined
  const { point, withinMiles } = located
  if (withinMiles > doorPrecision) return isOneZoneAround(zones, point, withinMiles) ? point : undefined
  const said = pointOf(deliveryInfo)
  return said !== undefined && distanceInMiles(said, point) <= withinMiles ? said : point
}
