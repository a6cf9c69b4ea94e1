import type { Either } from 'fp-ts/lib/Either.js'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { SocialCredentials, SocialNotVerified } from '../../src-domain/account/social-verifier.ts'
import type { Caller } from '../caller.ts'
import type { ChangedProfile, ProfileCaller, ProfileChangeRefusal } from './change-profile.ts'
import type { SetPasswordRefusal } from './new-password.ts'
import type { NewSocialAccount, SocialSignUpRefusal } from './new-social-account.ts'
import type { NotOwned, OwnershipCaller, OwnershipProof } from './ownership.ts'
import type { PinOf } from './pin-codes.ts'
import type { NoSender, WrongPin } from './pin-refusals.ts'
import type { NewAccount, SignUpRefusal } from './sign-up.ts'
import type { BrandPlatform, SocialNewcomer } from './social-verifier.ts'

export interface AccountsFacade {
  readonly signIn: (caller: Caller, account: string, password: string) => Promise<Either<SignInRefusal, SignedIn>>
  /** undefined: the token is unknown, expired, or of another brand. */
  readonly patronOf: (brandId: string, token: string) => Promise<Patron | undefined>
  readonly signOut: (brandId: string, token: string) => Promise<void>
  readonly signUp: (caller: Caller, account: NewAccount) => Promise<Either<SignUpRefusal, SignedIn>>
  /** Social sign-in (API-17). */
  readonly signInSocially: (
    who: BrandPlatform,
    shown: SocialCredentials,
  ) => Promise<Either<SocialRefusal, SocialAnswer>>
  readonly signUpSocially: (
    who: BrandPlatform,
    account: NewSocialAccount,
  ) => Promise<Either<SocialSignUpRefusal, SignedIn>>
  /** Public facts about an account (API-15). */
  readonly lookUp: (brandId: string, account: string) => Promise<{ readonly isMigrating: boolean } | undefined>
  /** Requests a PIN. Response and timing do not reveal whether the account exists. */
  readonly askPin: (pin: PinOf, language: string) => Promise<Either<NoSender, void>>
  /** PIN sign-in (API-23). */
  readonly signInByPin: (pin: PinOf, digits: string) => Promise<Either<WrongPin | PasswordDue, SignedIn>>
  /** API-24. `typed`: as entered. */
  readonly verifyPhone: (
    patronId: string,
    pin: PinOf,
    typed: string,
    digits: string,
    language: string,
  ) => Promise<Either<WrongPin, void>>
  /** Changes names and email (API-19). */
  readonly changeProfile: (who: ProfileCaller, changed: ChangedProfile) => Promise<Either<ProfileChangeRefusal, Patron>>
  /** Exchanges a right PIN for a single-use token that sets a password. */
  readonly exchangePin: (pin: PinOf, digits: string) => Promise<Either<WrongPin, string>>
  readonly setPassword: (
    caller: Caller,
    token: string,
    password: string,
    language: string,
  ) => Promise<Either<SetPasswordRefusal, Patron>>
  readonly isProved: (brandId: string, token: string) => Promise<boolean>
  /** Re-authenticates the session, so that it may change password, email or phone. */
  readonly prove: (who: OwnershipCaller, token: string, shown: OwnershipProof) => Promise<Either<NotOwned, void>>
}

export interface SignedIn {
  readonly patron: Patron
  readonly token: string
}

export type SignInRefusal = { readonly _tag: 'WrongCredentials' } | PasswordDue

/** A new password must be set first, with this token. */
export interface PasswordDue {
  readonly _tag: 'PasswordUpdateDue'
  readonly email: string
  readonly token: string
}

export type SocialAnswer = { readonly _tag: 'SignedIn'; readonly session: SignedIn } | SocialNewcomer
export type SocialRefusal = SocialNotVerified | PasswordDue | { readonly _tag: 'NotOffered' }
