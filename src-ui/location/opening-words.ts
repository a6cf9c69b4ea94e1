import type { Locale } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { dateAfter, isSameDate } from '../../src-domain/location/calendar-date.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { hoursToday, openState, pauseInForce } from '../../src-domain/location/open-state.ts'
import { minutesOf, wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import { dayName } from './day-name.ts'

export interface OpeningWords {
  readonly isOpen: boolean
  readonly opening: string
  readonly hours: string
}

/**
 * Opening hours in the restaurant's time zone (LOC-22). "Open" also requires that the location reports open, because a
 * kitchen may close early.
 */
export function openingWords(
  location: Location,
  type: DiningOption,
  now: Instant,
  words: Words['shop'],
  clock: Words['clock'],
  locale: Locale,
): OpeningWords {
  const timeAt = (instant: Instant) => clock.time({ minutes: wallTimeAt(instant, location.timeZone).minutes })
  const hours = hoursWords(location, type, now, words, clock)
  const pause = pauseInForce(location, type, now)
  if (pause !== undefined) {
    const { until } = pause
    const opening = until === undefined ? clock.pausedNow({ type }) : clock.pausedUntil({ type, time: timeAt(until) })
    return { isOpen: false, opening, hours }
  }
  const state = openState(location, type, now)
  if (state._tag === 'Open') {
    if (!(location.isOpenFor?.[type] ?? location.isOpen)) return { isOpen: false, opening: words.pausedNow, hours }
    return {
      isOpen: true,
      opening: state.until === undefined ? words.openNow : words.openUntil({ time: timeAt(state.until) }),
      hours,
    }
  }
  if (state.opensAt === undefined) return { isOpen: false, opening: words.closedNow, hours }
  const [here, there] = [wallTimeAt(now, location.timeZone), wallTimeAt(state.opensAt, location.timeZone)]
  const time = clock.time({ minutes: there.minutes })
  const opening = isSameDate(here, there)
    ? words.opensAt({ time })
    : isSameDate(dateAfter(here, 1), there)
      ? words.opensTomorrow({ time })
      : words.opensOn({ day: dayName(there.weekday, locale), time })
  return { isOpen: false, opening, hours }
}

function hoursWords(
  location: Location,
  type: DiningOption,
  now: Instant,
  words: Words['shop'],
  clock: Words['clock'],
): string {
  const timeOf = (hour: string) => clock.time({ minutes: minutesOf(hour) })
  const today = hoursToday(location, type, now)
  if (today.length === 0) return words.closedToday
  if (today.some(({ open, close }) => open === close)) return words.hoursAllDay
  return words.hoursToday({ hours: today.map(({ open, close }) => `${timeOf(open)} – ${timeOf(close)}`).join(', ') })
}
