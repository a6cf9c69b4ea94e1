import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import { type CalendarDate, isoDate, weekdayOf } from './calendar-date.ts'
import { hoursOfDay, type OpeningHours, openingHours } from './hours-of-day.ts'
import type { Location } from './location.ts'
import { instantOfWall, minutesOf } from './wall-clock.ts'

export type OpeningTimes = Pick<Location, 'hours' | 'timeZone' | 'overrides' | 'holidays' | 'pauses'>

/** `to` is exclusive. */
export interface Span {
  readonly from: Instant
  readonly to: Instant
}

/** Overrides first, then holidays, then the weekday's hours. */
export function hoursOfDate(
  { hours, overrides = [], holidays = [] }: OpeningTimes,
  date: CalendarDate,
  option: DiningOption,
): readonly OpeningHours[] {
  const name = isoDate(date)
  const own = overrides.filter((one) => one.date === name)
  if (own.length > 0) return openingHours(own, option)
  return holidays.includes(name) ? [] : hoursOfDay(hours, weekdayOf(date), option)
}

/**
 * Opening spans of one date, in the location's zone. A closing time not after opening is on the next day; the night
 * belongs to its first date (LOC-06, SCHED-20).
 */
export function openingSpans(times: OpeningTimes, date: CalendarDate, option: DiningOption): readonly Span[] {
  return (
    hoursOfDate(times, date, option)
      .map(({ open, close }) => {
        const [from, to] = [minutesOf(open), minutesOf(close)]
        return {
          from: instantOfWall(date, 0, from, times.timeZone),
          to: instantOfWall(date, to > from ? 0 : 1, to, times.timeZone),
        }
      })
      // Drops hours that daylight saving skips.
      .filter(({ from, to }) => to > from)
  )
}
