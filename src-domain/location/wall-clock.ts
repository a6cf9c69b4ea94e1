import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { Instant } from '../time/clock.ts'
import type { CalendarDate } from './calendar-date.ts'

/** What calendar and clock on a restaurant's wall show. */
export interface WallTime extends CalendarDate {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number
  readonly minutes: number
}

export function isZoneKnown(timeZone: string): boolean {
  return !Number.isNaN(tzOffset(timeZone, new Date(0)))
}

/** By zone and minute of the instant: asking for one takes longer than all else that is done with a wall's time. */
const knownOffsets = new Map<string, Map<number, number>>()
const mostOffsets = 1_000

/** Minutes east of UTC; a zone that nobody here knows is taken for UTC, so that every time is a number. */
export function offsetMinutes(timeZone: string, instant: Instant): number {
  const ofZone = knownOffsets.get(timeZone) ?? new Map<number, number>()
  const minute = Math.floor(instant / millisecondsInMinute)
  const known = ofZone.get(minute)
  if (known !== undefined) return known
  // Clocks change on the minute, so that one offset is all of a minute's.
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
  // The shifted moment reads, in UTC, what the wall reads there.
  const shifted = new Date(instant + offsetAt(timeZone, instant))
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}

/** The moment between two at which the clocks of a zone change; to the minute, as clocks do. */
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
 * The moment at which the wall there first shows `minutes` after midnight of a date, or something later: a time that is
 * skipped is reached when the clock skips it, a time that comes twice the first time. `dayShift` counts calendar days.
 */
export function instantOfWall(date: CalendarDate, dayShift: number, minutes: number, timeZone: string): Instant {
  const asIfUtc =
    Date.UTC(date.year, date.month - 1, date.day) + dayShift * millisecondsInDay + minutes * millisecondsInMinute
  // The offset that holds at the answer is not known before the answer is; two looks settle it on changeover days.
  const before = offsetAt(timeZone, asIfUtc - millisecondsInDay)
  const after = offsetAt(timeZone, asIfUtc + millisecondsInDay)
  const early = asIfUtc - Math.max(before, after)
  const late = asIfUtc - Math.min(before, after)
  if (early + offsetAt(timeZone, early) === asIfUtc) return early
  if (late + offsetAt(timeZone, late) === asIfUtc) return late
  return changeBetween(early, late, timeZone)
}

/** "HH:mm" as minutes after midnight. */
export function minutesOf(clockTime: string): number {
  const [hours = '0', minutes = '0'] = clockTime.split(':')
  return Number(hours) * 60 + Number(minutes)
}
