import type { SignUpProblems } from '../../src-domain/account/account-forms.ts'
import type { Words } from '../messages/words-context.tsx'

/** What is wrong with each field of a sign-up, in words (ACCT-65). */
export function signUpErrors(words: Words['account'], wrong: SignUpProblems) {
  return {
    firstName: wrong.firstName && words.firstNameRequired,
    lastName: wrong.lastName && words.lastNameRequired,
    email: wrong.email && (wrong.email === 'missing' ? words.emailRequired : words.emailInvalid),
    phone: wrong.phone && (wrong.phone === 'missing' ? words.phoneRequired : words.phoneInvalid),
    password: wrong.password && (wrong.password === 'missing' ? words.passwordRequired : words.passwordShort),
  }
}
