import type { SignUpForm } from '../../src-domain/account/account-forms.ts'

/** An account without a password (ACCT-29). */
export interface NewSocialAccount extends Omit<SignUpForm, 'password'> {
  readonly externalUserId: string
  /** Token of the order that the same person placed as a guest. */
  readonly orderToken?: string
}

export type SocialSignUpRefusal =
  | { readonly _tag: 'EmailTaken' }
  /** The token has expired, was used, or is for another platform or email. */
  | { readonly _tag: 'NotProven' }
