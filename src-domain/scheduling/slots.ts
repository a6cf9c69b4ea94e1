import { millisecondsInMinute } from 'date-fns/constants'
import type { DiningOption, PerDiningOption } from '../dining-option/dining-option.ts'
import { type CalendarDate, dateAfter, isSameDate } from '../location/calendar-date.ts'
import { type OpeningTimes, openingSpans, type Span } from '../location/opening-span.ts'
import { instantOfWall, wallTimeAt } from '../location/wall-clock.ts'
import type { Instant } from '../time/clock.ts'

/** A time is a range of so many minutes, beginning with it (SCHED-19). */
export const slotMinutes = 15

/** What a location promises about orders for later. */
export interface SlotTerms {
  /** Minutes that must lie between ordering and the food, before any cooking. */
  readonly leadMinutes: number
  /** Minutes of cooking and, for delivery, of the way. */
  readonly preparationMinutes: Partial<PerDiningOption<number>>
  /** Orders of one quarter of an hour, those for now among them; absent: as many as come. */
  readonly capacityPerSlot?: number
  /** How many days after today can be chosen. */
  readonly daysAhead: number
  /** False: orders for now are not taken, only for later (SCHED-18). */
  readonly isAsapEnabled: boolean
}

/** What slots are made of. Everything is handed in, also the present. */
export interface SlotFacts {
  readonly location: OpeningTimes
  readonly terms: SlotTerms
  readonly diningOption: DiningOption
  readonly now: Instant
  /** Orders that a slot (seconds since 1970) has already. */
  readonly taken: (at: number) => number
}

/** A quarter of an hour that can be ordered for, named by its beginning: seconds since 1970 (SCHED-25). */
export interface Slot {
  readonly at: number
  readonly isAvailable: boolean
}

const perSlot = slotMinutes * millisecondsInMinute

export function noneTaken(): number {
  return 0
}

/** Minutes from ordering until food can be ready. */
export function waitMinutes(terms: SlotTerms, diningOption: DiningOption): number {
  return terms.leadMinutes + (terms.preparationMinutes[diningOption] ?? 0)
}

/** The first moment for which food ordered now can be ready. */
export function readyFrom({ terms, diningOption, now }: SlotFacts): Instant {
  return now + waitMinutes(terms, diningOption) * millisecondsInMinute
}

function isFree({ terms, taken }: SlotFacts, at: number): boolean {
  return terms.capacityPerSlot === undefined || taken(at) < terms.capacityPerSlot
}

/** The part of the opening hours that lies on one calendar day; a night that began the day before reaches into it. */
function openOn({ location, diningOption }: SlotFacts, date: CalendarDate): readonly Span[] {
  const [midnight, nextMidnight] = [0, 1].map((shift) => instantOfWall(date, shift, 0, location.timeZone))
  return [dateAfter(date, -1), date]
    .flatMap((begins) => openingSpans(location, begins, diningOption))
    .map(({ from, to }) => ({ from: Math.max(from, midnight ?? from), to: Math.min(to, nextMidnight ?? to) }))
}

/**
 * The slots that begin on one calendar day: quarters of the wall clock within the opening hours that food ordered now
 * can still meet, in order. They are stepped in real time, so that a skipped hour has no slots and an hour that happens
 * twice has them twice: every zone's offset is a whole number of quarters.
 */
export function slotsOfDate(facts: SlotFacts, date: CalendarDate): readonly Slot[] {
  const earliest = readyFrom(facts)
  const begins = new Set<Instant>()
  for (const { from, to } of openOn(facts, date)) {
    const first = Math.ceil(Math.max(from, earliest) / perSlot) * perSlot
    for (let at = first; at < to; at += perSlot) begins.add(at)
  }
  return [...begins].sort((a, b) => a - b).map((at) => ({ at: at / 1000, isAvailable: isFree(facts, at / 1000) }))
}

/** The days that can be chosen if they have a slot, the location's today first. */
export function daysInReach({ location, terms, now }: SlotFacts): readonly CalendarDate[] {
  const today = wallTimeAt(now, location.timeZone)
  return Array.from({ length: terms.daysAhead + 1 }, (_, index) => dateAfter(today, index))
}

/** A day without a slot is not on offer; one whose slots are full is, so that a customer sees that they are. */
export function datesOnOffer(facts: SlotFacts): readonly CalendarDate[] {
  return daysInReach(facts).filter((date) => slotsOfDate(facts, date).length > 0)
}

/** Whether a time (seconds since 1970) is the beginning of a free slot on offer. */
export function isOnOffer(facts: SlotFacts, at: number): boolean {
  const day = wallTimeAt(at * 1000, facts.location.timeZone)
  return daysInReach(facts).some(
    (date) => isSameDate(date, day) && slotsOfDate(facts, date).some((slot) => slot.at === at && slot.isAvailable),
  )
}

/** The first free slot, not before `from` (seconds since 1970) where one is named. */
export function nextSlot(facts: SlotFacts, from = 0): Slot | undefined {
  for (const date of daysInReach(facts)) {
    const slot = slotsOfDate(facts, date).find(({ at, isAvailable }) => isAvailable && at >= from)
    if (slot !== undefined) return slot
  }
  return undefined
}
