import { left, right } from 'fp-ts/lib/Either.js'
import type { DateHours, DayHours } from '../../src-domain/location/location.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { matching, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const twentyFour = matching('a time such as "07:30"', /^(?:[01]\d|2[0-3]):[0-5]\d$/)
const twelve = /^(1[0-2]|0?[1-9]):([0-5]\d) ?([AP])M$/i

/** Wire row 3: "HH:mm". Also reads "7:00 AM". */
export const timeOfDay: Codec<string> = also(
  twentyFour,
  mapped(
    'a time such as "7:30 AM"',
    matching('a time such as "7:30 AM"', twelve),
    (time) => {
      const [, hour, minute, half] = twelve.exec(time) ?? []
      if (hour === undefined || minute === undefined || half === undefined) return left('not a time of day')
      const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
      return right(`${String(hours).padStart(2, '0')}:${minute}`)
    },
    (time) => time,
  ),
)

const sides = {
  deliveryOpen: timeOfDay,
  deliveryClose: timeOfDay,
  pickupOpen: timeOfDay,
  pickupClose: timeOfDay,
  dineInOpen: timeOfDay,
  dineInClose: timeOfDay,
}

/** LOC-06; null means closed. */
export const dayHours: Codec<DayHours> = shape('hours of a day', {
  required: { day: wholeNumber(0, 6) },
  orNull: sides,
})

export const calendarDate = matching('a date such as "2026-11-26"', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)

/** Our addition: replaces the weekday's hours. A date without hours is closed. */
export const dateHours: Codec<DateHours> = shape('hours of a date', {
  required: { date: calendarDate },
  orNull: sides,
})
