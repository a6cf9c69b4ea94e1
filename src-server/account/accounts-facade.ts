import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { SocialCredentials, SocialNotVerified } from '../../src-domain/account/social-verifier.ts'
import type { Caller } from '../caller.ts'
import type { ChangedProfile, ProfileChangeRefusal, WhoChanges } from './change-profile.ts'
import type { SetPasswordRefusal } from './new-password.ts'
import type { NewSocialAccount, SocialSignUpRefusal } from './new-social-account.ts'
import type { NotOwned, OwnershipShown, WhoOwns } from './ownership.ts'
import type { PinOf } from './pin-codes.ts'
import type { NoSender, WrongPin } from './pin-refusals.ts'
import type { NewAccount, SignUpRefusal } from './sign-up.ts'
import type { SocialNewcomer, WhoSignsIn } from './social-verifier.ts'

/** Sign-in, sign-up, sign-out and password reset. */
export interface AccountsFacade {
  readonly signIn: (caller: Caller, account: string, password: string) => TaskEither<SignInRefusal, SignedIn>
  /** undefined: the token is unknown, expired, ended, or of another brand. */
  readonly patronOf: (brandId: string, token: string) => Promise<Patron | undefined>
  readonly signOut: (brandId: string, token: string) => Promise<void>
  readonly signUp: (caller: Caller, account: NewAccount) => TaskEither<SignUpRefusal, SignedIn>
  /** With a credential of a social platform (API-17). */
  readonly signInSocially: (who: WhoSignsIn, shown: SocialCredentials) => TaskEither<SocialRefusal, SocialAnswer>
  /** For a person of a platform without an account. */
  readonly signUpSocially: (who: WhoSignsIn, account: NewSocialAccount) => TaskEither<SocialSignUpRefusal, SignedIn>
  /** Public facts of an account (API-15); undefined if there is none. */
  readonly lookUp: (brandId: string, account: string) => Promise<{ readonly isMigrating: boolean } | undefined>
  /** Requests a PIN by mail or text. Response and timing are the same whether the account exists. */
  readonly askPin: (pin: PinOf, language: string) => TaskEither<NoSender, void>
  /** Exchanges a right PIN for a session (API-23). */
  readonly signInByPin: (pin: PinOf, digits: string) => TaskEither<WrongPin | PasswordDue, SignedIn>
  /** A right PIN verifies the patron's phone (API-24). `typed`: as entered. `language`: of the notice. */
  readonly verifyPhone: (
    patronId: string,
    pin: PinOf,
    typed: string,
    digits: string,
    language: string,
  ) => TaskEither<WrongPin, void>
  /** Changes names and email (API-19). */
  readonly changeProfile: (who: WhoChanges, changed: ChangedProfile) => TaskEither<ProfileChangeRefusal, Patron>
  /** Exchanges a right PIN for a token that sets one password. */
  readonly exchangePin: (pin: PinOf, digits: string) => TaskEither<WrongPin, string>
  readonly setPassword: (
    caller: Caller,
    token: string,
    password: string,
    language: string,
  ) => TaskEither<SetPasswordRefusal, Patron>
  /** Whether the session began or was re-authenticated within ten minutes. */
  readonly isProved: (brandId: string, token: string) => Promise<boolean>
  /** Re-authenticates a session, so that it may change password, email or phone. */
  readonly prove: (who: WhoOwns, token: string, shown: OwnershipShown) => TaskEither<NotOwned, void>
}

export interface SignedIn {
  readonly patron: Patron
  readonly token: string
}

export type SignInRefusal = { readonly _tag: 'WrongCredentials' } | PasswordDue

/** The credentials were right, but the account must set a new password first, with this token. */
export interface PasswordDue {
  readonly _tag: 'PasswordUpdateDue'
  readonly email: string
  readonly token: string
}

export type SocialAnswer = { readonly _tag: 'SignedIn'; readonly session: SignedIn } | SocialNewcomer
export type SocialRefusal = SocialNotVerified | PasswordDue | { readonly _tag: 'NotOffered' }
