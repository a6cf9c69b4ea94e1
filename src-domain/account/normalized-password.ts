/** NFKC, so that composed and decomposed characters are the same password (NIST SP 800-63B). */
export function normalizedPassword(typed: string): string {
  return typed.normalize('NFKC')
}
