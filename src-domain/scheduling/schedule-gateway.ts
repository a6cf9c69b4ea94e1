import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { ScheduleDate, ScheduleTime } from './schedule.ts'

export interface ScheduleGateway {
  /** API-44: days with a free time; empty if the location takes no scheduled orders. */
  readonly dates: (
    locationId: string,
    diningOption: DiningOption,
  ) => Promise<Either<CallFailure, readonly ScheduleDate[]>>
  /** API-45: times of a day, by its `unixTimestamp`. 400 if it is no longer offered. */
  readonly times: (
    locationId: string,
    diningOption: DiningOption,
    date: number,
  ) => Promise<Either<CallFailure, readonly ScheduleTime[]>>
}
