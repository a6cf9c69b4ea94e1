/** One password has one form: a keyboard that composes é in one sign and one that needs two type the same (NIST SP 800-63B). */
export function normalizedPassword(typed: string): string {
  return typed.normalize('NFKC')
}
