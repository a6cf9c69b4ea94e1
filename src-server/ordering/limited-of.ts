import type { KnownLocation } from '../catalogue/catalogue.ts'
import type { LimitedThings } from '../holds/limited-things.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { ReadOrder } from './read-order.ts'

/** What placing this order takes of what there is only so much of. */
export function limitedOf(
  request: PlacementRequest,
  known: KnownLocation,
  orderId: string,
  read: ReadOrder,
): LimitedThings {
  const { giftCard, totals } = read
  return {
    brandId: request.caller.brandId,
    key: request.key,
    patronId: request.caller.patronId,
    orderId,
    credit: totals.credit,
    slot: slotOf(request, known),
    promo: promoOf(read),
    giftCard:
      giftCard._tag === 'Found' && totals.giftCard > 0 ? { id: giftCard.id, amount: totals.giftCard } : undefined,
  }
}

function slotOf({ order, locationId }: PlacementRequest, { settings }: KnownLocation): LimitedThings['slot'] {
  const capacity = settings.schedule.capacityPerSlot
  return order.scheduledAt === undefined || capacity === undefined
    ? undefined
    : { locationId, at: order.scheduledAt, capacity }
}

function promoOf({ promo }: ReadOrder): LimitedThings['promo'] {
  return promo._tag === 'Valid'
    ? {
        codeId: promo.known.codeId,
        version: promo.known.version,
        isPerPatron: promo.known.mostPerPatron !== undefined,
      }
    : undefined
}
