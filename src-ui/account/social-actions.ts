import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { SocialData } from '../../src-domain/account/sign-in-flow.ts'
import type { SocialResult, SocialSignUpResult } from '../../src-domain/account/social-steps.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'

export interface SocialArrival {
  readonly platform: SocialPlatform
  readonly result: () => Promise<SocialResult>
}

/** No method rejects. */
export interface SocialActions {
  /** Platforms of the brand in button order. */
  readonly platforms: readonly SocialPlatform[]
  /** Resolves to true if the SDK is available. */
  readonly prepare: (platform: SocialPlatform) => Promise<boolean>
  readonly signIn: (platform: SocialPlatform) => Promise<SocialResult>
  readonly signUp: (form: Omit<SignUpForm, 'password'>, social: SocialData) => Promise<SocialSignUpResult>
  readonly arrival?: SocialArrival | undefined
}
