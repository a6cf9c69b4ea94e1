import type { Either } from 'fp-ts/lib/Either.js'

export interface SocialCredentials {
  /** An ID token, Google's authorisation code, or Facebook's access token. */
  readonly authToken: string
  /** The token contains the nonce's hash. */
  readonly nonce?: string
  /** URL that received the code; absent: `authToken` is a token. */
  readonly redirectUri?: string
}

export interface SocialPerson {
  /** The platform's permanent unique id of the person. */
  readonly subject: string
  readonly email?: string
  /** The platform verified that the person owns this address. */
  readonly isEmailVerified: boolean
  readonly firstName?: string
  readonly lastName?: string
}

/** NotGenuine: forged, expired, or issued for another application. Away: the platform did not answer. */
export type SocialNotVerified = { readonly _tag: 'NotGenuine' } | { readonly _tag: 'Away' }

/** Never rejects. */
export type SocialVerifier = (shown: SocialCredentials) => Promise<Either<SocialNotVerified, SocialPerson>>
