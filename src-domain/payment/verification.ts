import type { DeclineReason } from './decline-reason.ts'

/**
 * What an issuer found when it compared the billing address and the security code with its own, by the letters that the
 * card networks have for it; either may be absent, where nothing was compared.
 */
export interface Verification {
  readonly avs?: string
  readonly cvv?: string
}

/**
 * Why a card that was refused failed its verification (PAY-46), the address before the code; undefined where both pass,
 * and then the refusal has another reason.
 */
export function failedVerification({ avs = '', cvv = '' }: Verification): DeclineReason | undefined {
  return avsFailures.get(avs) ?? cvvFailures.get(cvv) ?? undefined
}

/** Null passes (PAY-47): it matches, or the issuer could not or would not compare. A letter that nobody knows passes, too. */
const avsFailures: ReadonlyMap<string, DeclineReason | null> = new Map([
  ['A', 'wrong-postal-code'],
  ['B', null],
  ['E', null],
  ['G', null],
  ['N', 'wrong-address'],
  ['P', null],
  ['R', null],
  ['S', null],
  ['U', null],
  ['W', 'wrong-street'],
  ['X', null],
  ['Y', null],
  ['Z', 'wrong-street'],
])

const cvvFailures: ReadonlyMap<string, DeclineReason | null> = new Map([
  ['M', null],
  ['N', 'wrong-cvc'],
  ['P', null],
  ['S', 'wrong-cvc'],
  ['U', null],
])
