import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import { dateAfter } from './calendar-date.ts'
import type { OpeningHours } from './hours-of-day.ts'
import { hoursOfDate, type OpeningTimes, openingSpans, type Span } from './opening-span.ts'
import { type OrderingPause, resumesAt } from './ordering-pause.ts'
import { wallTimeAt } from './wall-clock.ts'

export type OpenState =
  /** Absent: open around the clock. */
  | { readonly _tag: 'Open'; readonly until?: Instant }
  /** Absent: closed for the coming week. */
  | { readonly _tag: 'Closed'; readonly opensAt?: Instant }

const weekAhead = 8

/**
 * Whether a location takes orders of a type, in its own zone (LOC-06, LOC-22). Closing time is exclusive. Paused is
 * closed.
 */
export function openState(location: OpeningTimes, option: DiningOption, now: Instant): OpenState {
  const resumes = resumesAt(location.pauses, option, now)
  if (resumes === now) return stateByHours(location, option, now)
  if (resumes === Number.POSITIVE_INFINITY) return { _tag: 'Closed' }
  const then = stateByHours(location, option, resumes)
  return then._tag === 'Open' ? { _tag: 'Closed', opensAt: resumes } : then
}

/**
 * The pause that is the reason why a location takes no orders of a type. Undefined if it is closed by its hours now, or
 * when the pause ends.
 */
export function pauseInForce(location: OpeningTimes, option: DiningOption, now: Instant): OrderingPause | undefined {
  const pause = location.pauses?.[option]
  if (pause === undefined || resumesAt(location.pauses, option, now) === now) return undefined
  const isOpen = [now, pause.until ?? now].every((at) => stateByHours(location, option, at)._tag === 'Open')
  return isOpen ? pause : undefined
}

function stateByHours(location: OpeningTimes, option: DiningOption, now: Instant): OpenState {
  let until: Instant | undefined
  const spans = spansAround(location, now, option)
  for (const { from, to } of spans) {
    const reaches = from <= (until ?? now) && to > (until ?? now)
    if (reaches) until = to
    else if (until === undefined && from > now) return { _tag: 'Closed', opensAt: from }
  }
  if (until === undefined) return { _tag: 'Closed' }
  // Open until the last computed span ends, so around the clock.
  return until === spans.at(-1)?.to ? { _tag: 'Open' } : { _tag: 'Open', until }
}

/** LOC-22; empty if closed. */
export function hoursToday(location: OpeningTimes, option: DiningOption, now: Instant): readonly OpeningHours[] {
  return hoursOfDate(location, wallTimeAt(now, location.timeZone), option)
}

/** Sorted spans of the coming week. Starts with yesterday, whose night may extend into today. */
function spansAround(location: OpeningTimes, now: Instant, option: DiningOption): readonly Span[] {
  const today = wallTimeAt(now, location.timeZone)
  const spans: Span[] = []
  for (let shift = -1; shift <= weekAhead; shift += 1)
    spans.push(...openingSpans(location, dateAfter(today, shift), option))
  return spans.sort((a, b) => a.from - b.from)
}
