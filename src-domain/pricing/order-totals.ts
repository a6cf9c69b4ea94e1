import { add, atLeastZero, type Cents, smaller, subtract, zero } from '../money/cents.ts'
import { type Rate, shareOf, shareWithin } from '../money/rate.ts'

/** What a location charges on top of the food, for one dining option. Rows of the location, never of the client. */
export interface ChargeTerms {
  readonly taxRate: Rate
  readonly serviceFee: Cents
  readonly isServiceFeeTaxable: boolean
  /** The prices, and a fee that is taxed, have the tax in them already; absent: it comes on top. */
  readonly taxIncluded?: boolean
}

export interface TotalsInput {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly charges: ChargeTerms
  readonly availableCredit: Cents
  readonly giftCardBalance: Cents
  /** The customer lets credit and gift card together pay no more than this; absent: as much as they can. */
  readonly useAtMost?: Cents
  readonly tip: Cents
}

export interface OrderTotals {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly serviceFee: Cents
  readonly tax: Cents
  /** What of the tax is in the food and in the fee already: all of it, or where it comes on top nothing. */
  readonly taxInFood: Cents
  readonly taxInFee: Cents
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
 * rounded once per order, and comes on top only of what does not have it inside; the tip is untaxed, and no credit or
 * gift card pays for it.
 */
export function orderTotals({ subtotal, discount, charges, ...rest }: TotalsInput): OrderTotals {
  const discounted = smaller(atLeastZero(discount), subtotal)
  const food = subtract(subtotal, discounted)
  const taxes = taxesOf(charges, food, charges.isServiceFeeTaxable ? charges.serviceFee : zero)
  const charged = add(add(food, charges.serviceFee), onTop(taxes))
  const deductible = smaller(charged, atLeastZero(rest.useAtMost ?? charged))
  const credit = smaller(atLeastZero(rest.availableCredit), deductible)
  const giftCard = smaller(atLeastZero(rest.giftCardBalance), subtract(deductible, credit))
  const totalAmount = subtract(charged, add(credit, giftCard))
  const tip = atLeastZero(rest.tip)
  return {
    subtotal,
    discount: discounted,
    serviceFee: charges.serviceFee,
    ...taxes,
    credit,
    giftCard,
    tip,
    totalAmount,
    due: add(totalAmount, tip),
  }
}

type Taxes = Pick<OrderTotals, 'tax' | 'taxInFood' | 'taxInFee'>

/** What of the tax is charged beside food and fee. */
export function onTop({ tax, taxInFood, taxInFee }: Taxes): Cents {
  return subtract(tax, add(taxInFood, taxInFee))
}

/**
 * One rounding for all of it. What is in the fee is what would be in the fee alone, because it stays when food goes back;
 * the food has the rest.
 */
function taxesOf({ taxRate, taxIncluded = false }: ChargeTerms, food: Cents, taxedFee: Cents): Taxes {
  const taxed = add(food, taxedFee)
  if (!taxIncluded) return { tax: shareOf(taxRate, taxed), taxInFood: zero, taxInFee: zero }
  const tax = shareWithin(taxRate, taxed)
  const taxInFee = shareWithin(taxRate, taxedFee)
  return { tax, taxInFood: subtract(tax, taxInFee), taxInFee }
}
