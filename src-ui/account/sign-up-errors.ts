import { longestAccountName, type SignUpProblems } from '../../src-domain/account/account-forms.ts'
import type { Words } from '../messages/words-context.tsx'
import { passwordWords } from './password-words.ts'

/** Error texts (ACCT-65). */
export function signUpErrors(words: Words['account'], wrong: SignUpProblems) {
  const tooLong = words.nameLong({ most: longestAccountName })
  return {
    firstName: wrong.firstName && { missing: words.firstNameRequired, 'too-long': tooLong }[wrong.firstName],
    lastName: wrong.lastName && { missing: words.lastNameRequired, 'too-long': tooLong }[wrong.lastName],
    email: wrong.email && (wrong.email === 'missing' ? words.emailRequired : words.emailInvalid),
    phone: wrong.phone && (wrong.phone === 'missing' ? words.phoneRequired : words.phoneInvalid),
    password: wrong.password && passwordWords(words)[wrong.password],
  }
}
