/** The longest address that mail can carry. */
const longest = 254

/**
 * Something before one @, and after it a name with a dot, without the signs that end an address in a mail's header.
 * Whether it exists only a mail can tell.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && /^[^\s@<>,;"]{1,64}@[^\s@.<>,;"]+(?:\.[^\s@.<>,;"]+)+$/.test(text)
}

export type EmailProblem = 'missing' | 'invalid'

/** ACCT-59, ACCT-60: spaces around an address are not part of it. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = typed.trim()
  if (email === '') return 'missing'
  return isEmailAddress(email) ? undefined : 'invalid'
}
