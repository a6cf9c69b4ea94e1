import type { CallFailure } from './call-failure.ts'

/** What a server said against a call: its sentence, and its word for it (the reason, else the code). */
export interface SaidAgainst {
  readonly message?: string
  readonly why?: string
}

type Against = Pick<Extract<CallFailure, { readonly _tag: 'Refused' }>, 'message' | 'code' | 'reason'>

export function saidAgainst({ message, code, reason: why = code }: Against): SaidAgainst {
  return { ...(message === undefined ? {} : { message }), ...(why === undefined ? {} : { why }) }
}
