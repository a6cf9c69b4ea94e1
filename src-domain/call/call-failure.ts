/**
 * Failure of a call to the order server (API-09 to API-11). NoResponse: sent without an answer (408), so the outcome is
 * unknown. NotSent: status 0.
 */
export type CallFailure =
  | {
      readonly _tag: 'Refused'
      readonly status: number
      readonly message?: string
      readonly code?: string
      readonly reason?: string
      /** Milliseconds to wait before a retry, as the server asked. */
      readonly comeBackIn?: number
      /** Raw body for logs; never shown (API-09). */
      readonly body?: unknown
    }
  | { readonly _tag: 'NoResponse' }
  | { readonly _tag: 'NotSent'; readonly detail: string }
  /** Unexpected shape of the answer. */
  | { readonly _tag: 'NotUnderstood'; readonly detail: string }
