import type { Minor } from '../money/minor.ts'
import type { TaxLine } from './tax-lines.ts'

export interface AppliedDiscount {
  readonly discountId: string
  readonly name: string
  /** Positive. */
  readonly amount: Minor
}

export interface PriceCheck {
  /** Sum of all fees. PRICE-01 calls it the service fee. */
  readonly delivery: Minor
  /** Share of `delivery`; absent if the back end does not separate it. */
  readonly deliveryFee?: Minor
  readonly appliedDiscounts: readonly AppliedDiscount[]
  readonly appliedCredit: Minor
  readonly appliedStoredValue: Minor
  readonly customerCard?: { readonly brand: string; readonly last4: string }
  readonly preDiscountPrice: Minor
  /** Minutes. */
  readonly serviceEstimate?: number
  readonly taxAmount: Minor
  /** Prices include the tax, so it is not added; absent: it is added. */
  readonly taxIncluded?: boolean
  /** Parts of `taxAmount`; absent: shown as one line. */
  readonly taxes?: readonly TaxLine[]
  /** After deductions, before tip. */
  readonly totalAmount: Minor
  /** The order minimum applies to this amount. */
  readonly amount: Minor
  /** Minimum for `amount`; absent if the back end omits it. */
  readonly minimum?: Minor
  readonly isValid: boolean
  readonly message?: string
  readonly reason?: string
}
