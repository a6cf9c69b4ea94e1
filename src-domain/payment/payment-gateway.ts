import type { AcceptedAmount } from '../money/accepted-amount.ts'
import type { Currency } from '../money/currency.ts'
import type { Minor } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'
import type { CardVault } from './card-vault.ts'
import type { DeclineReason } from './decline-reason.ts'
import type { ReadPost } from './vendor-post.ts'

/** Request for a charge. Idempotent by reference. */
export interface ChargeRequest {
  /** `order:{id}:attempt:{n}`. */
  readonly reference: string
  /** In the smallest unit of `currency` (ISO 4217, `minorUnits`). */
  readonly amount: Minor
  readonly currency: Currency
  readonly instrument: ChargeInstrument
}

export type ChargeInstrument =
  | { readonly _tag: 'Nonce'; readonly nonce: string }
  /** `token` of this processor's vault. */
  | { readonly _tag: 'SavedCard'; readonly token: string }
  /**
   * The customer's wallet supplies the card (PAY-14). Charges nothing; answers `StepRequired`, whose `data` the browser
   * confirms with. Only for a gateway with `opensIntents`.
   */
  | { readonly _tag: 'Intent' }

export type ChargeOutcome =
  | {
      readonly _tag: 'Authorised'
      readonly transactionId: string
      /** Amount according to the processor. */
      readonly amount: Minor
      /**
       * Upper case, according to the processor. The caller compares amount and currency with its request and releases a
       * charge that differs.
       */
      readonly currency: string
      readonly card?: { readonly brand: string; readonly last4: string }
    }
  | { readonly _tag: 'Declined'; readonly reason: DeclineReason; readonly message?: string }
  /**
   * No money moves before the customer's further step. Only the processor's browser code reads `data`; never store or
   * log it. Cancelling the transaction is final.
   */
  | {
      readonly _tag: 'StepRequired'
      readonly transactionId: string
      readonly data: string
      /** The payment has no payment method yet (PAY-18). */
      readonly lacksMethod?: true
    }
  /** Timeout: look it up by reference, never charge again. */
  | { readonly _tag: 'Unknown' }

export type LookupOutcome = ChargeOutcome | { readonly _tag: 'NeverArrived' }

/** A charge in the processor's books, without declined and pending ones. */
export interface ListedCharge {
  readonly transactionId: string
  /** Our reference, if the processor stored one. A till's charge has another or none. */
  readonly reference?: string
  /** Time of authorisation. */
  readonly at: Instant
  readonly state: 'authorised' | 'captured' | 'cancelled'
  /** Upper case. Applies to all amounts. */
  readonly currency: string
  readonly authorised: Minor
  /** Total before refunds; 0 unless captured. */
  readonly captured: Minor
  /** Absent: the processor's list omits it. */
  readonly refunded?: Minor
}

/** Request for a refund. Idempotent by reference. */
export interface RefundRequest {
  /** `order:{id}:refund:{n}`. */
  readonly reference: string
  /** Id of the captured charge. */
  readonly transactionId: string
  readonly amount: Minor
  /** The charge's currency. */
  readonly currency: Currency
}

export type RefundOutcome =
  | { readonly _tag: 'Refunded'; readonly refundId: string }
  /** The refund is undecided, or the charge has not settled. Repeat later with the same reference. */
  | { readonly _tag: 'Pending' }
  /** Final: the processor refunded nothing. Never reuse the reference. */
  | { readonly _tag: 'Refused'; readonly why?: string }
  /** Timeout: look it up by reference. */
  | { readonly _tag: 'Unknown' }

export type RefundLookup = RefundOutcome | { readonly _tag: 'NeverArrived' }

/** Refunds captured money, in parts if needed, never more than captured. Methods never reject. */
export interface Refunds {
  readonly refund: (request: RefundRequest) => Promise<RefundOutcome>
  /** `transactionId` of the charge, because some processors store refunds only with it. */
  readonly lookUp: (reference: string, transactionId: string) => Promise<RefundLookup>
}

export type ChargePage =
  | {
      readonly _tag: 'Page'
      readonly charges: readonly ListedCharge[]
      /** Cursor of the processor; absent on the last page. */
      readonly next?: string
    }
  /** Timeout. Discard earlier pages too, because a charge that they lack may exist. */
  | { readonly _tag: 'Unknown' }

/** Server side of a processor. Methods never reject. */
export interface PaymentGateway {
  readonly id: string
  /** Public id of the merchant that the processor's browser code must name; absent: the public key names it. */
  readonly merchantId?: string
  /** Accepted amounts per currency; absent: any amount. */
  readonly acceptsAmount?: (currency: Currency) => AcceptedAmount
  /** Milliseconds from the request during which capture is guaranteed; absent: six days. */
  readonly authorisationLasts?: number
  readonly authorise: (request: ChargeRequest) => Promise<ChargeOutcome>
  /**
   * Result of a charge. `askedAt`: our time of the request, which bounds the search in a list; absent: within the last
   * day and a half.
   */
  readonly lookUp: (reference: string, askedAt?: Instant) => Promise<LookupOutcome>
  /** Idempotent. */
  readonly capture: (transactionId: string, amount: Minor) => Promise<'captured' | 'unknown' | 'refused'>
  /** Idempotent. */
  readonly cancel: (transactionId: string) => Promise<'cancelled' | 'unknown' | 'refused'>
  /**
   * Charges authorised since then, in pages and in any order; `cursor` is the previous `next`. May lag by minutes and
   * repeat charges. Absent: the processor has no list, so charges without an order stay undetected.
   */
  readonly charges?: (since: Instant, cursor?: string) => Promise<ChargePage>
  /** Absent: refunds only in the processor's dashboard; requests are refused. */
  readonly refunds?: Refunds
  /** Whether it accepts the instrument `Intent`. Absent: its wallets return nonces. */
  readonly opensIntents?: true
  /** Absent: the processor stores no cards. */
  readonly vault?: CardVault
  /** Reads webhooks; absent: the processor sends none. */
  readonly readPost?: ReadPost
}
