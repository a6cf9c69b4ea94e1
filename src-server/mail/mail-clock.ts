import { weekdayOf } from '../../src-domain/location/calendar-date.ts'
import { wallTimeAt } from '../../src-domain/location/wall-clock.ts'
import type { MailWords } from './mail-words.en.ts'

/** Writes instants as times of a restaurant, in the words of a mail. */
export function mailClock(timeZone: string, words: MailWords) {
  const dayOf = (at: number) => {
    const wall = wallTimeAt(at, timeZone)
    return words.date({ weekday: weekdayOf(wall), day: wall.day, month: wall.month, year: wall.year })
  }
  const timeOf = (at: number) => words.time({ minutes: wallTimeAt(at, timeZone).minutes })
  const zoned = (when: string, at: number) => words.inZone({ when, zone: shortZone(timeZone, at) })
  const dayAndTime = (at: number) => zoned(words.when({ date: dayOf(at), time: timeOf(at) }), at)
  return { dayOf, timeOf, zoned, dayAndTime }
}

interface ZoneNames {
  /** Cached, because creating one is slow. */
  readonly format: Intl.DateTimeFormat
  /** Offsets change on the minute. */
  minute: number
  name: string
}

const zones = new Map<string, ZoneNames>()

/** "EDT", or "GMT-4" if the zone has no short name. */
function shortZone(timeZone: string, at: number): string {
  const zone = zones.get(timeZone) ?? {
    format: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }),
    minute: Number.NaN,
    name: timeZone,
  }
  zones.set(timeZone, zone)
  const minute = Math.floor(at / 60_000)
  if (zone.minute !== minute) {
    zone.name = zone.format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
    zone.minute = minute
  }
  return zone.name
}
