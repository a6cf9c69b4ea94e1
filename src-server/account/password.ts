import { hash, verify } from '@node-rs/argon2'
import { normalizedPassword } from '../../src-domain/account/normalized-password.ts'

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  readonly isRight: (hashed: string, password: string) => Promise<boolean>
}

export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

export function argon2idAt(cost: PasswordCost): Passwords {
  return {
    hash: (password) => hash(normalizedPassword(password), cost),
    isRight: async (hashed, password) => {
      const normalized = normalizedPassword(password)
      if (await verify(hashed, normalized, cost)) return true
      // Older hashes were made from the password as typed.
      return normalized !== password && verify(hashed, password, cost)
    },
  }
}

/** OWASP's minimum: 19 MiB, two passes, one lane. */
export const argon2id = argon2idAt({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
