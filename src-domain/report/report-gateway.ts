import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { DayReport } from './day-report.ts'

/** Day's end of a location (an addition). 401 without a session, 403 without the permission. */
export interface ReportGateway {
  /** `date`: "2026-11-28", or `today` for the location's current business day. 404 for a day that has not begun. */
  readonly day: (locationId: string, date: string) => Promise<Either<CallFailure, DayReport>>
}
