import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
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
  /** Several rates: their taxes are in `TaxRow`s. */
  readonly hasCategories?: boolean
}

/** Tax of one rate, of orders or refunds with several. */
export interface TaxRow {
  /** False: refunded. */
  readonly isSold: boolean
  readonly rate: Rate
  readonly isTaxIncluded: boolean
  readonly taxable: Minor
  readonly tax: Minor
}

/** One or more orders, with the sums of their amounts. */
export interface SoldRow extends Alike {
  readonly orderType: DiningOption
  readonly orders: number
  readonly cancelled: number
  readonly byCharge: number
  readonly byGiftCard: number
  readonly byCredit: number
  readonly subtotal: Minor
  readonly discount: Minor
  readonly serviceFee: Minor
  readonly tax: Minor
  readonly taxInFood: Minor
  readonly taxInFee: Minor
  readonly credit: Minor
  readonly giftCard: Minor
  readonly tip: Minor
  /** Paid by card or cash, with tip. */
  readonly due: Minor
}

/** One or more finished refunds, with the sums of their parts. */
export interface RefundedRow extends Alike, RefundParts {
  readonly refunds: number
}

/** Cash of one or more orders with the same end. */
export interface CashRow {
  readonly end: 'completed' | 'cancelled' | 'open'
  /** 0 for an order of another day. */
  readonly due: Minor
  /** Cash refunds of the day. */
  readonly refunded: Minor
}

/** What staff did with gift cards and patrons' credit. */
export interface OfferRows {
  readonly sold: number
  readonly soldFor: Minor
  readonly voided: Minor
  readonly added: Minor
  readonly taken: Minor
}

export interface DayRows {
  readonly sold: readonly SoldRow[]
  readonly refunded: readonly RefundedRow[]
  readonly taxes?: readonly TaxRow[]
  readonly cash: readonly CashRow[]
  readonly offers: OfferRows
}
