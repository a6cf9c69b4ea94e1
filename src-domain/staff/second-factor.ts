import type { Role } from './role.ts'

/** How many recovery codes come with a second factor. Each works once. */
export const recoveryCodeCount = 10

/** Without letters that are mistaken for digits. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
export const recoveryCodeLength = 10
export const longestTypedCode = 32

/** A code as a member typed it. */
export type TypedCode =
  | { readonly _tag: 'TimeCode'; readonly digits: string }
  | { readonly _tag: 'RecoveryCode'; readonly code: string }

/** Reads six digits of an authenticator app, or a recovery code; undefined if the text is neither. */
export function typedCodeOf(typed: string): TypedCode | undefined {
  const bare = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(bare)) return { _tag: 'TimeCode', digits: bare }
  const code = bare.replace(/o/g, '0').replace(/[il]/g, '1')
  const isWhole = code.length === recoveryCodeLength && [...code].every((one) => recoveryAlphabet.includes(one))
  return isWhole ? { _tag: 'RecoveryCode', code } : undefined
}

/** "4f7q2-8mzk3", in halves that are easy to copy by hand. */
export function shownRecoveryCode(code: string): string {
  const half = code.length / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

/**
 * Whether a member must set up a second factor before anything else. `isRequired`: the server requires it of owners, as
 * it does outside development.
 */
export function isSetupDue(
  { role, secondFactor }: { readonly role: Role; readonly secondFactor?: 'on' | 'due' },
  isRequired: boolean,
): boolean {
  return isRequired && role === 'owner' && secondFactor !== 'on'
}
