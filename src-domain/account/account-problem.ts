import type { CallFailure } from '../call/call-failure.ts'
import { type SaidAgainst, saidAgainst } from '../call/said-against.ts'
import type { EmailTaken, WeakPassword } from './account-gateway.ts'
import type { HumanCheckDue } from './patron-gateway.ts'
import type { ProofDue } from './proof.ts'

/** Why a step of the conversation went nowhere; the flow stays where it is. */
export type AccountProblem =
  | EmailTaken
  | WeakPassword
  | ProofDue
  | { readonly _tag: 'NoAnswer' }
  /** The server asked for a person, and nobody could be shown to be one (G4). */
  | { readonly _tag: 'PersonNotShown' }
  | { readonly _tag: 'WrongCode' }
  /** This back end does not open accounts, or sends no PINs. */
  | { readonly _tag: 'NotOffered' }
  /** With what the server said against it (ACCT-27). */
  | ({ readonly _tag: 'Failed' } & SaidAgainst)

export function problemOf(failure: Failure, isNotOffered: (refused: Refused) => boolean = () => false): AccountProblem {
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

/** The contract's calls are everywhere; a back end that says these has left one out. */
export function isNoSuchCall({ status }: Refused): boolean {
  return [404, 405, 501].includes(status)
}
