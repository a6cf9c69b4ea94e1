import type { Brand } from '../../src-domain/brand/brand.ts'
import { diningOptions, type PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { mayBeForLater } from '../../src-domain/dining-option/may-be-for-later.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import { isOpenNow } from './is-open-now.ts'
import { isAsapEnabled, isOffered, slotFacts, suggestedSlot } from './slot-facts.ts'
import { takenSlots } from './taken-slots.ts'

export interface NextTimesNeeds {
  readonly db: Database
  readonly brand: Brand
  readonly settings: LocationSettings
  readonly now: Instant
}

/**
 * The first time that can be ordered for, for each kind of order that cannot be had now (SCHED-18): an open shop costs
 * nothing.
 */
export async function nextTimes(needs: NextTimesNeeds): Promise<Partial<PerDiningOption<number>>> {
  const { db, brand, settings, now } = needs
  if (!brand.ordering.scheduled) return {}
  const asked = diningOptions.filter(
    (type) =>
      mayBeForLater(type) &&
      isOffered(brand, settings, type) &&
      !(isAsapEnabled(settings, type) && isOpenNow(settings, type, now)),
  )
  if (asked.length === 0) return {}
  const taken = await takenSlots(db, brand.id, settings, now)
  return Object.fromEntries(
    asked.flatMap((type) => {
      const slot = suggestedSlot(slotFacts(settings, type, now, taken))
      return slot === undefined ? [] : [[type, slot.at]]
    }),
  )
}
