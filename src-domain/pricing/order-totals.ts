import type { Cents } from '../money/cents.ts'
import type { BasisPoints } from '../money/percent.ts'

/** What a location charges on top of the food, for one dining option. Rows of the location, never of the client. */
export interface ChargeTerms {
  readonly taxRate: BasisPoints
  readonly serviceFee: Cents
  readonly isServiceFeeTaxable: boolean
}

export interface TotalsInput {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly charges: ChargeTerms
  readonly availableCredit: Cents
  readonly giftCardBalance: Cents
  readonly tip: Cents
}

export interface OrderTotals {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly serviceFee: Cents
  readonly tax: Cents
  readonly credit: Cents
  readonly giftCard: Cents
  readonly tip: Cents
  /** Due before tip. */
  readonly totalAmount: Cents
  /** What an instrument is charged: totalAmount + tip. */
  readonly due: Cents
}
