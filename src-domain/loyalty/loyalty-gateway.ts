import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Loyalty } from './loyalty.ts'

/** Rewards of the signed-in patron (API-35); 401 without a session, 404 without a program. */
export interface LoyaltyGateway {
  readonly loyalty: () => TaskEither<CallFailure, Loyalty>
}
