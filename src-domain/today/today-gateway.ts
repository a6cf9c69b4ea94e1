import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { TodayChange } from './decide-change.ts'
import type { Today } from './today.ts'

/** What staff changed at a location for today (an addition). 401 without a session, 403 without the permission. */
export interface TodayGateway {
  readonly look: (locationId: string) => Promise<Either<CallFailure, Today>>
  /** Returns the state after the change. 409 if it would not shorten the hours. */
  readonly change: (locationId: string, change: TodayChange) => Promise<Either<CallFailure, Today>>
}
