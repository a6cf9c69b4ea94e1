import { proveAgain } from '../../src-contract/account/proof.ts'
import { isProofProblem, type ProofDue } from '../../src-domain/account/proof.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'

export function proofDueOf(failure: CallFailure): ProofDue | undefined {
  if (failure._tag !== 'Refused' || failure.status !== 403 || failure.code !== proveAgain) return undefined
  const { reason } = failure
  return { _tag: 'ProofDue', ...(isProofProblem(reason) ? { why: reason } : {}) }
}
