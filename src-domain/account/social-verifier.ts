import type { Either } from 'fp-ts/lib/Either.js'

/** Credentials from the browser; untrusted until verified. */
export interface SocialCredentials {
  /** An ID token, Google's authorisation code, or Facebook's access token. */
  readonly authToken: string
  /** The token contains its hash. */
  readonly nonce?: string
  /** The URL that received the code; absent: `authToken` is a token. */
  readonly redirectUri?: string
}

/** Verified identity, issued for this brand's application. */
export interface SocialPerson {
  /** The platform's permanent unique id of the person. */
  readonly subject: string
  readonly email?: string
  /** Whether the platform has verified that the address belongs to this person now. */
  readonly isEmailVerified: boolean
  readonly firstName?: string
  readonly lastName?: string
}

/** NotGenuine: forged, expired, or issued for another application. Away: the platform did not answer. */
export type NotVerified = { readonly _tag: 'NotGenuine' } | { readonly _tag: 'Away' }

/** Never rejects. */
export type SocialVerifier = (shown: SocialCredentials) => Promise<Either<NotVerified, SocialPerson>>
