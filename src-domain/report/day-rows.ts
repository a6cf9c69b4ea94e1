import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Cents } from '../money/cents.ts'
import type { Rate } from '../money/rate.ts'
import type { RefundParts } from '../ticket/refund-parts.ts'

/** Orders or refunds with the same payment and the same tax. */
interface Alike {
  /** `none`: credit or a gift card paid for everything. */
  readonly payment: 'cash' | 'card' | 'none'
  readonly processor?: string
  readonly rate?: Rate
  readonly isTaxIncluded: boolean
  readonly isFeeTaxable: boolean
}

/** One or more orders, with the sums of their amounts. */
export interface SoldRow extends Alike {
  readonly orderType: DiningOption
  readonly orders: number
  readonly cancelled: number
  readonly byCharge: number
  readonly byGiftCard: number
  readonly byCredit: number
  readonly subtotal: Cents
  readonly discount: Cents
  readonly serviceFee: Cents
  readonly tax: Cents
  readonly taxInFood: Cents
  readonly taxInFee: Cents
  readonly credit: Cents
  readonly giftCard: Cents
  readonly tip: Cents
  /** Paid by card or cash, with tip. */
  readonly due: Cents
}

/** One or more finished refunds, with the sums of their parts. */
export interface RefundedRow extends Alike, RefundParts {
  readonly refunds: number
}

/** Cash of one or more orders with the same end. */
export interface CashRow {
  readonly end: 'completed' | 'cancelled' | 'open'
  /** 0 for an order of another day. */
  readonly due: Cents
  /** Cash refunds of the day. */
  readonly refunded: Cents
}

/** What staff did with gift cards and patrons' credit. */
export interface OfferRows {
  readonly sold: number
  readonly soldFor: Cents
  readonly voided: Cents
  readonly added: Cents
  readonly taken: Cents
}

export interface DayRows {
  readonly sold: readonly SoldRow[]
  readonly refunded: readonly RefundedRow[]
  readonly cash: readonly CashRow[]
  readonly offers: OfferRows
}
