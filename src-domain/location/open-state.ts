import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import { hoursOfDay, type OpeningHours } from './hours-of-day.ts'
import type { Location } from './location.ts'
import { instantOfWall, minutesOf, type WallTime, wallTimeAt } from './wall-clock.ts'

export type OpenState =
  /** `until` is absent when it never closes. */
  | { readonly _tag: 'Open'; readonly until?: Instant }
  /** `opensAt` is absent when no day of the coming week has hours. */
  | { readonly _tag: 'Closed'; readonly opensAt?: Instant }

type Hours = Pick<Location, 'hours' | 'timeZone'>
interface Span {
  readonly from: Instant
  readonly to: Instant
}

const weekAhead = 8

/** The span that begins on the day `shift` days from `today`. Closing not after opening is the next day's (LOC-06). */
const spanOf = ({ hours, timeZone }: Hours, today: WallTime, shift: number, option: DiningOption): Span | undefined => {
  const open = hoursOfDay(hours, (((today.weekday + shift) % 7) + 7) % 7, option)
  if (open === undefined) return undefined
  const [from, to] = [minutesOf(open.open), minutesOf(open.close)]
  const closesOn = to > from ? shift : shift + 1
  return { from: instantOfWall(today, shift, from, timeZone), to: instantOfWall(today, closesOn, to, timeZone) }
}

/** Spans from yesterday, whose night may reach into today, over the coming week, in order of their beginning. */
const spansAround = (location: Hours, now: Instant, option: DiningOption): readonly Span[] => {
  const today = wallTimeAt(now, location.timeZone)
  const spans: Span[] = []
  for (let shift = -1; shift <= weekAhead; shift += 1) {
    const span = spanOf(location, today, shift, option)
    if (span !== undefined) spans.push(span)
  }
  return spans
}

/** Whether a location serves a way of getting the food now, on its own clock (LOC-06, LOC-22). Open at opening, closed at closing. */
export const openState = (location: Hours, option: DiningOption, now: Instant): OpenState => {
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

/** Today's hours on the location's calendar (LOC-22). */
export const hoursToday = ({ hours, timeZone }: Hours, option: DiningOption, now: Instant): OpeningHours | undefined =>
  hoursOfDay(hours, wallTimeAt(now, timeZone).weekday, option)
