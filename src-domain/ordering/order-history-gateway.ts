import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { PastOrder } from './past-order.ts'

/** Whoever knows what the patron who is signed in has ordered (API-34); 401 for nobody. */
export interface OrderHistoryGateway {
  /** The newest first; those before the order of this id, where one is named. A back end may say the newest again. */
  readonly orders: (before?: string) => TaskEither<CallFailure, readonly PastOrder[]>
  /** 404 also for an order of somebody else's. */
  readonly order: (id: string) => TaskEither<CallFailure, PastOrder>
}
