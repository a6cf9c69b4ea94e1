import type { SignUpForm } from '../../src-domain/account/account-forms.ts'
import type { SocialData } from '../../src-domain/account/sign-in-flow.ts'
import type { SocialResult, SocialSignUpResult } from '../../src-domain/account/social-steps.ts'
import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'

/** What a platform has led back to this page with. */
export interface SocialArrival {
  readonly platform: SocialPlatform
  readonly result: () => Promise<SocialResult>
}

/** What the screens of signing in by a platform ask for. None of it rejects. */
export interface SocialActions {
  /** That the brand offers, in the order of their buttons. */
  readonly platforms: readonly SocialPlatform[]
  /** Whether the platform can be asked here. */
  readonly prepare: (platform: SocialPlatform) => Promise<boolean>
  readonly signIn: (platform: SocialPlatform) => Promise<SocialResult>
  readonly signUp: (form: Omit<SignUpForm, 'password'>, social: SocialData) => Promise<SocialSignUpResult>
  readonly arrival?: SocialArrival | undefined
}
