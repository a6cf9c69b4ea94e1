import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { mayBeForLater } from '../../src-domain/dining-option/may-be-for-later.ts'
import { isKioskOn } from '../../src-domain/fulfilment/kiosk-permission.ts'
import { isOnOffer, nextSlot, noneTaken, type Slot, type SlotFacts } from '../../src-domain/scheduling/slots.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

/** Milliseconds. A time that was fine when it was chosen may have begun to pass while the customer paid. */
const grace = 120_000

/** Whether orders of this kind are taken here at all. */
export function isOffered(brand: Brand, { location }: LocationSettings, orderType: DiningOption): boolean {
  return orderType === 'kiosk' ? isKioskOn(brand, location) : brand.ordering[orderType]
}

/** Whether an order for now is taken at all, were the kitchen open (SCHED-18). What cannot be for later is for now. */
export function isAsapEnabled({ location, schedule }: LocationSettings, orderType: DiningOption): boolean {
  return !mayBeForLater(orderType) || (schedule.isAsapEnabled && !location.isPreorderRequired)
}

export function slotFacts(
  { location, schedule }: LocationSettings,
  diningOption: DiningOption,
  now: Instant,
  taken: SlotFacts['taken'],
): SlotFacts {
  return { location, terms: schedule, diningOption, now, taken }
}

/** Whether a time can be ordered for. Who only asks for the hours says that none is taken. */
export function isGoodTime(
  settings: LocationSettings,
  orderType: DiningOption,
  at: number,
  now: Instant,
  taken: SlotFacts['taken'] = noneTaken,
): boolean {
  return isOnOffer(slotFacts(settings, orderType, now - grace, taken), at)
}

/** What can be had instead of a time that cannot: the next one after it, else the first that is not passing already. */
export function suggestedSlot(facts: SlotFacts, wanted = 0): Slot | undefined {
  const soon = Math.floor(facts.now / 60_000) * 60 + 60
  return nextSlot(facts, Math.max(wanted, soon)) ?? nextSlot(facts, soon)
}
