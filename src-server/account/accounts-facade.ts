import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { NotVerified, SocialCredentials } from '../../src-domain/account/social-verifier.ts'
import type { Caller } from '../caller.ts'
import type { ChangedProfile, ProfileRefusal, WhoChanges } from './change-profile.ts'
import type { SetPasswordRefusal } from './new-password.ts'
import type { NewSocialAccount, SocialSignUpRefusal } from './new-social-account.ts'
import type { NotOwned, OwnershipShown, WhoOwns } from './ownership.ts'
import type { PinOf } from './pin-codes.ts'
import type { NoSender, WrongPin } from './pin-refusals.ts'
import type { NewAccount, SignUpRefusal } from './sign-up.ts'
import type { SocialStranger, WhoSignsIn } from './social-verifier.ts'

/** Signing in and out, opening an account, a password that was forgotten. */
export interface AccountsFacade {
  readonly signIn: (caller: Caller, account: string, password: string) => TaskEither<SignInRefusal, SignedIn>
  /** undefined for an unknown, expired or ended token, or one of another brand. */
  readonly patronOf: (brandId: string, token: string) => Promise<Patron | undefined>
  readonly signOut: (brandId: string, token: string) => Promise<void>
  readonly signUp: (caller: Caller, account: NewAccount) => TaskEither<SignUpRefusal, SignedIn>
  /** By the word of a platform (API-17). */
  readonly signInSocially: (who: WhoSignsIn, shown: SocialCredentials) => TaskEither<SocialRefusal, SocialResult>
  /** For whoever signed in by a platform and was a stranger. */
  readonly signUpSocially: (who: WhoSignsIn, account: NewSocialAccount) => TaskEither<SocialSignUpRefusal, SignedIn>
  /** What is known of an account before anybody has shown to own it (API-15); undefined where there is none. */
  readonly lookUp: (brandId: string, account: string) => Promise<{ readonly isMigrating: boolean } | undefined>
  /** Asks for a PIN by mail or text message: the same, and as long, whether there is such an account. */
  readonly askPin: (pin: PinOf, language: string) => TaskEither<NoSender, void>
  /** What a right PIN is exchanged for: a session (API-23). */
  readonly signInByPin: (pin: PinOf, digits: string) => TaskEither<WrongPin | PasswordDue, SignedIn>
  /** A right PIN proves that the phone is the patron's (API-24). `typed`: as they wrote it. `language`: of the notice. */
  readonly verifyPhone: (
    patronId: string,
    pin: PinOf,
    typed: string,
    digits: string,
    language: string,
  ) => TaskEither<WrongPin, void>
  /** Names and e-mail (API-19). */
  readonly changeProfile: (who: WhoChanges, changed: ChangedProfile) => TaskEither<ProfileRefusal, Patron>
  /** What a right PIN is exchanged for: a token that sets one password. */
  readonly exchangePin: (pin: PinOf, digits: string) => TaskEither<WrongPin, string>
  readonly setPassword: (
    caller: Caller,
    token: string,
    password: string,
    language: string,
  ) => TaskEither<SetPasswordRefusal, Patron>
  /** Whether the session began, or was proved again, within ten minutes. */
  readonly isProved: (brandId: string, token: string) => Promise<boolean>
  /** Proves a session again, so that it may change password, e-mail or phone. */
  readonly prove: (who: WhoOwns, token: string, shown: OwnershipShown) => TaskEither<NotOwned, void>
}

export interface SignedIn {
  readonly patron: Patron
  readonly token: string
}

export type SignInRefusal = { readonly _tag: 'WrongCredentials' } | PasswordDue

/** What was shown was right, and opens nothing but the setting of another password, by this token. */
export interface PasswordDue {
  readonly _tag: 'PasswordUpdateDue'
  readonly email: string
  readonly token: string
}

export type SocialResult = { readonly _tag: 'SignedIn'; readonly session: SignedIn } | SocialStranger
export type SocialRefusal = NotVerified | PasswordDue | { readonly _tag: 'NotOffered' }
