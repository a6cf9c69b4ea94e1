import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { ScheduleDate, ScheduleTime } from './schedule.ts'

/** When the kitchen of a location can be ordered from. Both only read. */
export interface ScheduleGateway {
  /** API-44: days with a free time; none means that ordering ahead is not possible. */
  readonly dates: (locationId: string, diningOption: DiningOption) => TaskEither<CallFailure, readonly ScheduleDate[]>
  /** API-45: the times of one of those days, by its `unixTimestamp`. 400 when it is none of them any more. */
  readonly times: (
    locationId: string,
    diningOption: DiningOption,
    date: number,
  ) => TaskEither<CallFailure, readonly ScheduleTime[]>
}
