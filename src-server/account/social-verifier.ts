import type { SocialVerifier } from '../../src-domain/account/social-verifier.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'

/** undefined: the brand does not offer this platform. */
export type SocialVerifiers = (brandId: string, platform: SocialPlatform) => SocialVerifier | undefined

export interface WhoSignsIn {
  readonly brandId: string
  readonly platform: SocialPlatform
}

/** A person without an account; prefills the sign-up form. */
export interface SocialNewcomer {
  readonly _tag: 'Stranger'
  /** A single-use token for this person, sent again by the sign-up. */
  readonly externalUserId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}
