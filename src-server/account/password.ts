import { hash, verify } from '@node-rs/argon2'

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const isPassword = (hashed: string, password: string): Promise<boolean> => verify(hashed, password, cost)
