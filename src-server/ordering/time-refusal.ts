import { nextAvailable } from '../../src-domain/scheduling/schedule.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import { slotFacts, suggestedSlot } from '../scheduling/slot-facts.ts'
import { takenSlots } from '../scheduling/taken-slots.ts'
import type { Database } from '../store/database.ts'
import { reasonOf, sentenceOf } from './order-objection.ts'
import type { PlacementRequest } from './placement-request.ts'
import type { PlacementResult } from './placement-result.ts'

const invalidTime = { _tag: 'InvalidTime' } as const

/** The chosen time has passed, or somebody else took its last place: nothing was done. Names the next one. */
export async function timeRefusal(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { caller, order }: PlacementRequest,
  { settings }: KnownLocation,
): Promise<PlacementResult> {
  const now = clock.now()
  const taken = await takenSlots(db, caller.brandId, settings, now)
  const slot = suggestedSlot(slotFacts(settings, order.orderType, now, taken), order.scheduledAt)
  const next = slot && nextAvailable(slot, settings.location.timeZone)
  return {
    _tag: 'Refused',
    status: 400,
    code: 'invalid_scheduledAt',
    reason: reasonOf(invalidTime),
    message: sentenceOf({ ...invalidTime, ...(next === undefined ? {} : { next }) }),
  }
}
