import { type EmailProblem, emailProblem } from '../account/email-address.ts'
import { type PhoneProblem, phoneProblem } from '../account/phone-problem.ts'
import type { PhoneRules } from '../account/phone-rules.ts'
import { pastedText } from '../text/pasted-text.ts'
import { longestName } from './guest-name.ts'

/** CHK-21: limit after trimming. */
const longestEmail = 64

export interface GuestForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Present only if the form asks for it. */
  readonly phone?: string
}

export type GuestNameProblem = 'missing' | 'too-long'

export interface GuestFormProblems {
  readonly firstName?: GuestNameProblem
  readonly lastName?: GuestNameProblem
  readonly email?: EmailProblem | 'too-long'
  readonly phone?: PhoneProblem
}

/**
 * Form of the collapsible layout: all fields are required (CHK-21) except an optional last name (CHK-20). No member
 * means no problem.
 */
export function guestFormProblems(
  form: GuestForm,
  isLastNameOptional = false,
  phones: Pick<PhoneRules, 'problem'> = { problem: phoneProblem },
): GuestFormProblems {
  const firstName = nameProblem(form.firstName)
  const lastProblem = nameProblem(form.lastName)
  const lastName = lastProblem === 'missing' && isLastNameOptional ? undefined : lastProblem
  const email = guestEmailProblem(form.email)
  const phone = form.phone === undefined ? undefined : phones.problem(form.phone)
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  }
}

/** Optional email of the standard layout (CHK-22). */
export function optionalEmailProblem(typed: string): EmailProblem | 'too-long' | undefined {
  return pastedText(typed) === '' ? undefined : guestEmailProblem(typed)
}

function nameProblem(typed: string): GuestNameProblem | undefined {
  const name = pastedText(typed)
  if (name === '') return 'missing'
  return name.length > longestName ? 'too-long' : undefined
}

function guestEmailProblem(typed: string): EmailProblem | 'too-long' | undefined {
  return pastedText(typed).length > longestEmail ? 'too-long' : emailProblem(typed)
}
