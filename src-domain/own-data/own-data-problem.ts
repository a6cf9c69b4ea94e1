import type { CallFailure } from '../call/call-failure.ts'
import { type SaidAgainst, saidAgainst } from '../call/said-against.ts'
import type { NotOwned } from './own-data-gateway.ts'

/** Why nothing was done. */
export type OwnDataProblem =
  | NotOwned
  | { readonly _tag: 'NoAnswer' }
  /** It is not known whether the account is deleted; asking once more tells, and does no harm. */
  | { readonly _tag: 'Unheard' }
  /** With what the server said against it. */
  | ({ readonly _tag: 'Failed' } & SaidAgainst)

export function problemOf(failure: CallFailure | NotOwned): OwnDataProblem {
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
