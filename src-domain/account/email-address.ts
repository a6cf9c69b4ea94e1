import { pastedText } from '../text/pasted-text.ts'

/** The longest address that mail can carry. */
export const longestEmail = 254

/** A part of a host's name, in any script: hyphens stand within it. */
const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?'
const address = new RegExp(`^[^\\s@<>,;"]{1,64}@${label}(?:\\.${label})+$`, 'u')

/**
 * Something before one @, without the signs that end an address in a mail's header, and after it the name of a host with
 * a dot. Whether it exists only a mail can tell.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && address.test(text)
}

export type EmailProblem = 'missing' | 'invalid'

/** ACCT-59, ACCT-60: spaces around an address are not part of it. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = pastedText(typed)
  if (email === '') return 'missing'
  return isEmailAddress(email) ? undefined : 'invalid'
}
