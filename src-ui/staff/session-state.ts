import type { StaffSession } from '../../src-domain/staff/staff-gateway.ts'

export type SessionState =
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Unreached' }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'SignedIn'; readonly session: StaffSession }
  /** The order server ended the session; the board of `session` stays on the screen. */
  | { readonly _tag: 'Ended'; readonly session: StaffSession }

export type SignInOutcome = 'signed-in' | 'wrong-credentials' | 'too-many-tries' | 'no-answer'
