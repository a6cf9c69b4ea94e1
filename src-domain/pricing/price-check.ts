import type { Cents } from '../money/cents.ts'

export interface AppliedDiscount {
  readonly discountId: string
  readonly name: string
  /** Positive. */
  readonly amount: Cents
}

/** What the server says an order costs (PRICE-01). */
export interface PriceCheck {
  /** All fees; PRICE-01 calls them the service fee. */
  readonly delivery: Cents
  /** The part of them that is for bringing it; absent where the back end does not tell the two apart. */
  readonly deliveryFee?: Cents
  readonly appliedDiscounts: readonly AppliedDiscount[]
  readonly appliedCredit: Cents
  readonly appliedStoredValue: Cents
  readonly customerCard?: { readonly brand: string; readonly last4: string }
  readonly preDiscountPrice: Cents
  /** Minutes. */
  readonly serviceEstimate?: number
  readonly taxAmount: Cents
  /** Whether the prices have that tax in them already, so that it is no part of the sum; absent: it comes on top. */
  readonly taxIncluded?: boolean
  /** Due before tip, after all deductions. */
  readonly totalAmount: Cents
  /** The item amount that is compared with the order minimum. */
  readonly amount: Cents
  /** What `amount` must come to; absent where the back end does not say. */
  readonly minimum?: Cents
  readonly isValid: boolean
  readonly message?: string
  /** Of the message, in a word; absent where the back end has none. */
  readonly reason?: string
}
