import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
import type { Rate } from '../money/rate.ts'
import type { Instant } from '../time/clock.ts'

/** Figures of one location and one business day. Every figure equals the ledger's to the cent. */
export interface DayReport {
  /** "2026-11-28", in the location's zone. A night past midnight belongs to the day before. */
  readonly date: string
  /** The location's current business day. */
  readonly today: string
  readonly from: Instant
  /** Exclusive. */
  readonly to: Instant
  /** Before `to`: the day is not over. */
  readonly readAt: Instant
  /** ISO 4217. Amounts in other currencies are left out. */
  readonly currency: string
  /** Orders and refunds of the day in another currency. */
  readonly leftOut: number
  /** Orders placed on the day, those cancelled later included: what is given back is in `refunds`. */
  readonly sales: SaleSums
  /** Orders of the day that were cancelled since. */
  readonly cancelled: number
  /** Only order types with orders. */
  readonly byType: readonly TypeSums[]
  readonly tenders: readonly TenderSums[]
  readonly taxes: readonly TaxSums[]
  /** Refunds finished on the day, whenever their order was placed. */
  readonly refunds: RefundSums
  /** Sales minus refunds. */
  readonly net: NetSums
  readonly cash: CashSums
  readonly giftCards: GiftCardSums
  readonly credit: CreditSums
}

export interface SaleSums {
  readonly orders: number
  /** Food at the menu's prices. */
  readonly gross: Minor
  readonly discounts: Minor
  readonly fees: Minor
  /** Tax within gross, discounts and fees; 0 if tax is added. */
  readonly includedTax: Minor
  /** gross - discounts + fees - includedTax. */
  readonly net: Minor
  readonly tax: Minor
  readonly tips: Minor
  /** net + tax + tips. All tenders together paid it. */
  readonly total: Minor
}

export interface TypeSums extends SaleSums {
  readonly orderType: DiningOption
}

export type Tender = 'card' | 'cash' | 'gift-card' | 'credit'

export interface TenderSums {
  readonly tender: Tender
  /** Only for cards. */
  readonly processor?: string
  /** Orders of which the tender paid a part. */
  readonly orders: number
  /** Tips included. */
  readonly paid: Minor
  /** Gift cards and credit pay no tips. */
  readonly tips: Minor
  /** Refunds of the day, tips included. */
  readonly refunded: Minor
  readonly refundedTips: Minor
  /** paid - refunded. */
  readonly net: Minor
}

export interface TaxSums {
  /** Absent for orders that predate stored rates. */
  readonly rate?: Rate
  readonly isIncluded: boolean
  /** Food and taxable fees after discounts, without tax. */
  readonly taxable: Minor
  readonly tax: Minor
  readonly refundedTaxable: Minor
  readonly refundedTax: Minor
}

export interface NetSums {
  /** Food and fees, without tax. */
  readonly sales: Minor
  readonly tax: Minor
  readonly tips: Minor
  /** sales + tax + tips. */
  readonly total: Minor
}

export interface RefundSums extends NetSums {
  readonly refunds: number
}

/**
 * Cash of orders for the day, whenever they were placed, because customers pay in cash when they get the food. Over all
 * days, `collected`, `owed` and `cancelled` sum to what the tender cash paid.
 */
export interface CashSums {
  /** From completed orders. */
  readonly collected: Minor
  /** From orders that are still open. */
  readonly owed: Minor
  /** Due for orders that were cancelled before the customer paid. */
  readonly cancelled: Minor
  /** Cash refunds of the day, except those of orders that were cancelled before the customer paid. */
  readonly handedBack: Minor
}

/** Paid by and refunded to gift cards, as the tenders say; and cards that staff issued or voided on the day. */
export interface GiftCardSums {
  readonly sold: number
  readonly soldFor: Minor
  /** Left on voided cards, which the location had issued. */
  readonly voided: Minor
  readonly spent: Minor
  readonly refunded: Minor
}

/** Credit of patrons: changed by staff on the day, and paid and refunded as the tenders say. */
export interface CreditSums {
  readonly added: Minor
  readonly taken: Minor
  readonly spent: Minor
  readonly refunded: Minor
}
