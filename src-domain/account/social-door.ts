import type { Either } from 'fp-ts/lib/Either.js'

/** Platform credentials (ACCT-33). Untrusted until the server verifies them. */
export interface SocialGrant {
  readonly authToken: string
  readonly authData?: {
    /** Facebook only. */
    readonly userId?: string
    /** Apple only, and only at the first sign-in. */
    readonly userEmail?: string
    readonly userFullname?: string
    /** The token contains the nonce's hash. */
    readonly nonce?: string
    /** If present, `authToken` is an authorisation code issued to this URL. */
    readonly redirectUri?: string
  }
  readonly known?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
}

/**
 * Cancelled: the customer closed the window. Denied: the customer refused. NotReady: the script is missing or unusable.
 * Failed: `detail` is the platform's error.
 */
export type SocialProblem =
  | { readonly _tag: 'Cancelled' }
  | { readonly _tag: 'Denied' }
  | { readonly _tag: 'NotReady' }
  | { readonly _tag: 'Failed'; readonly detail: string }

export interface SocialDoor {
  /** Loads the platform's script; false if sign-in cannot work here. Never rejects. */
  readonly prepare: () => Promise<boolean>
  /** Opens the platform's window, or leaves for its page; then the promise never settles. */
  readonly ask: () => Promise<Either<SocialProblem, SocialGrant>>
}
