import type { Either } from 'fp-ts/lib/Either.js'

/** What a browser brings from a platform: nothing of it is believed before the platform's word is checked. */
export interface SocialCredentials {
  /** An ID token, a code of Google's, or Facebook's access token. */
  readonly authToken: string
  /** The secret of which the page gave the platform the hash, to put into the token. */
  readonly nonce?: string
  /** Of the page that was given a code; absent: `authToken` is a token. */
  readonly redirectUri?: string
}

/** Whom a platform says it is, about its own application of this brand. */
export interface SocialPerson {
  /** The platform's name for the person: the same at each sign-in, nobody else's ever. */
  readonly subject: string
  readonly email?: string
  /** Whether the platform vouches that the address is this person's today. */
  readonly isEmailVerified: boolean
  readonly firstName?: string
  readonly lastName?: string
}

/** NotGenuine: forged, over, or for somebody else's application. Away: nobody could be asked. */
export type NotVerified = { readonly _tag: 'NotGenuine' } | { readonly _tag: 'Away' }

/** Never rejects. */
export type SocialVerifier = (shown: SocialCredentials) => Promise<Either<NotVerified, SocialPerson>>
