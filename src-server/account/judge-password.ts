import type { BreachedPasswords } from '../../src-domain/account/breached-passwords.ts'
import { normalizedPassword } from '../../src-domain/account/normalized-password.ts'
import { type AboutAccount, type Weakness, weaknessOf } from './weak-password.ts'

export async function judgePassword(
  breached: BreachedPasswords | undefined,
  password: string,
  about: AboutAccount,
): Promise<Weakness | undefined> {
  const ours = weaknessOf(password, about)
  if (ours !== undefined || breached === undefined) return ours
  return (await breached.isKnown(normalizedPassword(password))) ? 'stolen' : undefined
}
