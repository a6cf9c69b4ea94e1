import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { EmailTaken } from './account-gateway.ts'
import type { Patron } from './patron.ts'
import type { HumanCheckDue, PasswordUpdateDue, SignedIn } from './patron-gateway.ts'
import type { Proof, ProofDue } from './proof.ts'

/** The change needs the code sent to the new address. Our extension: other back ends accept it at once. */
export interface EmailCodeDue {
  readonly _tag: 'EmailCodeDue'
}

export interface PatronName {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** PIN calls of the order server. `session` may be a held one (ACCT-22). */
export interface CodeGateway {
  /** Emails a sign-in PIN if the account exists (API-21). */
  readonly sendSignInPin: (email: string, userToken?: string) => Promise<Either<CallFailure | HumanCheckDue, void>>
  readonly signInByPin: (email: string, pinCode: string) => Promise<Either<CallFailure | PasswordUpdateDue, SignedIn>>
  /** API-22; with a proof if the server demands one. */
  readonly sendPhonePin: (
    session: string,
    phone: string,
    userToken?: string,
    proof?: Proof,
  ) => Promise<Either<CallFailure | HumanCheckDue | ProofDue, void>>
  readonly verifyPhone: (session: string, phone: string, pinCode: string) => Promise<Either<CallFailure, void>>
  readonly changeName: (
    session: string,
    name: PatronName,
    pinCode?: string,
  ) => Promise<Either<CallFailure | EmailCodeDue | EmailTaken, Patron>>
}
