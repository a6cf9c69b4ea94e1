import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { PastOrder } from './past-order.ts'

/** Orders of the signed-in patron (API-34); 401 without a session. */
export interface OrderHistoryGateway {
  /** Newest first. `before`: id of an order; requests older ones. A back end without paging repeats the newest. */
  readonly orders: (before?: string) => Promise<Either<CallFailure, readonly PastOrder[]>>
  /** 404 also for other patrons' orders. */
  readonly order: (id: string) => Promise<Either<CallFailure, PastOrder>>
}
