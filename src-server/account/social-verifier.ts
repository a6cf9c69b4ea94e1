import type { SocialVerifier } from '../../src-domain/account/social-verifier.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'

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
