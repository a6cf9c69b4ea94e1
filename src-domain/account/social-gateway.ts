import type { Either } from 'fp-ts/lib/Either.js'
import type { SocialPlatform } from '../brand/social-platform.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { SignUpForm } from './account-forms.ts'
import type { EmailTaken, WithGuestOrder } from './account-gateway.ts'
import type { HumanCheckDue, PasswordUpdateDue, SignedIn } from './patron-gateway.ts'
import type { SocialData } from './sign-in-flow.ts'
import type { SocialGrant } from './social-door.ts'

/** The person has no account. `step`: the next screen; absent for sign-up (ACCT-24). */
export interface SocialStranger {
  readonly externalUserId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly step?: number
}

export type SocialAnswer =
  | { readonly _tag: 'SignedIn'; readonly session: SignedIn }
  | { readonly _tag: 'Stranger'; readonly stranger: SocialStranger }

export interface SocialGateway {
  readonly signIn: (
    platform: SocialPlatform,
    grant: SocialGrant,
  ) => Promise<Either<CallFailure | PasswordUpdateDue, SocialAnswer>>
  /** Creates an account without a password (ACCT-29, ACCT-30). */
  readonly signUp: (
    form: Omit<SignUpForm, 'password'> & WithGuestOrder,
    social: SocialData,
    userToken?: string,
  ) => Promise<Either<CallFailure | HumanCheckDue | EmailTaken, SignedIn>>
}
