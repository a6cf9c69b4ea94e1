import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import { failedVerification, type Verification } from '../../src-domain/payment/verification.ts'

export function declineReason(code: string | undefined, verification: Verification): DeclineReason {
  const own = reasons.get(code ?? '')
  if (own === undefined) return failedVerification(verification) ?? 'declined'
  return own === 'wrong-address' ? (failedVerification({ avs: verification.avs ?? '' }) ?? own) : own
}

const reasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['5', 'amount-not-accepted'],
  ['6', 'bad-instrument'],
  ['7', 'wrong-expiry'],
  ['8', 'expired-card'],
  ['27', 'wrong-address'],
  ['33', 'bad-instrument'],
  ['37', 'bad-instrument'],
  ['44', 'wrong-cvc'],
  ['45', 'wrong-cvc'],
  ['49', 'amount-not-accepted'],
  ['65', 'wrong-cvc'],
  ['78', 'wrong-cvc'],
  ['127', 'wrong-address'],
])

/** Our credentials or permissions are wrong (https://developer.authorize.net/api/reference/responseCodes.html). */
export function isShopRefused(code: string): boolean {
  return accountErrorCodes.has(code)
}

const accountErrorCodes: ReadonlySet<string> = new Set('E00005 E00006 E00007 E00008 E00010 E00011'.split(' '))

/** Temporary failures: the charge may exist. */
export function isPassing(code: string | undefined): boolean {
  return passing.has(code ?? '')
}

const passing: ReadonlySet<string> = new Set('19 20 21 22 23 25 26 57 58 59 60 61 62 63 120 121 122 180 181'.split(' '))
