import { argon2idAt } from '../../src-server/account/password.ts'

/** Password hashes at a hundredth of the production cost: each opened world stores four. */
export const cheapPasswords = argon2idAt({ memoryCost: 64, timeCost: 1, parallelism: 1 })
