import type { DeclineReason } from './decline-reason.ts'

/** Issuer's result codes for billing address and security code, in the card networks' letters; absent: not compared. */
export interface Verification {
  readonly avs?: string
  readonly cvv?: string
}

/** Address before code (PAY-46); undefined if both pass, so the decline has another reason. */
export function failedVerification({ avs = '', cvv = '' }: Verification): DeclineReason | undefined {
  return avsFailures.get(avs) ?? cvvFailures.get(cvv) ?? undefined
}

/** Null: a match, or not compared (PAY-47). Unknown letters pass too. */
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
