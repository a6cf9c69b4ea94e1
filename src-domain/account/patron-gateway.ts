import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
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

/** So many failed to sign in to this account that only a person may try on. Ours: another back end never says so. */
export interface HumanCheckDue {
  readonly _tag: 'HumanCheckDue'
}

export interface PatronGateway {
  /** `userToken` shows that a person signs in, where the server asked for it (`HumanCheckDue`). */
  readonly signIn: (
    account: string,
    password: string,
    userToken?: string,
  ) => TaskEither<CallFailure | PasswordUpdateDue | HumanCheckDue, SignedIn>
  /** The patron of the kept token; 401 drops the token (ACCT-55). */
  readonly patron: () => TaskEither<CallFailure, Patron>
  /** Ends the session on the server. Ours: another back end may not know it, so a failure changes nothing for the customer. */
  readonly signOut: () => TaskEither<CallFailure, void>
}

/** The session token of this browser, under the brand's token key (SHELL-35). Never throws. */
export interface SessionStore {
  readonly token: () => string | undefined
  readonly keep: (token: string) => void
  readonly drop: () => void
}
