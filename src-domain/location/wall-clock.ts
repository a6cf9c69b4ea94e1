import { tzOffset } from '@date-fns/tz/tzOffset'
import type { Instant } from '../time/clock.ts'

/** What calendar and clock on the wall of a place show. */
export interface WallTime {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number
  readonly minutes: number
}

const perMinute = 60_000
const perDay = 86_400_000

const offsetAt = (timeZone: string, instant: Instant): number => tzOffset(timeZone, new Date(instant)) * perMinute

export const wallTimeAt = (instant: Instant, timeZone: string): WallTime => {
  // The shifted moment reads, in UTC, what the wall reads there.
  const shifted = new Date(instant + offsetAt(timeZone, instant))
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}

/** The moment at which the wall there shows `minutes` after midnight of a date. `dayShift` counts calendar days. */
export const instantOfWall = (date: WallTime, dayShift: number, minutes: number, timeZone: string): Instant => {
  const asIfUtc = Date.UTC(date.year, date.month - 1, date.day) + dayShift * perDay + minutes * perMinute
  // The offset that holds at the answer is not known before the answer is; two looks settle it on changeover days.
  // An hour that is skipped becomes the same time after the gap, an hour that happens twice its first occurrence.
  const before = offsetAt(timeZone, asIfUtc - perDay)
  const after = offsetAt(timeZone, asIfUtc + perDay)
  const early = asIfUtc - Math.max(before, after)
  const late = asIfUtc - Math.min(before, after)
  if (early + offsetAt(timeZone, early) === asIfUtc) return early
  return late
}

/** "HH:mm" as minutes after midnight. */
export const minutesOf = (clockTime: string): number => {
  const [hours = '0', minutes = '0'] = clockTime.split(':')
  return Number(hours) * 60 + Number(minutes)
}
