import type { SocialVerifier } from '../../src-domain/account/social-verifier.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'

/** undefined: the brand does not offer the platform. */
export type SocialVerifiers = (brandId: string, platform: SocialPlatform) => SocialVerifier | undefined

export interface BrandPlatform {
  readonly brandId: string
  readonly platform: SocialPlatform
}

export interface SocialNewcomer {
  readonly _tag: 'Stranger'
  /** Single-use. */
  readonly externalUserId: string
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}
