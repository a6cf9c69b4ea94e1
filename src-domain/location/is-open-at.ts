import { TZDate } from '@date-fns/tz'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Instant } from '../time/clock.ts'
import type { DayHours, Location } from './location.ts'

interface Span {
  readonly open: number
  readonly close: number
}

const minutesOf = (time: string): number => {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const openAndClose = (hours: DayHours, option: DiningOption): readonly [string | undefined, string | undefined] => {
  switch (option) {
    case 'pickup':
      return [hours.pickupOpen, hours.pickupClose]
    case 'delivery':
      return [hours.deliveryOpen, hours.deliveryClose]
    case 'kiosk':
      return [hours.dineInOpen, hours.dineInClose]
  }
}

/** Minutes after the day's midnight on the wall clock; a close beyond 24 h is on the next day (LOC-06). */
const spanOn = (location: Pick<Location, 'hours'>, day: number, option: DiningOption): Span | undefined => {
  const hours = location.hours.find((one) => one.day === day)
  const [open, close] = hours === undefined ? [undefined, undefined] : openAndClose(hours, option)
  if (open === undefined || close === undefined) return undefined
  const [from, to] = [minutesOf(open), minutesOf(close)]
  return { open: from, close: to <= from ? to + 24 * 60 : to }
}

/**
 * Does the location take orders of this kind at this instant? Read off the wall clock in the location's own zone, so
 * that a changeover night opens and closes when the door's sign says.
 */
export const isOpenAt = (
  location: Pick<Location, 'hours' | 'timeZone'>,
  option: DiningOption,
  instant: Instant,
): boolean => {
  const there = new TZDate(instant, location.timeZone)
  const [day, minute] = [there.getDay(), there.getHours() * 60 + there.getMinutes()]
  const today = spanOn(location, day, option)
  if (today !== undefined && minute >= today.open && minute < today.close) return true
  const yesterday = spanOn(location, (day + 6) % 7, option)
  return yesterday !== undefined && minute + 24 * 60 < yesterday.close
}
