import type { Either } from 'fp-ts/lib/Either.js'
import type { ApiKey } from '../../src-domain/staff/api-key.ts'
import type { StaffSession } from '../../src-domain/staff/staff-gateway.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { PasswordTooWeak } from '../account/sign-up.ts'
import type { WrongCode } from './second-factor.ts'

export interface StaffSignedIn {
  readonly session: StaffSession
  /** The only copy. */
  readonly token: string
}

export interface WrongStaffCredentials {
  readonly _tag: 'WrongCredentials'
}

/** The password is right, and a code of the member's second factor is needed. */
export interface SecondFactorDue {
  readonly _tag: 'SecondFactorDue'
  readonly member: StaffMember
}

/** The invitation is unknown, expired, or was accepted before. */
export interface InvitationOver {
  readonly _tag: 'InvitationOver'
}

/** `Past`: the key made too many calls; it may try again after the seconds. */
export type KnownKey =
  | { readonly _tag: 'Known'; readonly key: ApiKey }
  | { readonly _tag: 'Past'; readonly seconds: number }

/** Where a call comes from. */
export interface StaffCaller {
  readonly brandId: string
  readonly network: string
}

/** Sign-in of a brand's staff. */
export interface StaffFacade {
  readonly signIn: (
    caller: StaffCaller,
    email: string,
    password: string,
  ) => Promise<Either<WrongStaffCredentials, StaffSignedIn | SecondFactorDue>>
  /** Ends a sign-in whose password was right. Each code works once. */
  readonly signInWithCode: (
    caller: StaffCaller,
    due: SecondFactorDue,
    code: string,
  ) => Promise<Either<WrongCode, StaffSignedIn>>
  readonly acceptInvitation: (
    caller: StaffCaller,
    invitation: string,
    name: string,
    password: string,
  ) => Promise<Either<InvitationOver | PasswordTooWeak | SecondFactorDue, StaffSignedIn>>
  /** A member or a paired device. undefined: the token is unknown, expired, ended, or of another brand, or the member left. */
  readonly memberOf: (brandId: string, token: string) => Promise<StaffMember | undefined>
  /** Counts the call. undefined: the key is unknown, revoked, or of another brand. */
  readonly keyOf: (brandId: string, key: string) => Promise<KnownKey | undefined>
  /** The member with the locations where the member works. */
  readonly sessionOf: (brandId: string, member: StaffMember) => Promise<StaffSession>
  /** Ends a member's session; revokes a device. */
  readonly signOut: (caller: StaffCaller, token: string) => Promise<void>
}
