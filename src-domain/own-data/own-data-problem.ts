import type { CallFailure } from '../call/call-failure.ts'
import { type SaidAgainst, saidAgainst } from '../call/said-against.ts'
import type { OwnershipRefusal } from './own-data-gateway.ts'

export type OwnDataProblem =
  | OwnershipRefusal
  | { readonly _tag: 'NoAnswer' }
  /** The outcome is unknown. A retry is safe and reveals it. */
  | { readonly _tag: 'Unheard' }
  /** Contains the server's message. */
  | ({ readonly _tag: 'Failed' } & SaidAgainst)

export function ownDataProblemOf(failure: CallFailure | OwnershipRefusal): OwnDataProblem {
  switch (failure._tag) {
    case 'NoResponse':
    case 'NotSent':
      return { _tag: 'NoAnswer' }
    case 'NotUnderstood':
      return { _tag: 'Failed' }
    case 'Refused':
      return { _tag: 'Failed', ...saidAgainst(failure) }
    case 'WrongPassword':
    case 'WrongCode':
    case 'EmailCodeDue':
    case 'OrderOpen':
    case 'NotOffered':
      return failure
  }
}
