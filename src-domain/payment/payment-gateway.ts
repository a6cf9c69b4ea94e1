import type { AcceptedAmount } from '../money/accepted-amount.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { Instant } from '../time/clock.ts'
import type { CardVault } from './card-vault.ts'
import type { DeclineReason } from './decline-reason.ts'
import type { ReadPost } from './vendor-post.ts'

/** How the server asks a processor to take money. Same reference and attempt again: the same answer, no second charge. */
export interface ChargeRequest {
  /** Our order id and attempt number: `order:{id}:attempt:{n}`. */
  readonly reference: string
  /** In the smallest unit of `currency`, as ISO 4217 counts it (`minorUnits`). */
  readonly amount: Cents
  readonly currency: Currency
  readonly instrument: ChargeInstrument
}

export type ChargeInstrument =
  | { readonly _tag: 'Nonce'; readonly nonce: string }
  /** `token` as this processor's vault gave it. */
  | { readonly _tag: 'SavedCard'; readonly token: string }
  /**
   * The customer's wallet brings its card itself (PAY-14): nothing is charged, and the answer is `StepRequired`, whose
   * `data` is what the browser confirms with. Only for a gateway that `opensIntents`.
   */
  | { readonly _tag: 'Intent' }

export type ChargeOutcome =
  | {
      readonly _tag: 'Authorised'
      readonly transactionId: string
      /** As the processor's own books have it. */
      readonly amount: Cents
      /** In capitals, also as its books have it: whoever asked compares both, and gives back what is not what was asked for. */
      readonly currency: string
      readonly card?: { readonly brand: string; readonly last4: string }
    }
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason; readonly message?: string }
  /**
   * No money moves before the customer has taken a further step. `data` is for the processor's browser side alone: it is
   * handed on as it is, never written down and never logged. Cancelling this transaction ends it for good.
   */
  | {
      readonly _tag: 'StepRequired'
      readonly transactionId: string
      readonly data: string
      /** No payment method was given to it yet (PAY-18). */
      readonly lacksMethod?: true
    }
  /** No answer in time: look it up by reference, never charge again. */
  | { readonly _tag: 'Unknown' }

export type LookupOutcome = ChargeOutcome | { readonly _tag: 'NeverArrived' }

/** A charge as it stands in the processor's own books. Declined ones, and those that the processor has not decided, are not among them. */
export interface ListedCharge {
  readonly transactionId: string
  /** Ours, where the processor kept one with it; a charge that was made at a till has none, or another. */
  readonly reference?: string
  /** When it was authorised. */
  readonly at: Instant
  readonly state: 'authorised' | 'captured' | 'cancelled'
  /** In capitals; of all its amounts. */
  readonly currency: string
  readonly authorised: Cents
  /** What was taken in all, before refunds; 0 unless captured. */
  readonly captured: Cents
  /** What was given back of it; absent: the processor's list does not say. */
  readonly refunded?: Cents
}

/** How the server asks a processor to give money back. Same reference again: the same answer, no second refund. */
export interface RefundRequest {
  /** Our order id and the refund's number: `order:{id}:refund:{n}`. */
  readonly reference: string
  /** Of the charge that was captured. */
  readonly transactionId: string
  readonly amount: Cents
  /** The charge's own. */
  readonly currency: Currency
}

export type RefundOutcome =
  | { readonly _tag: 'Refunded'; readonly refundId: string }
  /** The processor has it and has not decided, or takes it only when the charge has settled: ask again later, by the same reference. */
  | { readonly _tag: 'Pending' }
  /** A definite no: nothing was given back, and nobody asks by this reference again. */
  | { readonly _tag: 'Refused'; readonly why?: string }
  /** No answer in time: look it up by reference. */
  | { readonly _tag: 'Unknown' }

export type RefundLookup = RefundOutcome | { readonly _tag: 'NeverArrived' }

/** Gives captured money back, in parts if need be and never more than was captured. Methods never reject. */
export interface Refunds {
  readonly refund: (request: RefundRequest) => Promise<RefundOutcome>
  /** What became of a refund. `transactionId` is its charge's: some processors keep a refund with its charge only. */
  readonly lookUp: (reference: string, transactionId: string) => Promise<RefundLookup>
}

export type ChargePage =
  | {
      readonly _tag: 'Page'
      readonly charges: readonly ListedCharge[]
      /** The next page's name, in the processor's words; absent on the last. */
      readonly next?: string
    }
  /** No answer in time. What was listed before is then no list either: what is not in it may still be there. */
  | { readonly _tag: 'Unknown' }

/** The server side of a processor. Methods never reject. */
export interface PaymentGateway {
  readonly id: string
  /** Which amounts it charges in a currency; absent: any. */
  readonly acceptsAmount?: (currency: Currency) => AcceptedAmount
  /** Milliseconds for which an authorisation can surely be captured, counted from when it was asked for; absent: six days. */
  readonly authorisationLasts?: number
  readonly authorise: (request: ChargeRequest) => Promise<ChargeOutcome>
  /**
   * What became of a charge. `askedAt`: when we asked for it, by our clock; a processor that finds a charge only in a list
   * of its charges looks there and not in all of them. Absent: within the last day and a half.
   */
  readonly lookUp: (reference: string, askedAt?: Instant) => Promise<LookupOutcome>
  /** Capturing twice is a success without effect. */
  readonly capture: (transactionId: string, amount: Cents) => Promise<'captured' | 'unknown' | 'refused'>
  /** Voiding twice is a success without effect. */
  readonly cancel: (transactionId: string) => Promise<'cancelled' | 'unknown' | 'refused'>
  /**
   * The charges that were authorised since then, a page at a time and in any order; `cursor` is the page before's `next`.
   * The list may be some minutes behind, and may show a charge twice when it moves meanwhile. Absent: this processor
   * cannot list, and what was charged without an order is then found by nobody.
   */
  readonly charges?: (since: Instant, cursor?: string) => Promise<ChargePage>
  /** Absent: this processor gives nothing back but at its own desk, and whoever asks for a refund is told so. */
  readonly refunds?: Refunds
  /** It takes the instrument `Intent`; absent: its wallets bring nonces. */
  readonly opensIntents?: true
  /** Absent: it keeps no cards. */
  readonly vault?: CardVault
  /** Absent: it sends nothing, and what happens is only found by asking. */
  readonly readPost?: ReadPost
}
