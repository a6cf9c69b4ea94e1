import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Loyalty } from './loyalty.ts'

/** Whoever keeps what patrons have earned (API-35). Of who is signed in; 401 for nobody, 404 where there is no loyalty. */
export interface LoyaltyGateway {
  readonly loyalty: () => TaskEither<CallFailure, Loyalty>
}
