import type { Cents } from '../money/cents.ts'

export interface AppliedDiscount {
  readonly discountId: string
  readonly name: string
  /** Positive. */
  readonly amount: Cents
}

export interface PriceCheck {
  /** Sum of all fees. PRICE-01 calls it the service fee. */
  readonly delivery: Cents
  /** Share of `delivery`; absent if the back end does not separate it. */
  readonly deliveryFee?: Cents
  readonly appliedDiscounts: readonly AppliedDiscount[]
  readonly appliedCredit: Cents
  readonly appliedStoredValue: Cents
  readonly customerCard?: { readonly brand: string; readonly last4: string }
  readonly preDiscountPrice: Cents
  /** Minutes. */
  readonly serviceEstimate?: number
  readonly taxAmount: Cents
  /** Prices include the tax, so it is not added; absent: it is added. */
  readonly taxIncluded?: boolean
  /** After deductions, before tip. */
  readonly totalAmount: Cents
  /** The order minimum applies to this amount. */
  readonly amount: Cents
  /** Minimum for `amount`; absent if the back end omits it. */
  readonly minimum?: Cents
  readonly isValid: boolean
  readonly message?: string
  readonly reason?: string
}
