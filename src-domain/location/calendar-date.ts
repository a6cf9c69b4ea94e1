import { addDays } from 'date-fns/addDays'
import { millisecondsInDay } from 'date-fns/constants'
import { getDay } from 'date-fns/getDay'

/** Calendar date without a time zone. */
export interface CalendarDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** A negative count goes back. */
export function dateAfter(date: CalendarDate, days: number): CalendarDate {
  const later = addDays(noonOf(date), days)
  return { year: later.getFullYear(), month: later.getMonth() + 1, day: later.getDate() }
}

/** Negative for an earlier date. */
export function daysFrom(start: CalendarDate, date: CalendarDate): number {
  // Daylight saving makes some days 23 or 25 hours long.
  return Math.round((noonOf(date).getTime() - noonOf(start).getTime()) / millisecondsInDay)
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return getDay(noonOf(date))
}

/** "2026-11-26". */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function isSameDate(a: CalendarDate, b: CalendarDate): boolean {
  return daysFrom(a, b) === 0
}

/** Noon in the local zone, because no clock changes at noon. */
function noonOf({ year, month, day }: CalendarDate): Date {
  return new Date(year, month - 1, day, 12)
}

const isoText = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads "2026-11-26"; undefined for other text and for a date that no calendar has. */
export function dateFromText(text: string): CalendarDate | undefined {
  const [found, year, month, day] = isoText.exec(text) ?? []
  if (found === undefined) return undefined
  const date = dateAfter({ year: Number(year), month: Number(month), day: Number(day) }, 0)
  return isoDate(date) === text ? date : undefined
}
