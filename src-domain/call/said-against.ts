import type { CallFailure } from './call-failure.ts'

/** Message of a refusal, and its reason or else its code. */
export interface SaidAgainst {
  readonly message?: string
  readonly why?: string
}

type Against = Pick<Extract<CallFailure, { readonly _tag: 'Refused' }>, 'message' | 'code' | 'reason'>

export function saidAgainst({ message, code, reason: why = code }: Against): SaidAgainst {
  return { ...(message === undefined ? {} : { message }), ...(why === undefined ? {} : { why }) }
}
