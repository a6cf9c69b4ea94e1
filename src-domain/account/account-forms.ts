import { pastedCode, pastedText } from '../text/pasted-text.ts'
import { type EmailProblem, emailProblem } from './email-address.ts'
import { normalizedPassword } from './normalized-password.ts'
import { type PhoneProblem, phoneProblem } from './phone-problem.ts'

/** What is wrong with a field, as a fact; each screen has its own words for it (ACCT-59 to ACCT-66). */
export type TextProblem = 'missing' | 'too-short'

/** Characters that a password has at least (ACCT-62, ACCT-65, ACCT-66). */
export const shortestPassword = 8
/** Characters that a code has at least (ACCT-61). */
export const shortestCode = 4

/** Spaces are part of a password. */
export function passwordProblem(password: string): TextProblem | undefined {
  return lengthProblem(normalizedPassword(password), shortestPassword)
}

/** The code of an e-mail or a text message (ACCT-61). */
export function codeProblem(code: string): TextProblem | undefined {
  return lengthProblem(pastedCode(code), shortestCode)
}

export function nameProblem(name: string): 'missing' | undefined {
  return pastedText(name) === '' ? 'missing' : undefined
}

export interface SignUpForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** Absent for a social sign-up, which has none (ACCT-29). */
  readonly password?: string
}

export interface SignUpProblems {
  readonly firstName?: 'missing'
  readonly lastName?: 'missing'
  readonly email?: EmailProblem
  readonly phone?: PhoneProblem
  readonly password?: TextProblem
}

/** ACCT-65. No member means no problem. */
export function signUpProblems(form: SignUpForm): SignUpProblems {
  const firstName = nameProblem(form.firstName)
  const lastName = nameProblem(form.lastName)
  const email = emailProblem(form.email)
  const phone = phoneProblem(form.phone)
  const password = form.password === undefined ? undefined : passwordProblem(form.password)
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(password === undefined ? {} : { password }),
  }
}

/** ACCT-63: a patron's own names and e-mail. */
export function patronNameProblems(
  form: Pick<SignUpForm, 'firstName' | 'lastName' | 'email'>,
): Pick<SignUpProblems, 'firstName' | 'lastName' | 'email'> {
  const { phone: _, password: __, ...problems } = signUpProblems({ ...form, phone: '0000000000' })
  return problems
}

export interface NewPasswordProblems {
  readonly password?: TextProblem
  readonly confirmation?: 'missing' | 'different'
}

/** A new password has to be long enough, and to be written twice alike (ACCT-66). */
export function newPasswordProblems(password: string, confirmation: string): NewPasswordProblems {
  const problem = passwordProblem(password)
  const isSame = normalizedPassword(confirmation) === normalizedPassword(password)
  const confirmed = confirmation === '' ? 'missing' : isSame ? undefined : 'different'
  return {
    ...(problem === undefined ? {} : { password: problem }),
    ...(confirmed === undefined ? {} : { confirmation: confirmed }),
  }
}

function lengthProblem(text: string, shortest: number): TextProblem | undefined {
  if (text === '') return 'missing'
  return text.length < shortest ? 'too-short' : undefined
}
