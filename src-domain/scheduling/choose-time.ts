import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import { setScheduledAt } from '../cart/change-terms.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids } from '../time/clock.ts'
import type { ScheduleDate, ScheduleTime } from './schedule.ts'
import type { ScheduleGateway } from './schedule-gateway.ts'

export type Loaded<A> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed' }
  | { readonly _tag: 'Ready'; readonly value: A }

/** Times are seconds since 1970. */
export interface ScheduleState {
  /** Number of the latest request. Older answers are ignored. */
  readonly asked: number
  readonly dates: Loaded<readonly ScheduleDate[]>
  readonly date?: number
  readonly times: Loaded<readonly ScheduleTime[]>
  readonly time?: number
  /** Another order took the chosen time. `next`: the next free time of the day. */
  readonly lapsed?: { readonly at: number; readonly next?: ScheduleTime }
}

const loading = { _tag: 'Loading' } as const
const failed = { _tag: 'Failed' } as const

export const noSchedule: ScheduleState = { asked: 0, dates: loading, times: loading }

export interface SchedulePorts {
  readonly gateway: ScheduleGateway
  readonly order: StateCell<OrderInProgress>
  readonly schedule: StateCell<ScheduleState>
  readonly ids: Pick<Ids, 'uuid'>
  /** Earliest time for the order's items in seconds since 1970; undefined if they need no notice. */
  readonly notBefore?: () => number | undefined
}

/** SCHED-18: replacement for a time that is taken. */
export function nextFree(times: readonly ScheduleTime[], at: number): ScheduleTime | undefined {
  return times.find((one) => one.unixTimestamp > at && one.isAvailable) ?? times.find(({ isAvailable }) => isAvailable)
}

/** Loads the times of another day. Keeps the order's time if it is one of them. */
export function chooseDate(ports: SchedulePorts) {
  return async (date: number): Promise<void> => {
    const { schedule, order, gateway } = ports
    const isNewest = ask(ports, ({ asked, dates }) => ({ asked, dates, date, times: loading }))
    const { location, diningOption, scheduledAt } = order.current()
    if (location === undefined) return
    const answer = await gateway.times(location.id, diningOption, date)
    if (!isNewest()) return
    if (isLeft(answer)) return schedule.update((now) => ({ ...now, times: failed }))
    const times = inTime(answer.right, ports)
    const time = free(times, scheduledAt)?.unixTimestamp
    schedule.update((now) => ({ ...now, times: ready(times), ...(time === undefined ? {} : { time }) }))
  }
}

/** Starts with the day of the order's time, else the first. Policy: latest wins. */
export function openSchedule(ports: SchedulePorts) {
  return async (): Promise<void> => {
    const { schedule, order, gateway } = ports
    const isNewest = ask(ports, () => noSchedule)
    const { location, diningOption, scheduledAt } = order.current()
    if (location === undefined) return schedule.update((now) => ({ ...now, dates: ready([]), times: ready([]) }))
    const answer = await gateway.dates(location.id, diningOption)
    if (!isNewest()) return
    if (isLeft(answer)) return schedule.update((now) => ({ ...now, dates: failed }))
    const dates = datesInTime(answer.right, ports)
    schedule.update((now) => ({ ...now, dates: ready(dates), times: dates.length === 0 ? ready([]) : loading }))
    const day = dates.findLast((one) => scheduledAt !== undefined && one.unixTimestamp <= scheduledAt) ?? dates[0]
    if (day !== undefined) await chooseDate(ports)(day.unixTimestamp)
  }
}

export function chooseTime({ schedule }: Pick<SchedulePorts, 'schedule'>, time: number): void {
  schedule.update(({ lapsed: _, ...now }) => ({ ...now, time }))
}

/**
 * Sets the order's time if it is still free; returns whether it did. If not, the state has the alternative. Without an
 * answer or after a 5xx it sets the time, because validation checks it anyway.
 */
export function confirmTime(ports: SchedulePorts) {
  return async (at: number): Promise<boolean> => {
    const { schedule, order, gateway, ids } = ports
    const { location, diningOption } = order.current()
    const { date } = schedule.current()
    if (location === undefined || date === undefined) return false
    const isNewest = ask(ports, (now) => now)
    const answer = await gateway.times(location.id, diningOption, date)
    if (!isNewest()) return false
    const times = isLeft(answer) ? timesAfter(answer.left) : inTime(answer.right, ports)
    if (times === undefined || free(times, at) !== undefined) {
      order.update(setScheduledAt(at, ids.uuid()))
      return true
    }
    const next = nextFree(times, at)
    const lapsed = { at, ...(next === undefined ? {} : { next }) }
    schedule.update(({ time: _, ...now }) => ({ ...now, times: ready(times), lapsed }))
    return false
  }
}

/** Seconds. The longest day, at the end of daylight saving. */
const longestDay = 25 * 3_600

function inTime(times: readonly ScheduleTime[], { notBefore }: SchedulePorts): readonly ScheduleTime[] {
  const earliest = notBefore?.()
  return earliest === undefined ? times : times.filter(({ unixTimestamp }) => unixTimestamp >= earliest)
}

function datesInTime(dates: readonly ScheduleDate[], { notBefore }: SchedulePorts): readonly ScheduleDate[] {
  const earliest = notBefore?.()
  return earliest === undefined ? dates : dates.filter(({ unixTimestamp }) => unixTimestamp + longestDay > earliest)
}

/** Empty: the server says that no time is free. Undefined: unknown. */
function timesAfter(failure: CallFailure): readonly ScheduleTime[] | undefined {
  return failure._tag === 'Refused' && failure.status < 500 ? [] : undefined
}

function ready<A>(value: A): Loaded<A> {
  return { _tag: 'Ready', value }
}

function ask({ schedule }: SchedulePorts, change: (now: ScheduleState) => ScheduleState): () => boolean {
  schedule.update((now) => ({ ...change(now), asked: now.asked + 1 }))
  const { asked } = schedule.current()
  return () => schedule.current().asked === asked
}

function free(times: readonly ScheduleTime[], at: number | undefined): ScheduleTime | undefined {
  return times.find((one) => one.unixTimestamp === at && one.isAvailable)
}
