import { minutesInDay } from 'date-fns/constants'
import { daysFrom } from '../location/calendar-date.ts'
import { wallTimeAt } from '../location/wall-clock.ts'
import type { Instant } from '../time/clock.ts'
import { clockTime, dateFromIso, stretchOf } from './shortened-hours.ts'
import type { Today } from './today.ts'

/** Times of the day, "HH:mm", at which a location can close early or open late. */
export interface HoursChoices {
  readonly closesAt: readonly string[]
  readonly opensAt: readonly string[]
  /** Present while the location could be open. */
  readonly closesNow?: string
}

/** Minutes between two choices. */
const step = 30

export function hoursChoices({ date, types }: Today, timeZone: string, now: Instant): HoursChoices {
  const stretches = types.flatMap(({ usualHours }) => usualHours.map(stretchOf))
  if (stretches.length === 0) return { closesAt: [], opensAt: [] }
  const [first, last] = [Math.min(...stretches.map(({ from }) => from)), Math.max(...stretches.map(({ to }) => to))]
  const here = wallTimeAt(now, timeZone)
  const current = daysFrom(dateFromIso(date), here) * minutesInDay + here.minutes
  const begin = (Math.floor(Math.max(current, first) / step) + 1) * step
  const later = Array.from(
    { length: Math.max(0, Math.ceil((last - begin) / step)) },
    (_, index) => begin + index * step,
  )
  return {
    closesAt: later.map(clockTime),
    // A time after midnight would be one of the next date.
    opensAt: later.filter((minutes) => minutes < minutesInDay).map(clockTime),
    ...(current < last ? { closesNow: clockTime(Math.max(current, first)) } : {}),
  }
}
