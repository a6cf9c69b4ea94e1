/**
 * Why a call to the order server brought nothing, in the terms of the normaliser (API-09 to API-11).
 * NoResponse: sent, but no answer came (408); its outcome is unknown. NotSent: status 0.
 */
export type CallFailure =
  | {
      readonly _tag: 'Refused'
      readonly status: number
      readonly message?: string
      readonly code?: string
      readonly reason?: string
      /** Milliseconds for which the server asked not to be asked again. */
      readonly comeBackIn?: number
      /** As it came, for a log or a program; nothing of it is shown (API-09). */
      readonly body?: unknown
    }
  | { readonly _tag: 'NoResponse' }
  | { readonly _tag: 'NotSent'; readonly detail: string }
  /** The answer did not have the agreed shape. */
  | { readonly _tag: 'NotUnderstood'; readonly detail: string }
