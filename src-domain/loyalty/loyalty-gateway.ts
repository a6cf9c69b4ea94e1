import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Loyalty } from './loyalty.ts'

/** Rewards of the signed-in patron (API-35); 401 without a session, 404 without a program. */
export interface LoyaltyGateway {
  readonly loyalty: () => Promise<Either<CallFailure, Loyalty>>
}
