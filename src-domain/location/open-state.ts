import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import { dateAfter } from './calendar-date.ts'
import type { OpeningHours } from './hours-of-day.ts'
import { hoursOfDate, type OpeningTimes, openingSpans, type Span } from './opening-span.ts'
import { wallTimeAt } from './wall-clock.ts'

export type OpenState =
  /** `until` is absent when it never closes. */
  | { readonly _tag: 'Open'; readonly until?: Instant }
  /** `opensAt` is absent when no day of the coming week has hours. */
  | { readonly _tag: 'Closed'; readonly opensAt?: Instant }

const weekAhead = 8

/** Whether a location serves a way of getting the food now, on its own clock (LOC-06, LOC-22). Open at opening, closed at closing. */
export function openState(location: OpeningTimes, option: DiningOption, now: Instant): OpenState {
  let until: Instant | undefined
  const spans = spansAround(location, now, option)
  for (const { from, to } of spans) {
    const reaches = from <= (until ?? now) && to > (until ?? now)
    if (reaches) until = to
    else if (until === undefined && from > now) return { _tag: 'Closed', opensAt: from }
  }
  if (until === undefined) return { _tag: 'Closed' }
  // Open through all that was looked at: round the clock.
  return until === spans.at(-1)?.to ? { _tag: 'Open' } : { _tag: 'Open', until }
}

/** Today's hours on the location's calendar (LOC-22); none when it is closed. */
export function hoursToday(location: OpeningTimes, option: DiningOption, now: Instant): readonly OpeningHours[] {
  return hoursOfDate(location, wallTimeAt(now, location.timeZone), option)
}

/** Spans from yesterday, whose night may reach into today, over the coming week, in order of their beginning. */
function spansAround(location: OpeningTimes, now: Instant, option: DiningOption): readonly Span[] {
  const today = wallTimeAt(now, location.timeZone)
  const spans: Span[] = []
  for (let shift = -1; shift <= weekAhead; shift += 1)
    spans.push(...openingSpans(location, dateAfter(today, shift), option))
  return spans.sort((a, b) => a.from - b.from)
}
