import { dateFromText, weekdayOf } from '../../src-domain/location/calendar-date.ts'
import { wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import type { DayReport } from '../../src-domain/report/day-report.ts'
import { type BoardWords, clockTime } from '../kitchen/order-words.ts'
import type { Words } from '../messages/words-context.tsx'

/** "Saturday, November 28, 2026" from "2026-11-28". */
export function dayWords(words: Words['staff']['report'], date: string): string {
  const calendar = dateFromText(date)
  return calendar === undefined ? date : words.date({ ...calendar, weekday: weekdayOf(calendar) })
}

/** "So far today, as of 7:05 PM". With the hours of the day unless it goes from midnight to midnight. */
export function leadWords(words: BoardWords, { from, to, readAt }: DayReport): string {
  const { report } = words.staff
  const state = readAt < to ? report.soFar({ time: clockTime(words, readAt) }) : report.over
  const isPlain = [from, to].every((at) => wallTimeAt(at, words.timeZone).minutes === 0)
  return isPlain ? state : `${state} · ${report.night({ from: clockTime(words, from), to: clockTime(words, to) })}`
}
