import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** What a platform gave the page (ACCT-33). Only the server believes it, once it has asked the platform. */
export interface SocialGrant {
  readonly authToken: string
  readonly authData?: {
    /** Facebook's. */
    readonly userId?: string
    /** Apple's, at the first time only. */
    readonly userEmail?: string
    readonly userFullname?: string
    /** The secret of which the platform has put the hash into the token. */
    readonly nonce?: string
    /** `authToken` is a code, to be exchanged by this address. */
    readonly redirectUri?: string
  }
  /** For the form of whoever has no account yet. */
  readonly known?: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
}

/**
 * Why a platform gave nothing. Cancelled: its window was closed. Denied: the person said no. NotReady: its script is not
 * here, or cannot be used. Failed: anything else, in the platform's own word for it.
 */
export type SocialProblem =
  | { readonly _tag: 'Cancelled' }
  | { readonly _tag: 'Denied' }
  | { readonly _tag: 'NotReady' }
  | { readonly _tag: 'Failed'; readonly detail: string }

/** The way to one platform, on one page. */
export interface SocialDoor {
  /** Whether it can be asked here; fetches what that takes. Never rejects. */
  readonly prepare: () => Promise<boolean>
  /** Asks the person, in a window of the platform's or on its page: then this one goes away, and nothing answers here. */
  readonly ask: () => TaskEither<SocialProblem, SocialGrant>
}
