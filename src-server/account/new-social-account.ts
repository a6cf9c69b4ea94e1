import type { SignUpForm } from '../../src-domain/account/account-forms.ts'

/** Without a password (ACCT-29). */
export interface NewSocialAccount extends Omit<SignUpForm, 'password'> {
  readonly externalUserId: string
  readonly orderToken?: string
}

export type SocialSignUpRefusal =
  | { readonly _tag: 'EmailTaken' }
  /** Expired, used, or for another platform or email. */
  | { readonly _tag: 'NotProven' }
