import { millisecondsInMinute } from 'date-fns/constants'
import type { DiningOption, PerDiningOption } from '../dining-option/dining-option.ts'
import { type CalendarDate, dateAfter, isSameDate } from '../location/calendar-date.ts'
import { type OpeningTimes, openingSpans, type Span } from '../location/opening-span.ts'
import { resumesAt } from '../location/ordering-pause.ts'
import { instantOfWall, wallTimeAt } from '../location/wall-clock.ts'
import { type Minor, minor } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'

export const slotMinutes = 15

export interface SlotTerms {
  /** Minutes between order and food, before preparation. */
  readonly leadMinutes: number
  /** Minutes of preparation and, for a delivery, of the trip. */
  readonly preparationMinutes: Partial<PerDiningOption<number>>
  /** Orders per slot, including those for now; absent: unlimited. */
  readonly capacityPerSlot?: number
  /** Absent: unlimited. */
  readonly itemsPerSlot?: number
  /** Price of the food; absent: unlimited. */
  readonly amountPerSlot?: Minor
  readonly daysAhead: number
  /** False: the location takes scheduled orders only (SCHED-18). */
  readonly isAsapEnabled: boolean
}

export interface SlotFacts {
  readonly location: OpeningTimes
  readonly terms: SlotTerms
  readonly diningOption: DiningOption
  readonly now: Instant
  /** Orders in a slot (seconds since 1970); infinite if it has no room for the order's items or money. */
  readonly taken: (at: number) => number
}

export interface OrderSize {
  readonly items: number
  /** Price of the food. */
  readonly amount: Minor
}

export interface SlotLoad extends OrderSize {
  readonly orders: number
}

/** Capacity of a slot that only items or money limit. */
export const unlimitedOrders = 2_147_483_647

/** The smallest order, to judge a slot before there is an order. */
export const leastOrder: OrderSize = { items: 1, amount: minor(1) }

/** Orders in a slot, or infinite. An order above a limit gets a slot of its own, because it would get none otherwise. */
export function takenFor(
  load: SlotLoad | undefined,
  size: OrderSize,
  { itemsPerSlot, amountPerSlot }: Pick<SlotTerms, 'itemsPerSlot' | 'amountPerSlot'>,
): number {
  if (load === undefined || load.orders === 0) return 0
  const isCrowded =
    (itemsPerSlot !== undefined && load.items + size.items > itemsPerSlot) ||
    (amountPerSlot !== undefined && load.amount + size.amount > amountPerSlot)
  return isCrowded ? Number.POSITIVE_INFINITY : load.orders
}

/** `at`: start in seconds since 1970 (SCHED-25). */
export interface Slot {
  readonly at: number
  readonly isAvailable: boolean
}

const perSlot = slotMinutes * millisecondsInMinute

export function noneTaken(): number {
  return 0
}

export function waitMinutes(terms: SlotTerms, diningOption: DiningOption): number {
  return terms.leadMinutes + (terms.preparationMinutes[diningOption] ?? 0)
}

/** The kitchen starts when a pause ends; infinite for a pause without an end. */
export function readyFrom({ location, terms, diningOption, now }: SlotFacts): Instant {
  return resumesAt(location.pauses, diningOption, now) + waitMinutes(terms, diningOption) * millisecondsInMinute
}

function isFree({ terms, taken }: SlotFacts, at: number): boolean {
  return terms.capacityPerSlot === undefined || taken(at) < terms.capacityPerSlot
}

/** Opening hours on one calendar day, including the end of the previous night. */
function openOn({ location, diningOption }: SlotFacts, date: CalendarDate): readonly Span[] {
  const [midnight, nextMidnight] = [0, 1].map((shift) => instantOfWall(date, shift, 0, location.timeZone))
  return [dateAfter(date, -1), date]
    .flatMap((begins) => openingSpans(location, begins, diningOption))
    .map(({ from, to }) => ({ from: Math.max(from, midnight ?? from), to: Math.min(to, nextMidnight ?? to) }))
}

/**
 * Slots of one calendar day that the kitchen can still meet, sorted. Slots follow real time: a skipped hour has none, a
 * repeated hour has them twice. Every zone's offset is a multiple of 15 minutes.
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

export function daysInReach({ location, terms, now }: SlotFacts): readonly CalendarDate[] {
  const today = wallTimeAt(now, location.timeZone)
  return Array.from({ length: terms.daysAhead + 1 }, (_, index) => dateAfter(today, index))
}

/** Leaves out days without slots; keeps full days, so that the customer sees that they are full. */
export function datesOnOffer(facts: SlotFacts): readonly CalendarDate[] {
  return daysInReach(facts).filter((date) => slotsOfDate(facts, date).length > 0)
}

/** Whether `at` (seconds since 1970) starts a free slot. */
export function isOnOffer(facts: SlotFacts, at: number): boolean {
  const day = wallTimeAt(at * 1000, facts.location.timeZone)
  return daysInReach(facts).some(
    (date) => isSameDate(date, day) && slotsOfDate(facts, date).some((slot) => slot.at === at && slot.isAvailable),
  )
}

/** First free slot, not before `from` (seconds since 1970). */
export function nextSlot(facts: SlotFacts, from = 0): Slot | undefined {
  for (const date of daysInReach(facts)) {
    const slot = slotsOfDate(facts, date).find(({ at, isAvailable }) => isAvailable && at >= from)
    if (slot !== undefined) return slot
  }
  return undefined
}
