import type { SocialPlatform } from '../brand/social-platform.ts'
import type { Patron } from './patron.ts'
import type { SignInStep } from './sign-in-step.ts'

export type SignInNotice =
  | 'NotRegistered'
  | 'VerifyMigration'
  | 'UnverifiedPhone'
  | 'NoEmail'
  | 'UpdatePassword'
  | 'PasswordUpdateDue'
  | 'CodeOver'

/** Prefills sign-up (ACCT-24, ACCT-29). */
export interface SocialData {
  readonly type: SocialPlatform
  readonly externalUserId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** Not yet stored in the browser (ACCT-22). */
export interface HeldSession {
  readonly token: string
  /** Absent if the server demands a new password first (ACCT-26). */
  readonly patron?: Patron
}

/** Prefills sign-up. */
export interface KnownPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly phone?: string
}

/** Stages of a forgotten password (ACCT-36); the email is in the flow. */
export type Recovery =
  | { readonly _tag: 'AskEmail' }
  | { readonly _tag: 'AskCode' }
  /** The code was correct; the token sets one password (ACCT-38). */
  | { readonly _tag: 'AskPassword'; readonly token: string }

/** The screen waits for a code sent to the phone or email (ACCT-43, ACCT-41). */
export type DueProof =
  | { readonly _tag: 'PhoneCode'; readonly phone: string }
  | { readonly _tag: 'EmailCode'; readonly email: string }

export interface SignInFlow {
  readonly step: SignInStep
  /** ACCT-09: 0 asks for the email, 1 also for the password. */
  readonly formStep: 0 | 1
  readonly email: string
  readonly notice?: SignInNotice
  readonly held?: HeldSession
  readonly social?: SocialData
  readonly known?: KnownPerson
  readonly recovery?: Recovery
  readonly proof?: DueProof
}

export type SignInEvent =
  /** Parameters of the URL (ACCT-05, ACCT-07). */
  | { readonly _tag: 'StepGiven'; readonly step?: number; readonly email?: string }
  | { readonly _tag: 'EmailSubmitted'; readonly email: string }
  /** `email` was looked up. The flow ignores an older one. */
  | { readonly _tag: 'AccountValidated'; readonly email: string; readonly isMigrating: boolean }
  /** The server answered 404 (ACCT-17). */
  | { readonly _tag: 'AccountNotRegistered'; readonly email: string }
  | { readonly _tag: 'AccountNotFoundOut'; readonly email: string }
  | { readonly _tag: 'MigrationPinNotSent' }
  | { readonly _tag: 'EmailEdited'; readonly email: string }
  | { readonly _tag: 'LogInChosen'; readonly email: string }
  | { readonly _tag: 'SignUpChosen'; readonly email: string }
  | { readonly _tag: 'PasswordForgotten'; readonly email?: string }
  /** The server sent or resent a PIN if the account exists (ACCT-68). */
  | { readonly _tag: 'PinSent'; readonly email: string }
  /** Keeps the email (ACCT-39). */
  | { readonly _tag: 'PinAddressChanged' }
  | { readonly _tag: 'CodeVerified'; readonly token: string }
  /** A sign-in PIN went to the email (ACCT-01). */
  | { readonly _tag: 'SignInPinSent'; readonly email: string }
  | { readonly _tag: 'ProofAsked'; readonly proof: DueProof }
  | { readonly _tag: 'ProofChanged' }
  | { readonly _tag: 'RecoveryEnded' }
  | { readonly _tag: 'LoggedIn'; readonly patron: Patron; readonly token: string }
  /** The server answered 422 (ACCT-26). */
  | { readonly _tag: 'PasswordUpdateDemanded'; readonly email: string; readonly token: string }
  | { readonly _tag: 'PinVerified'; readonly patron: Patron; readonly token: string; readonly needsChanges: boolean }
  | {
      readonly _tag: 'SocialAnswered'
      readonly session?: { readonly patron: Patron; readonly token: string }
      readonly step?: number
      readonly data: SocialData
    }
  | { readonly _tag: 'PatronUpdated'; readonly patron: Patron }
  | { readonly _tag: 'SignedUp'; readonly patron: Patron; readonly token: string }
  | { readonly _tag: 'SignUpConfirmed' }

export type SignInCommand =
  | { readonly _tag: 'ValidateAccount'; readonly email: string }
  | { readonly _tag: 'SendPin'; readonly email: string }
  | { readonly _tag: 'Complete'; readonly token: string; readonly patron: Patron }

export interface SignInMove {
  readonly flow: SignInFlow
  readonly commands: readonly SignInCommand[]
}

export const newSignIn: SignInFlow = { step: 'root', formStep: 0, email: '' }
