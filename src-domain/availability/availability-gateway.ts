import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { SentAvailability } from './availability-change.ts'
import type { AvailabilityEntry } from './availability-list.ts'

/** What a location has sold out (an addition). 401 without a session, 403 without the permission. */
export interface AvailabilityGateway {
  readonly list: (locationId: string) => Promise<Either<CallFailure, readonly AvailabilityEntry[]>>
  /**
   * Returns the list after the change. A change may be repeated. 404 if the menu has no such entry anymore, 409 if the
   * time is past.
   */
  readonly change: (
    locationId: string,
    sent: SentAvailability,
  ) => Promise<Either<CallFailure, readonly AvailabilityEntry[]>>
}
