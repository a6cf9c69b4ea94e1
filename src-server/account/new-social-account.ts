import type { SignUpForm } from '../../src-domain/account/account-forms.ts'

/** Without a password (ACCT-29). */
export interface NewSocialAccount extends Omit<SignUpForm, 'password'> {
  readonly externalUserId: string
  /** Of the order that the same person placed as a guest. */
  readonly orderToken?: string
}

export type SocialSignUpRefusal =
  | { readonly _tag: 'EmailTaken' }
  /** The token is over, was used, is another platform's, or vouches for another e-mail. */
  | { readonly _tag: 'NotProven' }
