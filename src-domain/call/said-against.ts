import type { CallFailure } from './call-failure.ts'

/** A refusal's message, and its reason or code. */
export interface SaidAgainst {
  readonly message?: string
  readonly why?: string
}

type Against = Pick<Extract<CallFailure, { readonly _tag: 'Refused' }>, 'message' | 'code' | 'reason'>

export function saidAgainst({ message, code, reason: why = code }: Against): SaidAgainst {
  return { ...(message === undefined ? {} : { message }), ...(why === undefined ? {} : { why }) }
}
