import type { Patron } from './patron.ts'
import type { SignInNotice } from './sign-in-flow.ts'
import type { SignInStep } from './sign-in-step.ts'

/** What an account lacks before its owner is let in, in the order of the checks (ACCT-19 to ACCT-21). */
export function missingOf(patron: Patron): readonly [step: SignInStep, notice: SignInNotice] | undefined {
  const { phone } = patron
  // A phone that nobody can verify is no reason to stay outside.
  if (phone?.isVerified !== true && phone?.isVerifiable !== false) return ['update-phone', 'UnverifiedPhone']
  if (patron.email === undefined || patron.email.trim() === '') return ['update-email', 'NoEmail']
  return patron.isMigrating ? ['update-password', 'UpdatePassword'] : undefined
}
