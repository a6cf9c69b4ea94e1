import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { SignUpForm } from './account-forms.ts'
import type { HumanCheckDue, SignedIn } from './patron-gateway.ts'
import type { Proof, ProofDue } from './proof.ts'

/** There is an account with this e-mail (API-16). */
export interface EmailTaken {
  readonly _tag: 'EmailTaken'
}

/** The password is among the first that are tried. `why` where the server says it. */
export interface WeakPassword {
  readonly _tag: 'WeakPassword'
  readonly why?: 'common' | 'personal' | 'stolen'
}

/** There is no account with this e-mail (API-15). */
export interface NotRegistered {
  readonly _tag: 'NotRegistered'
}

export interface WithGuestOrder {
  /** Of the order that the same person placed as a guest, which joins the account. A back end may pass over it. */
  readonly orderToken?: string
}

export interface SignUp extends SignUpForm, WithGuestOrder {}

/** What opening an account and a forgotten password ask of the order server. */
export interface AccountGateway {
  /** Whether there is an account, and whether it moves here from another system (API-15). */
  readonly lookUp: (
    email: string,
    userToken?: string,
  ) => TaskEither<CallFailure | HumanCheckDue | NotRegistered, { readonly isMigrating: boolean }>
  /** `userToken` shows that a person signs up, where the server asked for it (`HumanCheckDue`). */
  readonly signUp: (
    form: SignUp,
    userToken?: string,
  ) => TaskEither<CallFailure | HumanCheckDue | EmailTaken | WeakPassword, SignedIn>
  /** Sends a PIN to this address, if it has an account (API-18). */
  readonly sendPin: (email: string, userToken?: string) => TaskEither<CallFailure | HumanCheckDue, void>
  /** A right PIN gives a token that sets a password (API-24, ACCT-38). */
  readonly verifyPin: (email: string, pinCode: string) => TaskEither<CallFailure, string>
  /** Sets the password by that token (API-19) or by a session, with a proof if the server asked for one (`ProofDue`). */
  readonly setPassword: (
    token: string,
    password: string,
    proof?: Proof,
  ) => TaskEither<CallFailure | WeakPassword | ProofDue, void>
}
