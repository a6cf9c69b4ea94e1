import { argon2idAt } from '../../src-server/account/password.ts'

/**
 * Passwords of tests, a hundredth as dear as those that are worth stealing: each world that a test opens keeps four. What
 * the real ones cost is looked at where that is what a test is about.
 */
export const cheapPasswords = argon2idAt({ memoryCost: 64, timeCost: 1, parallelism: 1 })
