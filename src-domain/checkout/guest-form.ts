import { type EmailProblem, emailProblem } from '../account/email-address.ts'
import { type PhoneProblem, phoneProblem } from '../account/phone-problem.ts'
import { pastedText } from '../text/pasted-text.ts'
import { longestName } from './guest-name.ts'

/** CHK-21: of the e-mail, after trimming. */
const longestEmail = 64

export interface GuestForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Absent where nobody asks for it. */
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
 * The form of the collapsible layout: all that is asked is required (CHK-21), but for a last name that is optional
 * (CHK-20). No member means no problem.
 */
export function guestFormProblems(form: GuestForm, isLastNameOptional = false): GuestFormProblems {
  const firstName = nameProblem(form.firstName)
  const lastProblem = nameProblem(form.lastName)
  const lastName = lastProblem === 'missing' && isLastNameOptional ? undefined : lastProblem
  const email = guestEmailProblem(form.email)
  const phone = form.phone === undefined ? undefined : phoneProblem(form.phone)
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  }
}

/** The e-mail field of the standard layout: optional, looked at only when filled (CHK-22). */
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
