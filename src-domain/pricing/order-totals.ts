import { add, atLeastZero, type Cents, smaller, subtract, zero } from '../money/cents.ts'
import { type Rate, shareOf } from '../money/rate.ts'

/** What a location charges on top of the food, for one dining option. Rows of the location, never of the client. */
export interface ChargeTerms {
  readonly taxRate: Rate
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

/**
 * What an order costs (PRICE-12). Each deduction takes at most what is left, so nothing goes below 0; the tax is
 * rounded once per order; the tip is untaxed, and no credit or gift card pays for it.
 */
export function orderTotals({ subtotal, discount, charges, ...rest }: TotalsInput): OrderTotals {
  const discounted = smaller(atLeastZero(discount), subtotal)
  const food = subtract(subtotal, discounted)
  const taxed = add(food, charges.isServiceFeeTaxable ? charges.serviceFee : zero)
  const tax = shareOf(charges.taxRate, taxed)
  const charged = add(add(food, charges.serviceFee), tax)
  const credit = smaller(atLeastZero(rest.availableCredit), charged)
  const afterCredit = subtract(charged, credit)
  const giftCard = smaller(atLeastZero(rest.giftCardBalance), afterCredit)
  const totalAmount = subtract(afterCredit, giftCard)
  const tip = atLeastZero(rest.tip)
  return {
    subtotal,
    discount: discounted,
    serviceFee: charges.serviceFee,
    tax,
    credit,
    giftCard,
    tip,
    totalAmount,
    due: add(totalAmount, tip),
  }
}
