import { pastedCode, pastedText } from '../text/pasted-text.ts'
import { type EmailProblem, emailProblem } from './email-address.ts'
import { normalizedPassword } from './normalized-password.ts'
import { type PhoneProblem, phoneProblem } from './phone-problem.ts'
import type { PhoneRules } from './phone-rules.ts'

/** Why a field is invalid; each screen has its own words (ACCT-59 to ACCT-66). */
export type TextProblem = 'missing' | 'too-short' | 'too-long'

export const shortestPassword = 8
/** Bounds the cost of hashing. */
export const longestPassword = 256
export const shortestCode = 4
export const longestCode = 40
export const longestAccountName = 100

export function passwordProblem(password: string): TextProblem | undefined {
  if (password.length > longestPassword) return 'too-long'
  return lengthProblem(normalizedPassword(password), shortestPassword)
}

export function codeProblem(code: string): TextProblem | undefined {
  const pasted = pastedCode(code)
  return pasted.length > longestCode ? 'too-long' : lengthProblem(pasted, shortestCode)
}

export type NameProblem = 'missing' | 'too-long'

export function nameProblem(typed: string): NameProblem | undefined {
  const name = pastedText(typed)
  if (name === '') return 'missing'
  return name.length > longestAccountName ? 'too-long' : undefined
}

export interface SignUpForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** Absent for a social sign-up (ACCT-29). */
  readonly password?: string
}

export interface SignUpProblems {
  readonly firstName?: NameProblem
  readonly lastName?: NameProblem
  readonly email?: EmailProblem
  readonly phone?: PhoneProblem
  readonly password?: TextProblem
}

/** ACCT-65. An absent member means no problem. */
export function signUpProblems(
  form: SignUpForm,
  phones: Pick<PhoneRules, 'problem'> = { problem: phoneProblem },
): SignUpProblems {
  const firstName = nameProblem(form.firstName)
  const lastName = nameProblem(form.lastName)
  const email = emailProblem(form.email)
  const phone = phones.problem(form.phone)
  const password = form.password === undefined ? undefined : passwordProblem(form.password)
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(password === undefined ? {} : { password }),
  }
}

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
