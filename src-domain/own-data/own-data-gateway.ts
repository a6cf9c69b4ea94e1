import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { EmailCodeDue } from '../account/profile-gateway.ts'
import type { CallFailure } from '../call/call-failure.ts'

/** What shows besides the session that it is the patron who asks; with neither a code goes to the account's e-mail. */
export interface OwnershipShown {
  readonly password?: string
  readonly pinCode?: string
}

export type NotOwned =
  | { readonly _tag: 'WrongPassword' }
  | { readonly _tag: 'WrongCode' }
  | EmailCodeDue
  /** Somebody still waits for an order. */
  | { readonly _tag: 'OrderOpen' }
  /** This back end does neither. */
  | { readonly _tag: 'NotOffered' }

/** Whoever holds data on the patron who is signed in. Ours: another back end may offer nothing of it. */
export interface OwnDataGateway {
  /** The text of a file with all that is held. */
  readonly copy: (shown: OwnershipShown) => TaskEither<CallFailure | NotOwned, string>
  /** Ends the account. Twice is once, for a day and with the same session. */
  readonly erase: (shown: OwnershipShown) => TaskEither<CallFailure | NotOwned, void>
}

/** Gives the person a file to keep. */
export type SaveFile = (name: string, text: string) => void
