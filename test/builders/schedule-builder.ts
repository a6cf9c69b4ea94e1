import { left, right } from 'fp-ts/lib/Either.js'
import type { ScheduleDate, ScheduleTime } from '../../src-domain/scheduling/schedule.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'

/** Two days in New York with two times each; the first time is full. */
export const wednesday = Date.parse('2025-06-11T04:00:00Z') / 1000
export const thursday = wednesday + 86_400
export function noonOf(day: number): number {
  return day + 12 * 3_600
}

const dates: readonly ScheduleDate[] = [
  { unixTimestamp: wednesday, dayOfWeek: 'Wed', pretty: 'Wed, 6/11/2025' },
  { unixTimestamp: thursday, dayOfWeek: 'Thu', pretty: 'Thu, 6/12/2025' },
]

export function timesOf(day: number): readonly ScheduleTime[] {
  return [
    { unixTimestamp: noonOf(day), formatted: '12:00 PM', isAvailable: day !== wednesday },
    { unixTimestamp: noonOf(day) + 900, formatted: '12:15 PM', isAvailable: true },
    { unixTimestamp: noonOf(day) + 1_800, formatted: '12:30 PM', isAvailable: true },
  ]
}

export interface FakeSchedule extends ScheduleGateway {
  readonly takenSince: Set<number>
}

export function aSchedule(days: readonly ScheduleDate[] = dates): FakeSchedule {
  const takenSince = new Set<number>()
  return {
    takenSince,
    dates: async () => right(days),
    times: async (_, __, date) =>
      days.some(({ unixTimestamp }) => unixTimestamp === date)
        ? right(
            timesOf(date).map((one) => ({
              ...one,
              isAvailable: one.isAvailable && !takenSince.has(one.unixTimestamp),
            })),
          )
        : left({ _tag: 'Refused', status: 400, message: 'no schedule date', code: 'no_schedule_date' }),
  }
}

/** Two days earlier, at noon: the screens' current time. */
export const monday = Date.parse('2025-06-09T16:00:00Z')
