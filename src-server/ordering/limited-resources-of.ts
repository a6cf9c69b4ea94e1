import { mayBeForLater } from '../../src-domain/dining-option/may-be-for-later.ts'
import { unlimitedOrders } from '../../src-domain/scheduling/slots.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import type { LimitedResources } from '../holds/limited-resources.ts'
import { asapSlot } from '../scheduling/slot-facts.ts'
import { sizeOf } from './order-size.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { ReadOrder } from './read-order.ts'

export function limitedResourcesOf(
  request: PlacementRequest,
  known: KnownLocation,
  orderId: string,
  read: ReadOrder,
  now: Instant,
): LimitedResources {
  const { giftCard, totals } = read
  return {
    brandId: request.caller.brandId,
    key: request.key,
    patronId: request.caller.patronId,
    orderId,
    credit: totals.credit,
    slot: slotOf(request, known, read, now),
    promo: promoOf(read),
    giftCard:
      giftCard._tag === 'Found' && totals.giftCard > 0 ? { id: giftCard.id, amount: totals.giftCard } : undefined,
    counted: read.counted.length === 0 ? undefined : { locationId: request.locationId, units: read.counted },
  }
}

/** A full kitchen never refuses an order at a table, but the order counts against later ones. */
function slotOf(
  { order, locationId }: PlacementRequest,
  { settings }: KnownLocation,
  read: ReadOrder,
  now: Instant,
): LimitedResources['slot'] {
  const { capacityPerSlot, itemsPerSlot, amountPerSlot } = settings.schedule
  if (capacityPerSlot === undefined) return undefined
  const at = order.scheduledAt ?? asapSlot(settings, order.orderType, now)
  const isLimited = mayBeForLater(order.orderType)
  const capacity = isLimited ? capacityPerSlot : unlimitedOrders
  if (itemsPerSlot === undefined && amountPerSlot === undefined) return { locationId, at, capacity }
  const most = isLimited ? { items: itemsPerSlot, amount: amountPerSlot } : { items: undefined, amount: undefined }
  return { locationId, at, capacity, size: sizeOf(read), most }
}

function promoOf({ promo }: ReadOrder): LimitedResources['promo'] {
  return promo._tag === 'Valid'
    ? {
        codeId: promo.known.codeId,
        version: promo.known.version,
        isPerPatron: promo.known.mostPerPatron !== undefined,
      }
    : undefined
}
