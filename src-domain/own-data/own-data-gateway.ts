import type { Either } from 'fp-ts/lib/Either.js'
import type { EmailCodeDue } from '../account/profile-gateway.ts'
import type { CallFailure } from '../call/call-failure.ts'

/** Proof besides the session; an empty one requests a code by email. */
export interface OwnershipShown {
  readonly password?: string
  readonly pinCode?: string
}

export type OwnershipRefusal =
  | { readonly _tag: 'WrongPassword' }
  | { readonly _tag: 'WrongCode' }
  | EmailCodeDue
  /** An order is still open. */
  | { readonly _tag: 'OrderOpen' }
  /** This back end offers neither. */
  | { readonly _tag: 'NotOffered' }

/** Data on the signed-in patron. Our extension. */
export interface OwnDataGateway {
  /** Text of a file. */
  readonly copy: (shown: OwnershipShown) => Promise<Either<CallFailure | OwnershipRefusal, string>>
  /** Deletes the account. Idempotent for a day with the same session. */
  readonly erase: (shown: OwnershipShown) => Promise<Either<CallFailure | OwnershipRefusal, void>>
}

export type SaveFile = (name: string, text: string) => void
