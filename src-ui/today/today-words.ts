import type { OpeningHours } from '../../src-domain/location/hours-of-day.ts'
import { minutesOf } from '../../src-domain/location/wall-clock.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Today, TypeToday } from '../../src-domain/today/today.ts'
import type { ThrottleLimits } from '../../src-domain/today/todays-changes.ts'
import type { BoardWords } from '../kitchen/order-words.ts'
import { nextTimeWords } from '../scheduling/next-time-words.ts'
import type { TodayPart } from './today-controller.ts'

/** "today 7:30 PM". */
export function whenWords({ clock, timeZone }: BoardWords, at: Instant, now: Instant): string {
  return nextTimeWords(clock, at / 1_000, timeZone, now)
}

export function orderingWords(words: BoardWords, { isOpen, pause }: TypeToday, now: Instant): string {
  const { today } = words.staff
  if (pause !== undefined)
    return pause.until === undefined ? today.paused : today.pausedUntil({ when: whenWords(words, pause.until, now) })
  return isOpen ? today.taking : today.closed
}

export function minutesWords({ staff: { today } }: BoardWords, minutes: number | undefined): string {
  return minutes === undefined ? today.noMinutes : today.minutes({ minutes })
}

/** How long the preparation time is changed, or what it usually is. */
export function preparationNote(words: BoardWords, { usualMinutes, minutesUntil }: TypeToday, now: Instant) {
  const { today } = words.staff
  if (minutesUntil === undefined)
    return usualMinutes === undefined ? undefined : today.usually({ minutes: usualMinutes })
  const when = whenWords(words, minutesUntil, now)
  return usualMinutes === undefined ? today.changedUntil({ when }) : today.insteadOf({ minutes: usualMinutes, when })
}

export function hourWords({ clock }: BoardWords, time: string): string {
  return clock.time({ minutes: minutesOf(time) })
}

export function hoursWords(words: BoardWords, hours: readonly OpeningHours[]): string {
  const { today } = words.staff
  if (hours.length === 0) return today.closedToday
  return hours
    .map(({ open, close }) => today.range({ from: hourWords(words, open), to: hourWords(words, close) }))
    .join(', ')
}

export function limitsWords({ staff: { today, price } }: BoardWords, { orders, items, amount }: ThrottleLimits) {
  return today.limitSet({
    limits: [
      ...(orders === undefined ? [] : [today.limitOrders({ count: orders })]),
      ...(items === undefined ? [] : [today.limitItems({ count: items })]),
      ...(amount === undefined ? [] : [today.limitAmount({ price: price(amount) })]),
    ].join(' · '),
  })
}

/** What screen readers hear after a change of a part. */
export function changedWords(words: BoardWords, today: Today, part: TodayPart, now: Instant): string {
  const { stateOf, type, noThrottle } = words.staff.today
  const perType = (state: (one: TypeToday) => string) =>
    today.types.map((one) => stateOf({ name: type({ type: one.orderType }), state: state(one) })).join('. ')
  switch (part) {
    case 'ordering':
      return perType((one) => orderingWords(words, one, now))
    case 'preparation':
      return perType(({ minutes }) => minutesWords(words, minutes))
    case 'hours':
      return perType(({ hours }) => hoursWords(words, hours))
    case 'throttle':
      return today.throttle === undefined ? noThrottle : limitsWords(words, today.throttle.limits)
  }
}
