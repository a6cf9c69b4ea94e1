import type { Either } from 'fp-ts/lib/Either.js'
import type { EmailCodeDue } from '../account/profile-gateway.ts'
import type { CallFailure } from '../call/call-failure.ts'

/** Proof in addition to the session. An empty one requests a code by email. */
export interface OwnershipShown {
  readonly password?: string
  readonly pinCode?: string
}

export type OwnershipRefusal =
  | { readonly _tag: 'WrongPassword' }
  | { readonly _tag: 'WrongCode' }
  | EmailCodeDue
  | { readonly _tag: 'OrderOpen' }
  /** This back end offers neither copy nor erasure. */
  | { readonly _tag: 'NotOffered' }

/** Data about the signed-in patron. Our addition. */
export interface OwnDataGateway {
  /** Text of a file. */
  readonly copy: (shown: OwnershipShown) => Promise<Either<CallFailure | OwnershipRefusal, string>>
  /** Deletes the account. Idempotent for a day within the same session. */
  readonly erase: (shown: OwnershipShown) => Promise<Either<CallFailure | OwnershipRefusal, void>>
}

export type SaveFile = (name: string, text: string) => void
