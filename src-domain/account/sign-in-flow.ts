import type { SocialPlatform } from '../brand/social-platform.ts'
import type { Patron } from './patron.ts'
import type { SignInStep } from './sign-in-step.ts'

/** What a screen of the flow says on arrival; the sentence is the screen's. */
export type SignInNotice =
  /** There is no account with this e-mail yet (ACCT-17). */
  | 'NotRegistered'
  | 'VerifyMigration'
  | 'UnverifiedPhone'
  | 'NoEmail'
  | 'UpdatePassword'
  | 'PasswordUpdateDue'
  | 'CodeOver'

/** What a social platform told about the person, kept for the sign-up form (ACCT-24, ACCT-29). */
export interface SocialData {
  readonly type: SocialPlatform
  readonly externalUserId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** A session that is not the customer's yet: it is stored only when the flow completes (ACCT-22). */
export interface HeldSession {
  readonly token: string
  /** Absent when the server demanded a new password before it would say who it is (ACCT-26). */
  readonly patron?: Patron
}

/** What is known of a person before there is an account, kept for the sign-up form. */
export interface KnownPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly phone?: string
}

/** The stages of a forgotten password (ACCT-36); the e-mail is the flow's. */
export type Recovery =
  | { readonly _tag: 'AskEmail' }
  | { readonly _tag: 'AskCode' }
  /** The code was right; the token sets one password (ACCT-38). */
  | { readonly _tag: 'AskPassword'; readonly token: string }

/** The code that went to what an account lacks, and has to come back (ACCT-43, ACCT-41). */
export type Proof =
  | { readonly _tag: 'PhoneCode'; readonly phone: string }
  | { readonly _tag: 'EmailCode'; readonly email: string }

export interface SignInFlow {
  readonly step: SignInStep
  /** ACCT-09: the form's own step on the root screen; 0 asks for the e-mail, 1 for the password too. */
  readonly formStep: 0 | 1
  readonly email: string
  readonly notice?: SignInNotice
  readonly held?: HeldSession
  readonly social?: SocialData
  readonly known?: KnownPerson
  /** At the forgotten password and nowhere else. */
  readonly recovery?: Recovery
  /** At the phone or the e-mail that is put right, and nowhere else. */
  readonly proof?: Proof
}

export type SignInEvent =
  /** A step payload from outside the flow: of the address at which it is entered (ACCT-05, ACCT-07). */
  | { readonly _tag: 'StepGiven'; readonly step?: number; readonly email?: string }
  | { readonly _tag: 'EmailSubmitted'; readonly email: string }
  /** Of the e-mail that was submitted; the answer to an earlier question moves nothing. */
  | { readonly _tag: 'AccountValidated'; readonly email: string; readonly isMigrating: boolean }
  /** 404 (ACCT-17). */
  | { readonly _tag: 'AccountNotRegistered'; readonly email: string }
  /** Nobody could say whether there is an account: whoever has one types the password. */
  | { readonly _tag: 'AccountNotFoundOut'; readonly email: string }
  /** The PIN of a migrating account did not go out: nobody is promised one. */
  | { readonly _tag: 'MigrationPinNotSent' }
  | { readonly _tag: 'EmailEdited'; readonly email: string }
  /** By somebody who says to have an account. */
  | { readonly _tag: 'LogInChosen'; readonly email: string }
  /** By somebody who has no account (CHK-59). */
  | { readonly _tag: 'SignUpChosen'; readonly email: string }
  | { readonly _tag: 'PasswordForgotten'; readonly email?: string }
  /** A PIN went out, if there is such an account; also anew (ACCT-68). */
  | { readonly _tag: 'PinSent'; readonly email: string }
  /** Change, on the screen that asks for the code (ACCT-39): the e-mail is kept. */
  | { readonly _tag: 'PinAddressChanged' }
  | { readonly _tag: 'CodeVerified'; readonly token: string }
  /** By who has no password at hand: a PIN to sign in went to the e-mail (ACCT-01). */
  | { readonly _tag: 'SignInPinSent'; readonly email: string }
  | { readonly _tag: 'ProofAsked'; readonly proof: Proof }
  /** Change, on the screen that asks for that code (ACCT-44). */
  | { readonly _tag: 'ProofChanged' }
  /** What the code gave is over before a password was set: a new code is needed. */
  | { readonly _tag: 'RecoveryEnded' }
  | { readonly _tag: 'LoggedIn'; readonly patron: Patron; readonly token: string }
  /** 422 (ACCT-26). */
  | { readonly _tag: 'PasswordUpdateDemanded'; readonly email: string; readonly token: string }
  | { readonly _tag: 'PinVerified'; readonly patron: Patron; readonly token: string; readonly needsChanges: boolean }
  | {
      readonly _tag: 'SocialAnswered'
      readonly session?: { readonly patron: Patron; readonly token: string }
      readonly step?: number
      readonly data: SocialData
    }
  /** The phone, the e-mail or the password was put right; the patron as the server has it now. */
  | { readonly _tag: 'PatronUpdated'; readonly patron: Patron }
  | { readonly _tag: 'SignedUp'; readonly patron: Patron; readonly token: string }
  | { readonly _tag: 'SignUpConfirmed' }

export type SignInCommand =
  | { readonly _tag: 'ValidateAccount'; readonly email: string }
  | { readonly _tag: 'SendPin'; readonly email: string }
  /** Keep the token and take the patron: the customer is logged in. */
  | { readonly _tag: 'Complete'; readonly token: string; readonly patron: Patron }

export interface SignInMove {
  readonly flow: SignInFlow
  readonly commands: readonly SignInCommand[]
}

export const newSignIn: SignInFlow = { step: 'root', formStep: 0, email: '' }
