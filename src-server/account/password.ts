import { hash, verify } from '@node-rs/argon2'

/** What a password is kept as, and how one that is shown is compared with that. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  readonly isRight: (hashed: string, password: string) => Promise<boolean>
}

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const argon2id: Passwords = {
  hash: (password) => hash(password, cost),
  isRight: (hashed, password) => verify(hashed, password, cost),
}
