import type { DeclineReason } from './decline-reason.ts'

/** Keeps cards, so that they are charged again by `SavedCard`. Methods never reject. */
export interface CardVault {
  readonly keep: (request: KeepRequest) => Promise<KeepOutcome>
  /** Twice is a success without effect. */
  readonly forget: (token: string) => Promise<'forgotten' | 'unknown' | 'refused'>
  /**
   * Of a holder (`KeepRequest.holder.id`) whose account is gone: whatever the processor keeps of them besides cards, its
   * own customers with their name and e-mail. Looks itself for what is there, so that twice is a success without effect
   * and silence is asked again. Absent: what it keeps of a holder goes with each card.
   */
  readonly forgetCustomer?: (holderId: string) => Promise<'forgotten' | 'unknown' | 'refused'>
}

/** A customer's card to be kept with the processor. Same reference again: the same answer, no second card. */
export interface KeepRequest {
  /** `card:{id}`, of ours. */
  readonly reference: string
  readonly nonce: string
  /** Whose it is: `id` is ours and stays the same; the processor's own name for the customer is this gateway's business. */
  readonly holder: { readonly id: string; readonly email?: string; readonly name?: string }
  /** Where the form asked for it (CARD-11). */
  readonly street?: string
  /** The customer is there and can answer the bank. Without it a card whose bank asks is declined, and nothing waits. */
  readonly takesStep?: boolean
}

export type KeepOutcome =
  | { readonly _tag: 'Kept'; readonly token: string; readonly card: KeptCard }
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason; readonly message?: string }
  /** The bank asks the customer first. Asked again by the same reference, the vault says what came of it. */
  | { readonly _tag: 'StepRequired'; readonly data: string }
  /** No answer in time: asked again by the same reference. */
  | { readonly _tag: 'Unknown' }

/** What the processor says of a card that it keeps; what it does not say is absent, and then the form's word is taken. */
export interface KeptCard {
  readonly brand?: string
  readonly last4?: string
  readonly expMonth?: number
  readonly expYear?: number
}
