import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { SignUpForm } from './account-forms.ts'
import type { HumanCheckDue, SignedIn } from './patron-gateway.ts'
import type { Proof, ProofDue } from './proof.ts'

export interface EmailTaken {
  readonly _tag: 'EmailTaken'
}

/** The password is on a list of common or stolen ones. Back ends may omit `why`. */
export interface WeakPassword {
  readonly _tag: 'WeakPassword'
  readonly why?: 'common' | 'personal' | 'stolen'
}

export interface NotRegistered {
  readonly _tag: 'NotRegistered'
}

export interface WithGuestOrder {
  /** Token of the person's guest order, which joins the account. A back end may ignore it. */
  readonly orderToken?: string
}

export interface SignUp extends SignUpForm, WithGuestOrder {}

export interface AccountGateway {
  /** Whether an account exists, and whether it migrates from another system (API-15). */
  readonly lookUp: (
    email: string,
    userToken?: string,
  ) => Promise<Either<CallFailure | HumanCheckDue | NotRegistered, { readonly isMigrating: boolean }>>
  /** `userToken`: bot-check token, demanded with `HumanCheckDue`. */
  readonly signUp: (
    form: SignUp,
    userToken?: string,
  ) => Promise<Either<CallFailure | HumanCheckDue | EmailTaken | WeakPassword, SignedIn>>
  /** Emails a PIN if the address has an account (API-18). */
  readonly sendPin: (email: string, userToken?: string) => Promise<Either<CallFailure | HumanCheckDue, void>>
  /** Exchanges a correct PIN for a token that sets a password (API-24, ACCT-38). */
  readonly verifyPin: (email: string, pinCode: string) => Promise<Either<CallFailure, string>>
  /** Takes a recovery token (API-19) or a session; a session may need a proof (`ProofDue`). */
  readonly setPassword: (
    token: string,
    password: string,
    proof?: Proof,
  ) => Promise<Either<CallFailure | WeakPassword | ProofDue, void>>
}
