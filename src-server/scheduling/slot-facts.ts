import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { isKioskOn } from '../../src-domain/fulfilment/kiosk-permission.ts'
import { type Asap, asap, promisedMinutes, slotOfAsap } from '../../src-domain/scheduling/asap.ts'
import { isOnOffer, nextSlot, noneTaken, type Slot, type SlotFacts } from '../../src-domain/scheduling/slots.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import { openStateNow } from './open-state-now.ts'

/** Milliseconds. A slot chosen just in time may begin while the customer pays. */
const grace = 120_000

export function isOffered(brand: Brand, { location }: LocationSettings, orderType: DiningOption): boolean {
  return orderType === 'kiosk' ? isKioskOn(brand, location) : brand.ordering[orderType]
}

/** Without loads only the hours are checked. */
export function asapOf(
  settings: LocationSettings,
  orderType: DiningOption,
  now: Instant,
  taken: SlotFacts['taken'] = noneTaken,
): Asap {
  const { isPreorderRequired } = settings.location
  const state = openStateNow(settings, orderType, now)
  return asap({ ...asapTerms(settings, orderType), isPreorderRequired, state, now, taken })
}

export function promisedMinutesOf(settings: LocationSettings, orderType: DiningOption): number | undefined {
  return promisedMinutes(asapTerms(settings, orderType))
}

/** Unix seconds. */
export function asapSlot(settings: LocationSettings, orderType: DiningOption, now: Instant): number {
  return slotOfAsap({ ...asapTerms(settings, orderType), now })
}

function asapTerms({ location, schedule }: LocationSettings, diningOption: DiningOption) {
  return { terms: schedule, diningOption, estimate: location.serviceEstimates[diningOption] }
}

export function slotFacts(
  { location, schedule }: LocationSettings,
  diningOption: DiningOption,
  now: Instant,
  taken: SlotFacts['taken'],
): SlotFacts {
  return { location, terms: schedule, diningOption, now, taken }
}

/** Without loads only the hours are checked. */
export function isGoodTime(
  settings: LocationSettings,
  orderType: DiningOption,
  at: number,
  now: Instant,
  taken: SlotFacts['taken'] = noneTaken,
): boolean {
  return isOnOffer(slotFacts(settings, orderType, now - grace, taken), at)
}

/** The next free slot after `wanted`, else the first one ahead. */
export function suggestedSlot(facts: SlotFacts, wanted = 0): Slot | undefined {
  const soon = Math.floor(facts.now / 60_000) * 60 + 60
  return nextSlot(facts, Math.max(wanted, soon)) ?? nextSlot(facts, soon)
}
