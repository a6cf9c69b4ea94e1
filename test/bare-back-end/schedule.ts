import { TZDate } from '@date-fns/tz'
import * as t from 'io-ts'
import type { House } from './house.ts'
import type { Place } from './places.ts'
import { none, ok, refused, route } from './route.ts'
import { orderType } from './wire.ts'

const daysAhead = 5
const [firstHour, lastHour] = [10, 20]

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
function nameOf(day: Date): string {
  return dayNames[day.getDay()] ?? ''
}
export function prettyDate(day: Date): string {
  return `${nameOf(day)}, ${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}`
}
export function prettyTime(time: Date): string {
  const hours = time.getHours()
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(time.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
function unix(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

function datesOf({ timeZone }: Place, now: number): readonly TZDate[] {
  const today = new TZDate(now, timeZone)
  return Array.from(
    { length: daysAhead },
    (_, days) => new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + days, timeZone),
  )
}

function timesOf(day: TZDate, place: Place, now: number) {
  const all = Array.from({ length: (lastHour - firstHour) * 4 }, (_, quarter) => {
    const minutes = (firstHour * 4 + quarter) * 15
    return new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes, place.timeZone)
  })
  return all
    .filter((time) => time.getTime() > now + 30 * 60_000)
    .map((time, at) => ({ unixTimestamp: unix(time), formatted: prettyTime(time), isAvailable: at % 7 !== 3 }))
}

export function isOffered(place: Place, scheduledAt: number, house: House): boolean {
  return datesOf(place, house.now()).some((day) =>
    timesOf(day, place, house.now()).some((time) => time.unixTimestamp === scheduledAt && time.isAvailable),
  )
}

const query = t.type({ orderType })

export const scheduleRoutes = [
  route({
    method: 'GET',
    path: '/locations/schedule',
    query,
    body: none,
    location: 'required',
    answer: ({ place }, house) =>
      ok(
        (place === undefined ? [] : datesOf(place, house.now())).map((day) => ({
          ...{ unixTimestamp: unix(day), dayOfWeek: nameOf(day), pretty: prettyDate(day) },
        })),
      ),
  }),
  route({
    method: 'GET',
    path: '/locations/schedule-dates/{date}',
    query,
    body: none,
    location: 'required',
    answer: ({ params, place }, house) => {
      if (place === undefined) return refused(404, 'There is no such restaurant.')
      const day = datesOf(place, house.now()).find((one) => String(unix(one)) === params['date'])
      return day === undefined ? refused(400, 'That is no date to order for.') : ok(timesOf(day, place, house.now()))
    },
  }),
]
