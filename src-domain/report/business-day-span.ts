import { endOfBusinessDay } from '../availability/end-of-business-day.ts'
import { type CalendarDate, dateAfter } from '../location/calendar-date.ts'
import type { OpeningTimes, Span } from '../location/opening-span.ts'
import { instantOfWall } from '../location/wall-clock.ts'
import type { Instant } from '../time/clock.ts'

/** The restaurant's day of a date: from the end of the day before until the end of this one. Days leave no gap. */
export function businessDaySpan(times: OpeningTimes, date: CalendarDate): Span {
  return { from: endOf(times, dateAfter(date, -1)), to: endOf(times, date) }
}

/** Opening hours end at 23:59 of the next date at the latest, so the last millisecond of a date is in its own day. */
function endOf(times: OpeningTimes, date: CalendarDate): Instant {
  return endOfBusinessDay(times, instantOfWall(date, 1, 0, times.timeZone) - 1)
}
