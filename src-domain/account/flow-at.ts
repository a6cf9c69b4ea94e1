import { pastedText } from '../text/pasted-text.ts'
import { emailProblem } from './email-address.ts'
import type { Recovery, SignInFlow, SignInNotice } from './sign-in-flow.ts'
import type { SignInStep } from './sign-in-step.ts'

/** Moves to a screen and drops notice, recovery and proof of the old one. */
export function at(flow: SignInFlow, step: SignInStep, notice?: SignInNotice): SignInFlow {
  const { notice: _, recovery: __, proof: ___, ...rest } = flow
  return { ...rest, step, formStep: 0, ...(notice === undefined ? {} : { notice }) }
}

/**
 * Restarts without held session and social data, which may be another person's. `formStep` 1 asks for the password too
 * (ACCT-09).
 */
export function atRoot({ known }: SignInFlow, email: string, formStep: SignInFlow['formStep'] = 0): SignInFlow {
  return { step: 'root', formStep, email, ...(known === undefined ? {} : { known }) }
}

/** ACCT-14. Returns to the first screen if the email is invalid. */
export function atPassword(flow: SignInFlow, email: string): SignInFlow {
  const asked = atRoot(flow, email)
  return emailProblem(email) === undefined ? { ...asked, step: 'password', email: pastedText(email) } : asked
}

export function recovering(flow: SignInFlow, recovery: Recovery, notice?: SignInNotice): SignInFlow {
  return { ...at(flow, 'forgot-password', notice), recovery }
}

export function accountOf({ held, email }: SignInFlow): string {
  return held?.patron?.email ?? email
}

export function isAwaited({ step, formStep, email }: SignInFlow, answered: string): boolean {
  return step === 'root' && formStep === 0 && email === answered
}
