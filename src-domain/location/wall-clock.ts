import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { Instant } from '../time/clock.ts'
import type { CalendarDate } from './calendar-date.ts'

/** Local date and time of a restaurant. */
export interface WallTime extends CalendarDate {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number
  readonly minutes: number
}

export function isZoneKnown(timeZone: string): boolean {
  return !Number.isNaN(tzOffset(timeZone, new Date(0)))
}

/** Cache by zone and minute: `tzOffset` dominates the cost of wall-clock arithmetic. */
const knownOffsets = new Map<string, Map<number, number>>()
const mostOffsets = 1_000

/** Minutes east of UTC. An unknown zone has 0, so that every time stays a number. */
export function offsetMinutes(timeZone: string, instant: Instant): number {
  const ofZone = knownOffsets.get(timeZone) ?? new Map<number, number>()
  const minute = Math.floor(instant / millisecondsInMinute)
  const known = ofZone.get(minute)
  if (known !== undefined) return known
  // Offsets change only at whole minutes.
  const found = tzOffset(timeZone, new Date(instant))
  const offset = Number.isNaN(found) ? 0 : found
  if (ofZone.size >= mostOffsets) ofZone.clear()
  knownOffsets.set(timeZone, ofZone.set(minute, offset))
  return offset
}

function offsetAt(timeZone: string, instant: Instant): number {
  return offsetMinutes(timeZone, instant) * millisecondsInMinute
}

export function wallTimeAt(instant: Instant, timeZone: string): WallTime {
  // UTC fields of the shifted instant equal the local time.
  const shifted = new Date(instant + offsetAt(timeZone, instant))
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}

/** Binary search for the zone's clock change, to the minute. */
function changeBetween(from: Instant, to: Instant, timeZone: string): Instant {
  const before = offsetAt(timeZone, from)
  let [low, high] = [from, to]
  while (high - low > millisecondsInMinute) {
    const middle = low + Math.floor((high - low) / (2 * millisecondsInMinute)) * millisecondsInMinute
    if (offsetAt(timeZone, middle) === before) low = middle
    else high = middle
  }
  return high
}

/**
 * First instant at which the local clock shows `minutes` after midnight, or later: a skipped time maps to the change, a
 * repeated time to its first pass. `dayShift`: calendar days.
 */
export function instantOfWall(date: CalendarDate, dayShift: number, minutes: number, timeZone: string): Instant {
  const asIfUtc =
    Date.UTC(date.year, date.month - 1, date.day) + dayShift * millisecondsInDay + minutes * millisecondsInMinute
  // The offset depends on the result. On days of a clock change, there are two candidates.
  const before = offsetAt(timeZone, asIfUtc - millisecondsInDay)
  const after = offsetAt(timeZone, asIfUtc + millisecondsInDay)
  const early = asIfUtc - Math.max(before, after)
  const late = asIfUtc - Math.min(before, after)
  if (early + offsetAt(timeZone, early) === asIfUtc) return early
  if (late + offsetAt(timeZone, late) === asIfUtc) return late
  return changeBetween(early, late, timeZone)
}

/** "HH:mm" to minutes after midnight. */
export function minutesOf(clockTime: string): number {
  const [hours = '0', minutes = '0'] = clockTime.split(':')
  return Number(hours) * 60 + Number(minutes)
}
