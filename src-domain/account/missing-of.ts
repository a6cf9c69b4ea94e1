import type { Patron } from './patron.ts'
import type { SignInNotice } from './sign-in-flow.ts'
import type { SignInStep } from './sign-in-step.ts'

/** First check that an account fails, in the order of ACCT-19 to ACCT-21. */
export function missingOf(patron: Patron): readonly [step: SignInStep, notice: SignInNotice] | undefined {
  const { phone } = patron
  // Accepts an unverified phone if the server cannot verify it.
  if (phone?.isVerified !== true && phone?.isVerifiable !== false) return ['update-phone', 'UnverifiedPhone']
  if (patron.email === undefined || patron.email.trim() === '') return ['update-email', 'NoEmail']
  return patron.isMigrating ? ['update-password', 'UpdatePassword'] : undefined
}
