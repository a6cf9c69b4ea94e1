import type { OpeningHours } from '../../src-domain/location/hours-of-day.ts'
import { minutesOf } from '../../src-domain/location/wall-clock.ts'
import type { Today, TypeToday } from '../../src-domain/today/today.ts'
import type { ThrottleLimits } from '../../src-domain/today/todays-changes.ts'
import { type BoardWords, clockTime } from '../kitchen/order-words.ts'
import type { TodayPart } from './today-controller.ts'

export function orderingWords(words: BoardWords, { isOpen, pause }: TypeToday): string {
  const { today } = words.staff
  if (pause !== undefined)
    return pause.until === undefined ? today.paused : today.pausedUntil({ time: clockTime(words, pause.until) })
  return isOpen ? today.taking : today.closed
}

export function minutesWords({ staff: { today } }: BoardWords, minutes: number | undefined): string {
  return minutes === undefined ? today.noMinutes : today.minutes({ minutes })
}

/** Whether the preparation time is changed, and what it usually is. */
export function preparationNote({ staff: { today } }: BoardWords, { usualMinutes, minutesUntil }: TypeToday) {
  if (minutesUntil === undefined)
    return usualMinutes === undefined ? undefined : today.usually({ minutes: usualMinutes })
  return usualMinutes === undefined ? today.onlyToday : today.insteadOf({ minutes: usualMinutes })
}

export function hourWords({ clock }: BoardWords, time: string): string {
  return clock.time({ minutes: minutesOf(time) })
}

export function hoursWords(words: BoardWords, hours: readonly OpeningHours[]): string {
  const { today } = words.staff
  if (hours.length === 0) return today.closedToday
  if (hours.some(({ open, close }) => open === close)) return today.allDay
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
export function changedWords(words: BoardWords, today: Today, part: TodayPart): string {
  const { stateOf, type, noThrottle } = words.staff.today
  const perType = (state: (one: TypeToday) => string) =>
    today.types.map((one) => stateOf({ name: type({ type: one.orderType }), state: state(one) })).join('. ')
  switch (part) {
    case 'ordering':
      return perType((one) => orderingWords(words, one))
    case 'preparation':
      return perType(({ minutes }) => minutesWords(words, minutes))
    case 'hours':
      return perType(({ hours }) => hoursWords(words, hours))
    case 'throttle':
      return today.throttle === undefined ? noThrottle : limitsWords(words, today.throttle.limits)
  }
}
