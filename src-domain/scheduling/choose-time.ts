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

/** Where the choice of a time stands. Times are seconds since 1970. */
export interface ScheduleState {
  /** Counts the questions: an answer to any but the newest is dropped. */
  readonly asked: number
  readonly dates: Loaded<readonly ScheduleDate[]>
  /** The `unixTimestamp` of the chosen day. */
  readonly date?: number
  readonly times: Loaded<readonly ScheduleTime[]>
  readonly time?: number
  /** The time that was chosen went while it was being chosen; the next one of its day, if there is one. */
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
}

/** SCHED-18: what to suggest in place of a time that went. */
export function nextFree(times: readonly ScheduleTime[], at: number): ScheduleTime | undefined {
  return times.find((one) => one.unixTimestamp > at && one.isAvailable) ?? times.find(({ isAvailable }) => isAvailable)
}

/** Another day: its times are asked for. The time of the order stays chosen where it is one of them. */
export function chooseDate(ports: SchedulePorts) {
  return async (date: number): Promise<void> => {
    const { schedule, order, gateway } = ports
    const isNewest = ask(ports, ({ asked, dates }) => ({ asked, dates, date, times: loading }))
    const { location, diningOption, scheduledAt } = order.current()
    if (location === undefined) return
    const answer = await gateway.times(location.id, diningOption, date)()
    if (!isNewest()) return
    if (isLeft(answer)) return schedule.update((now) => ({ ...now, times: failed }))
    const time = free(answer.right, scheduledAt)?.unixTimestamp
    schedule.update((now) => ({ ...now, times: ready(answer.right), ...(time === undefined ? {} : { time }) }))
  }
}

/** Policy: latest wins. The day of the order's time comes first, else the first day there is. */
export function openSchedule(ports: SchedulePorts) {
  return async (): Promise<void> => {
    const { schedule, order, gateway } = ports
    const isNewest = ask(ports, () => noSchedule)
    const { location, diningOption, scheduledAt } = order.current()
    if (location === undefined) return schedule.update((now) => ({ ...now, dates: ready([]), times: ready([]) }))
    const answer = await gateway.dates(location.id, diningOption)()
    if (!isNewest()) return
    if (isLeft(answer)) return schedule.update((now) => ({ ...now, dates: failed }))
    const dates = answer.right
    schedule.update((now) => ({ ...now, dates: ready(dates), times: dates.length === 0 ? ready([]) : loading }))
    const day = dates.findLast((one) => scheduledAt !== undefined && one.unixTimestamp <= scheduledAt) ?? dates[0]
    if (day !== undefined) await chooseDate(ports)(day.unixTimestamp)
  }
}

export function chooseTime({ schedule }: Pick<SchedulePorts, 'schedule'>, time: number): void {
  schedule.update(({ lapsed: _, ...now }) => ({ ...now, time }))
}

/**
 * The order gets its time, if it can still be had: the list may be as old as the screen. Says whether it did; if not,
 * the state says what can be had instead. Without an answer, or by a server that is broken or on its way nowhere (5xx),
 * the time is taken: the order is validated with it anyway.
 */
export function confirmTime(ports: SchedulePorts) {
  return async (at: number): Promise<boolean> => {
    const { schedule, order, gateway, ids } = ports
    const { location, diningOption } = order.current()
    const { date } = schedule.current()
    if (location === undefined || date === undefined) return false
    const isNewest = ask(ports, (now) => now)
    const answer = await gateway.times(location.id, diningOption, date)()
    if (!isNewest()) return false
    const times = isLeft(answer) ? timesAfter(answer.left) : answer.right
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

/** None, where the server says that there are none to be had; undefined, where nobody says anything of them. */
function timesAfter(failure: CallFailure): readonly ScheduleTime[] | undefined {
  return failure._tag === 'Refused' && failure.status < 500 ? [] : undefined
}

function ready<A>(value: A): Loaded<A> {
  return { _tag: 'Ready', value }
}

/** A new question about the state as `change` leaves it. */
function ask({ schedule }: SchedulePorts, change: (now: ScheduleState) => ScheduleState): () => boolean {
  schedule.update((now) => ({ ...change(now), asked: now.asked + 1 }))
  const { asked } = schedule.current()
  return () => schedule.current().asked === asked
}

function free(times: readonly ScheduleTime[], at: number | undefined): ScheduleTime | undefined {
  return times.find((one) => one.unixTimestamp === at && one.isAvailable)
}
