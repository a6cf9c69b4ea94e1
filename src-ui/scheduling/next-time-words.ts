import { daysFrom, weekdayOf } from '../../src-domain/location/calendar-date.ts'
import { wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'

type ClockWords = Words['clock']

/** "Sunday 9:00 AM": the same format for the next time on every page. */
export function nextTimeWords(words: ClockWords, at: number, timeZone: string, now: Instant): string {
  return words.dayAt({
    away: daysAway(at, timeZone, now),
    weekday: wallTimeAt(at * 1000, timeZone).weekday,
    date: dateWords(words, at, timeZone),
    time: timeWords(words, at, timeZone),
  })
}

/** `at`: seconds since 1970. */
export function timeWords(words: ClockWords, at: number, timeZone: string): string {
  return words.time({ minutes: wallTimeAt(at * 1000, timeZone).minutes })
}

export function dateWords(words: ClockWords, at: number, timeZone: string): string {
  const date = wallTimeAt(at * 1000, timeZone)
  return words.date({ weekday: weekdayOf(date), day: date.day, month: date.month, year: date.year })
}

/** Days from today to a moment in the restaurant's calendar. */
export function daysAway(at: number, timeZone: string, now: Instant): number {
  return daysFrom(wallTimeAt(now, timeZone), wallTimeAt(at * 1000, timeZone))
}
