import { left, right } from 'fp-ts/lib/Either.js'
import type { SecondFactorGateway } from '../../../src-domain/staff/second-factor-gateway.ts'

/** A second factor in memory: 246810 is the right code, and secret-1 the right password. */
export function aSecondFactor(isPasswordDue = false): SecondFactorGateway {
  const wrongCode = left({ _tag: 'Refused', status: 409, code: 'wrong_code' } as const)
  return {
    begin: async (password) => {
      if (isPasswordDue && password === undefined) return left({ _tag: 'Refused', status: 403, code: 'password_due' })
      return right({ secret: 'ABCDEFGH', address: 'otpauth://totp/Noodle%20House:ada@example.com?secret=ABCDEFGH' })
    },
    confirm: async (code) => (code === '246810' ? right(['00000-11111', '22222-33333']) : wrongCode),
    remove: async (password, code) => {
      if (password !== 'secret-1') return left({ _tag: 'Refused', status: 401, code: 'wrong_credentials' })
      return code === '246810' ? right(undefined) : wrongCode
    },
  }
}
