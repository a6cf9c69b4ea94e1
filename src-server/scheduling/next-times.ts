import type { Brand } from '../../src-domain/brand/brand.ts'
import { type DiningOption, diningOptions, type PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { mayBeForLater } from '../../src-domain/dining-option/may-be-for-later.ts'
import {
  leastOrder,
  type Slot,
  type SlotFacts,
  slotMinutes,
  takenFor,
  waitMinutes,
} from '../../src-domain/scheduling/slots.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import { asapOf, isOffered, slotFacts, suggestedSlot } from './slot-facts.ts'
import { type LoadsOfLocation, noLoads, type SlotLoads } from './slot-loads.ts'

/** For each order type that is unavailable now (SCHED-18). */
export type TimesOfLocation = (known: KnownLocation) => Partial<PerDiningOption<number>>

interface Suggested {
  readonly slot: Slot | undefined
  readonly settingsVersion: string
  readonly loads: string
  readonly from: Instant
  readonly to: Instant
}

const perSlot = slotMinutes * 60_000

/** At most one statement for all locations. Cached until the slot lapses, or settings or loads change. */
export function openNextTimes(loads: SlotLoads) {
  const remembered = new Map<string, Suggested>()

  const suggested = (
    brandId: string,
    { settings, settingsVersion: stored, changesVersion }: KnownLocation,
    type: DiningOption,
    now: Instant,
    there: LoadsOfLocation,
  ): Slot | undefined => {
    const settingsVersion = stored + changesVersion
    const name = `${brandId}/${settings.location.id}/${type}`
    const written = JSON.stringify([...there])
    const known = remembered.get(name)
    const isSame = known?.settingsVersion === settingsVersion && known.loads === written
    if (isSame && now >= known.from && now < known.to) return known.slot
    const facts = slotFacts(settings, type, now, takenOf(there, settings))
    const slot = suggestedSlot(facts)
    remembered.set(name, { slot, settingsVersion, loads: written, from: now, to: lapsesAt(slot, facts) })
    return slot
  }

  return async (brand: Brand, all: readonly KnownLocation[], now: Instant): Promise<TimesOfLocation> => {
    if (!brand.ordering.scheduled) return () => ({})
    const counts = all.some(({ settings }) => settings.schedule.capacityPerSlot !== undefined)
    const byLocation = counts ? await loads.of(brand.id) : undefined
    return (known) => {
      const { settings } = known
      const { schedule, location } = settings
      const there = schedule.capacityPerSlot === undefined ? noLoads : (byLocation?.get(location.id) ?? noLoads)
      const asked = diningOptions.filter(
        (type) =>
          mayBeForLater(type) &&
          isOffered(brand, settings, type) &&
          asapOf(settings, type, now, takenOf(there, settings))._tag !== 'Possible',
      )
      return Object.fromEntries(
        asked.flatMap((type) => {
          const slot = suggested(brand.id, known, type, now, there)
          return slot === undefined ? [] : [[type, slot.at]]
        }),
      )
    }
  }
}

function takenOf(loads: LoadsOfLocation, { schedule }: LocationSettings): SlotFacts['taken'] {
  return (at) => takenFor(loads.get(at), leastOrder, schedule)
}

/** A location without a slot may get one when its next day begins, which is at a quarter hour in every time zone. */
function lapsesAt(slot: Slot | undefined, facts: SlotFacts): Instant {
  const { now, terms, diningOption } = facts
  return slot === undefined
    ? (Math.floor(now / perSlot) + 1) * perSlot
    : slot.at * 1000 - waitMinutes(terms, diningOption) * 60_000
}
