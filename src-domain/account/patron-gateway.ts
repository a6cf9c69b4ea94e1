import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Patron } from './patron.ts'

export interface SignedIn {
  readonly patron: Patron
  readonly token: string
}

/** 422: the account must set a new password first; the token authorises only that (ACCT-26, wire row 9). */
export interface PasswordUpdateDue {
  readonly _tag: 'PasswordUpdateDue'
  readonly email: string
  readonly token: string
}

/** Too many failed sign-ins; the server demands a bot check. Our extension. */
export interface HumanCheckDue {
  readonly _tag: 'HumanCheckDue'
}

export interface PatronGateway {
  /** `userToken`: the token of that bot check. */
  readonly signIn: (
    account: string,
    password: string,
    userToken?: string,
  ) => Promise<Either<CallFailure | PasswordUpdateDue | HumanCheckDue, SignedIn>>
  /** Patron of the stored token; a 401 drops the token (ACCT-55). */
  readonly patron: () => Promise<Either<CallFailure, Patron>>
  /** Ends the session on the server. Our extension, so callers ignore a failure. */
  readonly signOut: () => Promise<Either<CallFailure, void>>
}

/** Session token in this browser, under the brand's token key (SHELL-35). Never throws. */
export interface SessionStore {
  readonly token: () => string | undefined
  readonly keep: (token: string) => void
  readonly drop: () => void
}
