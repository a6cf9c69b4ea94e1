import type { DiningOption } from '../dining-option/dining-option.ts'
import { type CalendarDate, weekdayOf } from '../location/calendar-date.ts'
import { wallTimeAt } from '../location/wall-clock.ts'
import { slotMinutes } from './slots.ts'

/** Names for the fixed formats, in every language (SCHED-22). */
export const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

export function shortDayName(date: CalendarDate): string {
  return dayNames[weekdayOf(date)] ?? ''
}

/** SCHED-24: 'EEE, M/d/yyyy'. */
export function formatDate(date: CalendarDate): string {
  return `${shortDayName(date)}, ${date.month}/${date.day}/${date.year}`
}

/** SCHED-21, SCHED-24: 'h:mm a' of minutes after midnight. */
export function twelveHour(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'h:mm a' in a zone. Seconds since 1970. */
export function formatTime(at: number, timeZone: string): string {
  return twelveHour(wallTimeAt(at * 1000, timeZone).minutes)
}

/** SCHED-19: a delivery has a window of 15 minutes, a pickup a time. Seconds since 1970. */
export function shownWindow(at: number, diningOption: DiningOption): readonly [from: number, to?: number] {
  return diningOption === 'delivery' ? [at, at + slotMinutes * 60] : [at]
}
