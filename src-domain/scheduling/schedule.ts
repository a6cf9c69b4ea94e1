import { type CalendarDate, isSameDate } from '../location/calendar-date.ts'
import { instantOfWall, wallTimeAt } from '../location/wall-clock.ts'
import { datesOnOffer, type Slot, type SlotFacts, slotsOfDate } from './slots.ts'
import { formatDate, formatTime, shortDayName } from './time-formats.ts'

export interface ScheduleDate {
  /** Seconds since 1970: midnight in the location's zone. */
  readonly unixTimestamp: number
  /** "Wed". */
  readonly dayOfWeek: string
  /** "Wed, 6/11/2025". */
  readonly pretty: string
}

export interface ScheduleTime {
  /** Seconds since 1970. */
  readonly unixTimestamp: number
  /** "12:30 PM". */
  readonly formatted: string
  readonly isAvailable: boolean
}

export function scheduleDate(date: CalendarDate, timeZone: string): ScheduleDate {
  return {
    unixTimestamp: midnightOf(date, timeZone),
    dayOfWeek: shortDayName(date),
    pretty: formatDate(date),
  }
}

export function scheduleDates(facts: SlotFacts): readonly ScheduleDate[] {
  return datesOnOffer(facts).map((date) => scheduleDate(date, facts.location.timeZone))
}

/** API-45; undefined if `unixTimestamp` is not an offered date. */
export function scheduleTimes(facts: SlotFacts, unixTimestamp: number): readonly ScheduleTime[] | undefined {
  const { timeZone } = facts.location
  const named = wallTimeAt(unixTimestamp * 1000, timeZone)
  const date = datesOnOffer(facts).find((one) => isSameDate(one, named))
  if (date === undefined || midnightOf(date, timeZone) !== unixTimestamp) return undefined
  return slotsOfDate(facts, date).map(({ at, isAvailable }) => ({
    unixTimestamp: at,
    formatted: formatTime(at, timeZone),
    isAvailable,
  }))
}

export interface NextAvailable {
  readonly nextAvailableTime: string
  readonly nextAvailableDate: string
  /** Seconds since 1970. */
  readonly nextAvailableAt: number
}

export function nextAvailable({ at }: Slot, timeZone: string): NextAvailable {
  return {
    nextAvailableTime: formatTime(at, timeZone),
    nextAvailableDate: formatDate(wallTimeAt(at * 1000, timeZone)),
    nextAvailableAt: at,
  }
}

function midnightOf(date: CalendarDate, timeZone: string): number {
  return instantOfWall(date, 0, 0, timeZone) / 1000
}
