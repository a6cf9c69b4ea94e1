import { endOfBusinessDay } from '../availability/end-of-business-day.ts'
import { type CalendarDate, dateAfter, isoDate } from '../location/calendar-date.ts'
import type { OpeningTimes, Span } from '../location/opening-span.ts'
import { instantOfWall, wallTimeAt } from '../location/wall-clock.ts'
import type { Instant } from '../time/clock.ts'

/** The restaurant's day, in its zone: from the end of the day before until the end of this one. Days leave no gap. */
export function businessDay(times: OpeningTimes, date: CalendarDate): Span {
  return { from: endOf(times, dateAfter(date, -1)), to: endOf(times, date) }
}

/** The date of the restaurant's day at a time: after midnight, yesterday's while yesterday's night lasts. */
export function businessDateAt(times: OpeningTimes, at: Instant): CalendarDate {
  const { year, month, day } = wallTimeAt(at, times.timeZone)
  const yesterday = dateAfter({ year, month, day }, -1)
  return at < endOf(times, yesterday) ? yesterday : { year, month, day }
}

/** Opening hours end at 23:59 of the next date at the latest, so the last millisecond of a date is in its own day. */
function endOf(times: OpeningTimes, date: CalendarDate): Instant {
  return endOfBusinessDay(times, instantOfWall(date, 1, 0, times.timeZone) - 1)
}

const isoText = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads "2026-11-26"; undefined for other text and for a date that no calendar has. */
export function dateFromText(text: string): CalendarDate | undefined {
  const [found, year, month, day] = isoText.exec(text) ?? []
  if (found === undefined) return undefined
  const date = dateAfter({ year: Number(year), month: Number(month), day: Number(day) }, 0)
  return isoDate(date) === text ? date : undefined
}
