import type { StaffSession } from '../../src-domain/staff/staff-gateway.ts'

export type SessionState =
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Unreached' }
  /** `isPasswordSet`: an invitation set the password, and a code is needed besides. */
  | { readonly _tag: 'SignedOut'; readonly isPasswordSet?: true }
  /** An invitation's link opened the page. */
  | { readonly _tag: 'Invited'; readonly invitation: string }
  /** The device shows a code and waits until a manager enters it. */
  | { readonly _tag: 'Pairing' }
  /** The device was revoked; `dropped` changes were not sent. */
  | { readonly _tag: 'Removed'; readonly dropped: number }
  | { readonly _tag: 'SignedIn'; readonly session: StaffSession }
  /** The order server ended the session; the board of `session` stays visible. */
  | { readonly _tag: 'Ended'; readonly session: StaffSession }

/** `code-due`: the password is right, and a code of the second factor is needed. */
export type SignInOutcome =
  | 'signed-in'
  | 'wrong-credentials'
  | 'code-due'
  | 'wrong-code'
  | 'too-many-tries'
  | 'no-answer'

/** Outcomes that a form shows as its problem. */
export type SignInRefusal = Exclude<SignInOutcome, 'signed-in' | 'code-due'>

/** `not-valid`: the link was used or expired. */
export type InvitationOutcome =
  | Exclude<SignInOutcome, 'wrong-credentials' | 'wrong-code'>
  | 'not-valid'
  | 'weak-password'
