import type { Brand } from '../../src-domain/brand/brand.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import { nextAvailable } from '../../src-domain/scheduling/schedule.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import { slotFacts, suggestedSlot } from '../scheduling/slot-facts.ts'
import { takenSlots } from '../scheduling/taken-slots.ts'
import type { Database } from '../store/database.ts'
import { type OrderObjection, reasonOf, sentenceOf } from './order-objection.ts'
import { unpricedSize } from './order-size.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'

/** Suggests the next time. An order for now must be scheduled. */
export async function timeRefusal(
  { db, clock, brands }: { readonly db: Database; readonly clock: Clock; readonly brands: ReadonlyMap<string, Brand> },
  { caller, order }: PlacementRequest,
  { settings }: KnownLocation,
): Promise<PlacementResult> {
  if (order.scheduledAt === undefined) {
    const canWait = brands.get(caller.brandId)?.ordering.scheduled === true
    return refused(canWait ? { _tag: 'PreorderOnly' } : { _tag: 'Closed', orderType: order.orderType, canWait })
  }
  const now = clock.now()
  const taken = await takenSlots(db, caller.brandId, settings, now, unpricedSize(order))
  const slot = suggestedSlot(slotFacts(settings, order.orderType, now, taken), order.scheduledAt)
  const next = slot && nextAvailable(slot, settings.location.timeZone)
  return refused({ _tag: 'InvalidTime', ...(next === undefined ? {} : { next }) })
}

function refused(objection: OrderObjection): PlacementResult {
  const reason = reasonOf(objection)
  return {
    _tag: 'Refused',
    status: 400,
    code: reason.replaceAll('-', '_'),
    reason,
    message: sentenceOf(objection, formatPrice),
  }
}
