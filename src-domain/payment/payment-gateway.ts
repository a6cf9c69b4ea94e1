import type { Cents } from '../money/cents.ts'

/** How the server asks a processor to take money. Same reference and attempt again: the same answer, no second charge. */
export interface ChargeRequest {
  /** Our order id and attempt number: `order:{id}:attempt:{n}`. */
  readonly reference: string
  readonly amount: Cents
  readonly instrument:
    | { readonly _tag: 'Nonce'; readonly nonce: string }
    | { readonly _tag: 'SavedCard'; readonly token: string }
}

export type DeclineReason =
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'wrong-cvc'
  | 'authentication-required'
  | 'bad-instrument'

export type ChargeOutcome =
  | {
      readonly _tag: 'Authorised'
      readonly transactionId: string
      readonly card?: { readonly brand: string; readonly last4: string }
    }
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason; readonly message?: string }
  /** No answer in time: look it up by reference, never charge again. */
  | { readonly _tag: 'Unknown' }

export type LookupOutcome = ChargeOutcome | { readonly _tag: 'NeverArrived' }

/** The server side of a processor. Methods never reject. */
export interface PaymentGateway {
  readonly id: string
  readonly authorise: (request: ChargeRequest) => Promise<ChargeOutcome>
  readonly lookUp: (reference: string) => Promise<LookupOutcome>
  /** Capturing twice is a success without effect. */
  readonly capture: (transactionId: string, amount: Cents) => Promise<'captured' | 'unknown' | 'refused'>
  /** Voiding twice is a success without effect. */
  readonly cancel: (transactionId: string) => Promise<'cancelled' | 'unknown' | 'refused'>
}
