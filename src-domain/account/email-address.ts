import { pastedText } from '../text/pasted-text.ts'

/** RFC 5321 limit. */
export const longestEmail = 254

/** A label of a host name, in any script. Hyphens cannot begin or end it. */
const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?'
const address = new RegExp(`^[^\\s@<>,;"]{1,64}@${label}(?:\\.${label})+$`, 'u')

/**
 * Syntax only: a local part without characters that end an address in a mail header, one @, and a host name with a dot.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && address.test(text)
}

export type EmailProblem = 'missing' | 'invalid'

export function emailProblem(typed: string): EmailProblem | undefined {
  const email = pastedText(typed)
  if (email === '') return 'missing'
  return isEmailAddress(email) ? undefined : 'invalid'
}
