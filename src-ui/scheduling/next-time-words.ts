import { daysFrom, weekdayOf } from '../../src-domain/location/calendar-date.ts'
import { wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'

type ClockWords = Words['clock']

/** A time as people say it, the same on home page, chooser, menu, cart, time sheet and checkout: "Sunday 9:00 AM". */
export function nextTimeWords(words: ClockWords, at: number, timeZone: string, now: Instant): string {
  return words.dayAt({
    away: daysAway(at, timeZone, now),
    weekday: wallTimeAt(at * 1000, timeZone).weekday,
    date: dateWords(words, at, timeZone),
    time: timeWords(words, at, timeZone),
  })
}

/** Seconds since 1970. */
export function timeWords(words: ClockWords, at: number, timeZone: string): string {
  return words.time({ minutes: wallTimeAt(at * 1000, timeZone).minutes })
}

export function dateWords(words: ClockWords, at: number, timeZone: string): string {
  const date = wallTimeAt(at * 1000, timeZone)
  return words.date({ weekday: weekdayOf(date), day: date.day, month: date.month, year: date.year })
}

/** How many days a moment lies after today, on the calendar of a restaurant. */
export function daysAway(at: number, timeZone: string, now: Instant): number {
  return daysFrom(wallTimeAt(now, timeZone), wallTimeAt(at * 1000, timeZone))
}
