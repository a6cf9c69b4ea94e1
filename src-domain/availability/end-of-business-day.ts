import { diningOptions } from '../dining-option/dining-option.ts'
import { type CalendarDate, dateAfter } from '../location/calendar-date.ts'
import { type OpeningTimes, openingSpans, type Span } from '../location/opening-span.ts'
import { instantOfWall, wallTimeAt } from '../location/wall-clock.ts'
import type { Instant } from '../time/clock.ts'

/**
 * End of the restaurant's day, in its zone: midnight, or the closing time of a night past midnight. Such a night
 * belongs to the day before.
 */
export function endOfBusinessDay(times: OpeningTimes, now: Instant): Instant {
  const today = wallTimeAt(now, times.timeZone)
  const night = spansOf(times, dateAfter(today, -1)).filter(({ from, to }) => from <= now && now < to)
  if (night.length > 0) return latestOf(night)
  return Math.max(instantOfWall(today, 1, 0, times.timeZone), latestOf(spansOf(times, today)))
}

function spansOf(times: OpeningTimes, date: CalendarDate): readonly Span[] {
  return diningOptions.flatMap((option) => openingSpans(times, date, option))
}

function latestOf(spans: readonly Span[]): Instant {
  return Math.max(0, ...spans.map(({ to }) => to))
}
