import type { Either } from 'fp-ts/lib/Either.js'
import type { AccountType } from '../../src-domain/account/patron.ts'

export type SocialPlatform = Exclude<AccountType, 'email'>

/** What a browser brings from a platform: nothing of it is believed before the platform's word is checked. */
export interface SocialCredentials {
  /** An ID token, or Facebook's access token. */
  readonly authToken: string
  /** What the page gave the platform to put into the token. */
  readonly nonce?: string
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

/** undefined: the brand does not offer this platform. */
export type SocialVerifiers = (brandId: string, platform: SocialPlatform) => SocialVerifier | undefined

export interface WhoSignsIn {
  readonly brandId: string
  readonly platform: SocialPlatform
}

/** Nobody of ours yet: what the sign-up begins with. */
export interface SocialStranger {
  readonly _tag: 'Stranger'
  /** Shown by the sign-up again; good for a while, once, and for this person of the platform. */
  readonly externalUserId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}
