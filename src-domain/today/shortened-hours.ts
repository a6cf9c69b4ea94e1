import { minutesInDay } from 'date-fns/constants'
import { byDiningOption } from '../dining-option/dining-option.ts'
import type { CalendarDate } from '../location/calendar-date.ts'
import type { OpeningHours } from '../location/hours-of-day.ts'
import type { DateHours } from '../location/location.ts'
import { hoursOfDate, type OpeningTimes } from '../location/opening-span.ts'
import { minutesOf } from '../location/wall-clock.ts'
import type { HoursChange } from './todays-changes.ts'

/** Minutes after midnight of the date; more than a day for a night past midnight. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

type Shortened = Pick<HoursChange, 'opensAt' | 'closesAt'>

/** Overrides with the shortened hours of the change's date. */
export function shortenedOverrides(times: OpeningTimes, change: HoursChange): readonly DateHours[] {
  const { overrides = [] } = times
  const stretches = byDiningOption((option) => shorten(stretchesOf(times, dateFromIso(change.date), option), change))
  const { pickup, delivery, kiosk } = stretches
  const rows = Array.from({ length: Math.max(1, pickup.length, delivery.length, kiosk.length) }, (_, index) => {
    const [picked, delivered, served] = [pickup[index], delivery[index], kiosk[index]]
    return {
      date: change.date,
      ...(picked && { pickupOpen: clockTime(picked.from), pickupClose: clockTime(picked.to) }),
      ...(delivered && { deliveryOpen: clockTime(delivered.from), deliveryClose: clockTime(delivered.to) }),
      ...(served && { dineInOpen: clockTime(served.from), dineInClose: clockTime(served.to) }),
    }
  })
  return [...overrides.filter(({ date }) => date !== change.date), ...rows]
}

/** True if the date's hours are shorter with the change. */
export function shortens(times: OpeningTimes, change: HoursChange): boolean {
  const lengths = byDiningOption((option) => {
    const usual = stretchesOf(times, dateFromIso(change.date), option)
    return lengthOf(usual) - lengthOf(shorten(usual, change))
  })
  return lengths.pickup + lengths.delivery + lengths.kiosk > 0
}

/** "2026-11-26". */
export function dateFromIso(date: string): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

function stretchesOf(...of: Parameters<typeof hoursOfDate>): readonly Stretch[] {
  return hoursOfDate(...of).map(stretchOf)
}

export function stretchOf({ open, close }: OpeningHours): Stretch {
  const [from, to] = [minutesOf(open), minutesOf(close)]
  return { from, to: to > from ? to : to + minutesInDay }
}

function shorten(stretches: readonly Stretch[], { opensAt, closesAt }: Shortened): readonly Stretch[] {
  const first = Math.min(...stretches.map(({ from }) => from))
  const last = Math.max(...stretches.map(({ to }) => to))
  const opens = opensAt === undefined ? first : minutesOf(opensAt)
  const closes = closesAt === undefined ? last : nightly(minutesOf(closesAt), first, last)
  return stretches
    .map(({ from, to }) => ({ from: Math.max(from, opens), to: Math.min(to, closes) }))
    .filter(({ from, to }) => to > from)
}

/** 00:30 is at the end of a night that began before midnight. */
function nightly(minutes: number, first: number, last: number): number {
  return minutes < first && minutes + minutesInDay < last ? minutes + minutesInDay : minutes
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** "HH:mm". */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
