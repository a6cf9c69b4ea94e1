import type { StaffSession } from '../../src-domain/staff/staff-gateway.ts'

export type SessionState =
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Unreached' }
  | { readonly _tag: 'SignedOut' }
  /** An invitation's link opened the page. */
  | { readonly _tag: 'Invited'; readonly invitation: string }
  | { readonly _tag: 'SignedIn'; readonly session: StaffSession }
  /** The order server ended the session; the board of `session` stays visible. */
  | { readonly _tag: 'Ended'; readonly session: StaffSession }

export type SignInOutcome = 'signed-in' | 'wrong-credentials' | 'too-many-tries' | 'no-answer'

/** `not-valid`: the link was used or expired. */
export type InvitationOutcome = Exclude<SignInOutcome, 'wrong-credentials'> | 'not-valid' | 'weak-password'
