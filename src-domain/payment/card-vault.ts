import type { DeclineReason } from './decline-reason.ts'

/** Stores cards for charges by `SavedCard`. Methods never reject. */
export interface CardVault {
  readonly keep: (request: KeepRequest) => Promise<KeepOutcome>
  /** Idempotent. */
  readonly forget: (token: string) => Promise<'forgotten' | 'unknown' | 'refused'>
  /**
   * Deletes the processor's customer records (name, email) of a deleted account (`KeepRequest.holder.id`). Idempotent:
   * looks up what exists; retry without an answer. Absent: `forget` deletes all.
   */
  readonly forgetCustomer?: (holderId: string) => Promise<'forgotten' | 'unknown' | 'refused'>
}

/** Request to store a card. Idempotent by reference. */
export interface KeepRequest {
  /** `card:{id}`, our own. */
  readonly reference: string
  readonly nonce: string
  /** `id` is ours and permanent. The gateway maps it to the processor's customer. */
  readonly holder: { readonly id: string; readonly email?: string; readonly name?: string }
  /** Present if the form asked for it (CARD-11). */
  readonly street?: string
  /** The customer can confirm with the bank now. Otherwise a card that needs it is declined. */
  readonly takesStep?: boolean
}

export type KeepOutcome =
  | { readonly _tag: 'Kept'; readonly token: string; readonly card: KeptCard }
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason; readonly message?: string }
  /** The bank needs a further step. Repeat the request with the same reference for the result. */
  | { readonly _tag: 'StepRequired'; readonly data: string }
  /** Timeout: repeat with the same reference. */
  | { readonly _tag: 'Unknown' }

/** The form's values replace the fields that the processor omits. */
export interface KeptCard {
  readonly brand?: string
  readonly last4?: string
  readonly expMonth?: number
  readonly expYear?: number
}
