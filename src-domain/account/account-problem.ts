import type { CallFailure } from '../call/call-failure.ts'
import { type SaidAgainst, saidAgainst } from '../call/said-against.ts'
import type { EmailTaken, WeakPassword } from './account-gateway.ts'
import type { HumanCheckDue } from './patron-gateway.ts'
import type { ProofDue } from './proof.ts'

/** Why a step failed; the flow stays on its screen. */
export type AccountProblem =
  | EmailTaken
  | WeakPassword
  | ProofDue
  | { readonly _tag: 'NoAnswer' }
  /** The bot check the server demanded gave no token (G4). */
  | { readonly _tag: 'PersonNotShown' }
  | { readonly _tag: 'WrongCode' }
  | { readonly _tag: 'NotOffered' }
  /** Contains the server's message (ACCT-27). */
  | ({ readonly _tag: 'Failed' } & SaidAgainst)

export function accountProblemOf(
  failure: Failure,
  isNotOffered: (refused: Refused) => boolean = () => false,
): AccountProblem {
  switch (failure._tag) {
    case 'EmailTaken':
    case 'WeakPassword':
    case 'ProofDue':
      return failure
    case 'NoResponse':
    case 'NotSent':
      return { _tag: 'NoAnswer' }
    case 'HumanCheckDue':
      return { _tag: 'PersonNotShown' }
    case 'NotUnderstood':
      return { _tag: 'Failed' }
    case 'Refused':
      if (isNotOffered(failure)) return { _tag: 'NotOffered' }
      return { _tag: 'Failed', ...saidAgainst(failure) }
  }
}

type Refused = Extract<CallFailure, { readonly _tag: 'Refused' }>
type Failure = CallFailure | HumanCheckDue | EmailTaken | WeakPassword | ProofDue

export function isRefusal(failure: Failure, status: number): boolean {
  return failure._tag === 'Refused' && failure.status === status
}

/** A back end that lacks a call answers with one of these. */
export function isNoSuchCall({ status }: Refused): boolean {
  return [404, 405, 501].includes(status)
}
