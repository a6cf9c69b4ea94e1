import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { EmailTaken } from './account-gateway.ts'
import type { Patron } from './patron.ts'
import type { HumanCheckDue, PasswordUpdateDue, SignedIn } from './patron-gateway.ts'
import type { Proof, ProofDue } from './proof.ts'

/** A code went to the new address, and has to come with it. Ours: another back end takes the address at its word. */
export interface EmailCodeDue {
  readonly _tag: 'EmailCodeDue'
}

/** Who a patron is and how they are reached (ACCT-63). */
export interface PatronName {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * What is asked of the order server with codes that went out: to sign in, and to put an account right. `session` is one
 * that is held and not the customer's yet (ACCT-22).
 */
export interface CodeGateway {
  /** Sends a PIN to sign in, if there is such an account (API-21). */
  readonly sendSignInPin: (email: string, userToken?: string) => TaskEither<CallFailure | HumanCheckDue, void>
  /** A session for whoever shows that PIN (API-23). */
  readonly signInByPin: (email: string, pinCode: string) => TaskEither<CallFailure | PasswordUpdateDue, SignedIn>
  /** Sends a code by text message to the patron's own phone (API-22): with a proof where the server asked for one. */
  readonly sendPhonePin: (
    session: string,
    phone: string,
    userToken?: string,
    proof?: Proof,
  ) => TaskEither<CallFailure | HumanCheckDue | ProofDue, void>
  /** API-24: the phone is the patron's from now on. */
  readonly verifyPhone: (session: string, phone: string, pinCode: string) => TaskEither<CallFailure, void>
  /** API-19: with the code, where one went out. */
  readonly changeName: (
    session: string,
    name: PatronName,
    pinCode?: string,
  ) => TaskEither<CallFailure | EmailCodeDue | EmailTaken, Patron>
}
