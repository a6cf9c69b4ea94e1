import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { DayHours } from '../../src-domain/location/location.ts'
import { minutesOf } from '../../src-domain/location/wall-clock.ts'
import { weekHours } from '../../src-domain/location/week-hours.ts'
import type { ScheduleText } from '../../src-domain/scheduling/schedule-text.ts'
import { shownWindow } from '../../src-domain/scheduling/time-formats.ts'
import { clocksDiffer, zoneName } from '../../src-domain/scheduling/zone-name.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import { browserZone } from './browser-zone.ts'
import { dateWords, daysAway, timeWords } from './next-time-words.ts'

type TimesWords = Words['times']

/** Date, prefixed if near: "Tomorrow · Thu, 6/11/2026". */
export function dayWords(words: TimesWords, at: number, timeZone: string, now: Instant): string {
  const date = dateWords(words, at, timeZone)
  const away = daysAway(at, timeZone, now)
  return away === 0 ? words.today({ date }) : away === 1 ? words.tomorrow({ date }) : date
}

/** Name of a zone (LOC-49). */
export function zoneWords(words: TimesWords, timeZone: string, at: number): string {
  const name = zoneName(timeZone, at * 1000)
  return name === undefined ? words.otherZone : words.zone[name.zone][name.form]
}

/** Zone name if the restaurant's clock differs from the device's. */
export function differingZoneWords(words: TimesWords, timeZone: string, at: number): string | undefined {
  return clocksDiffer(timeZone, browserZone(), at * 1000) ? zoneWords(words, timeZone, at) : undefined
}

/**
 * "Wed, 6/11/2025, 12:30 PM - 12:45 PM", with a differing zone (SCHED-19, SCHED-24). With `now`: "Today" or "Tomorrow".
 */
export function scheduledWords(
  words: TimesWords,
  at: number,
  type: DiningOption,
  timeZone: string,
  now?: Instant,
): string {
  const [from, to] = shownWindow(at, type)
  const begins = timeWords(words, from, timeZone)
  const time = to === undefined ? begins : words.range({ from: begins, to: timeWords(words, to, timeZone) })
  const when = words.when({
    date: now === undefined ? dateWords(words, at, timeZone) : dayWords(words, at, timeZone, now),
    time,
  })
  const zone = differingZoneWords(words, timeZone, at)
  return zone === undefined ? when : words.inZone({ time: when, zone })
}

/** Time row (SCHED-13 to SCHED-17). */
export function scheduleTextWords(
  words: TimesWords,
  text: ScheduleText,
  type: DiningOption,
  timeZone: string,
  now: Instant,
): string {
  switch (text._tag) {
    case 'Scheduled':
      return scheduledWords(words, text.at, type, timeZone, now)
    case 'NoDate':
      return words.noDate
    case 'DineInUnavailable':
      return words.dineInUnavailable
    case 'PickupUnavailable':
      return words.pickupUnavailable
    case 'DeliveryUnavailable':
      return words.deliveryUnavailable
    case 'LocationClosed':
      return words.locationClosed
    case 'Asap':
      return text.serviceEstimate === undefined ? words.asap : words.asapIn({ minutes: text.serviceEstimate })
  }
}

/** "Mon - Fri 9:00 AM - 5:00 PM" (SCHED-23). */
export function weekHoursWords(words: TimesWords, hours: readonly DayHours[], type: DiningOption): readonly string[] {
  return weekHours(hours, type).map(({ from, to, hours: open }) => {
    const isEveryDay = from === 0 && to === 6
    const [first, last] = [words.day({ weekday: from }), words.day({ weekday: to })]
    const days = from === to ? first : words.range({ from: first, to: last })
    const times = open.map((one) =>
      one.open === one.close
        ? words.allDay
        : words.range({
            from: words.time({ minutes: minutesOf(one.open) }),
            to: words.time({ minutes: minutesOf(one.close) }),
          }),
    )
    if (isEveryDay && times.includes(words.allDay)) return words.allDay
    return `${days} ${times.length === 0 ? words.closed : times.join(', ')}`
  })
}
