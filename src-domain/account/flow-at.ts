import { pastedText } from '../text/pasted-text.ts'
import { emailProblem } from './email-address.ts'
import type { Recovery, SignInFlow, SignInNotice } from './sign-in-flow.ts'
import type { SignInStep } from './sign-in-step.ts'

/** The flow at another screen; a notice belongs to the arrival that brought it, a recovery to its own screen. */
export function at(flow: SignInFlow, step: SignInStep, notice?: SignInNotice): SignInFlow {
  const { notice: _, recovery: __, proof: ___, ...rest } = flow
  return { ...rest, step, formStep: 0, ...(notice === undefined ? {} : { notice }) }
}

/**
 * At the beginning, with another e-mail: a session that was held, and what a platform told, were somebody else's as far
 * as anybody knows. `formStep` 1 asks for the password too (ACCT-09).
 */
export function atRoot({ known }: SignInFlow, email: string, formStep: SignInFlow['formStep'] = 0): SignInFlow {
  return { step: 'root', formStep, email, ...(known === undefined ? {} : { known }) }
}

/** The password of one account (ACCT-14); whose it is has to be asked where nobody said it. */
export function atPassword(flow: SignInFlow, email: string): SignInFlow {
  const asked = atRoot(flow, email)
  return emailProblem(email) === undefined ? { ...asked, step: 'password', email: pastedText(email) } : asked
}

/** At a stage of the forgotten password (ACCT-36). */
export function recovering(flow: SignInFlow, recovery: Recovery, notice?: SignInNotice): SignInFlow {
  return { ...at(flow, 'forgot-password', notice), recovery }
}

/** Whose password is set: the held account's own, where it said its e-mail. */
export function accountOf({ held, email }: SignInFlow): string {
  return held?.patron?.email ?? email
}

/** Whether the answer of this e-mail is what the first screen waits for. */
export function isAwaited({ step, formStep, email }: SignInFlow, answered: string): boolean {
  return step === 'root' && formStep === 0 && email === answered
}
