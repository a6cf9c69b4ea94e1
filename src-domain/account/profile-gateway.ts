import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { EmailTaken } from './account-gateway.ts'
import type { Patron } from './patron.ts'
import type { Proof, ProofDue } from './proof.ts'

export interface Profile {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The code sent to a new email address. Our extension. */
  readonly pinCode?: string
  /** Our extension (`ProofDue`). */
  readonly proof?: Proof
}

/** The server sent a code to the new address and expects it with the change. */
export interface EmailCodeDue {
  readonly _tag: 'EmailCodeDue'
}

/** Changes the signed-in patron's profile (API-19); 401 without a session. */
export interface ProfileGateway {
  readonly change: (profile: Profile) => Promise<Either<CallFailure | EmailCodeDue | EmailTaken | ProofDue, Patron>>
}
