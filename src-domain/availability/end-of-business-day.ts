import { diningOptions } from '../dining-option/dining-option.ts'
import { type CalendarDate, dateAfter } from '../location/calendar-date.ts'
import { type OpeningTimes, openingSpans, type Span } from '../location/opening-span.ts'
import { instantOfWall, wallTimeAt } from '../location/wall-clock.ts'
import type { Instant } from '../time/clock.ts'

export interface BusinessDay {
  readonly date: CalendarDate
  readonly end: Instant
}

/**
 * The restaurant's day, in its zone. It ends at midnight, or at the closing time of a night past midnight. Such a night
 * belongs to the day before.
 */
export function businessDay(times: OpeningTimes, now: Instant): BusinessDay {
  const today = wallTimeAt(now, times.timeZone)
  const yesterday = dateAfter(today, -1)
  const night = spansOf(times, yesterday).filter(({ from, to }) => from <= now && now < to)
  if (night.length > 0) return { date: yesterday, end: latestOf(night) }
  return { date: today, end: Math.max(instantOfWall(today, 1, 0, times.timeZone), latestOf(spansOf(times, today))) }
}

export function endOfBusinessDay(times: OpeningTimes, now: Instant): Instant {
  return businessDay(times, now).end
}

function spansOf(times: OpeningTimes, date: CalendarDate): readonly Span[] {
  return diningOptions.flatMap((option) => openingSpans(times, date, option))
}

function latestOf(spans: readonly Span[]): Instant {
  return Math.max(0, ...spans.map(({ to }) => to))
}
