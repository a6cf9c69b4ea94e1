import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { EmailTaken } from './account-gateway.ts'
import type { Patron } from './patron.ts'
import type { Proof, ProofDue } from './proof.ts'

/** Who a patron says to be. */
export interface Profile {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** That came to a new e-mail address. Ours: another back end takes the address at once. */
  readonly pinCode?: string
  /** Where the server asked for one (`ProofDue`). Ours as well. */
  readonly proof?: Proof
}

/** A code went to the new e-mail address, and is to come along with it. */
export interface EmailCodeDue {
  readonly _tag: 'EmailCodeDue'
}

/** Whoever keeps who a patron is (API-19). Of who is signed in; 401 for nobody. */
export interface ProfileGateway {
  readonly change: (profile: Profile) => TaskEither<CallFailure | EmailCodeDue | EmailTaken | ProofDue, Patron>
}
