import { add, atLeastZero, type Minor, smaller, subtract, sum, zero } from '../money/minor.ts'
import { type Rate, shareOf, shareWithin } from '../money/rate.ts'
import { type CategoryRate, type CategoryTax, taxesByCategory } from './tax-categories.ts'

/** Charges of a location per order type. The server never reads them from the client. */
export interface ChargeTerms {
  readonly taxRate: Rate
  readonly serviceFee: Minor
  readonly isServiceFeeTaxable: boolean
  /** Prices and a taxable fee include the tax; absent: tax is added. */
  readonly taxIncluded?: boolean
  /** Rates of tax categories. Food of another category, or of none, has `taxRate`. Absent: one rate for all. */
  readonly taxRates?: readonly CategoryRate[]
  /** Receipts have a line for each rate; absent: one line. */
  readonly showsTaxRates?: boolean
}

export interface TotalsInput {
  readonly subtotal: Minor
  /** From `subtotalsByCategory`; absent: all food has the location's own rate. */
  readonly subtotals?: readonly Minor[] | undefined
  readonly discount: Minor
  readonly charges: ChargeTerms
  readonly availableCredit: Minor
  readonly giftCardBalance: Minor
  /** Cap on credit and gift card together; absent: none. */
  readonly useAtMost?: Minor
  readonly tip: Minor
}

export interface OrderTotals {
  readonly subtotal: Minor
  readonly discount: Minor
  readonly serviceFee: Minor
  readonly tax: Minor
  /** Tax included in food and fee; 0 if tax is added. */
  readonly taxInFood: Minor
  readonly taxInFee: Minor
  /** Parts of `tax`; absent if all food has the location's own rate. */
  readonly taxes?: readonly CategoryTax[]
  readonly credit: Minor
  readonly giftCard: Minor
  readonly tip: Minor
  /** Before tip. */
  readonly totalAmount: Minor
  /** totalAmount + tip. */
  readonly due: Minor
}

/**
 * Price of an order (PRICE-12). Deductions never go below 0. Tax is rounded once per tax
 * category, and added unless included.
 * The tip is untaxed; credit and gift card do not pay for it.
 */
export function orderTotals({ subtotal, subtotals, discount, charges, ...rest }: TotalsInput): OrderTotals {
  const discounted = smaller(atLeastZero(discount), subtotal)
  const food = subtract(subtotal, discounted)
  const taxedFee = charges.isServiceFeeTaxable ? charges.serviceFee : zero
  const taxes =
    subtotals === undefined
      ? taxesOf(charges, food, taxedFee)
      : categoryTaxes(charges, taxesByCategory(charges, { subtotals, discount: discounted, taxedFee }), taxedFee)
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

function categoryTaxes(
  { taxRate, taxIncluded = false }: ChargeTerms,
  taxes: readonly CategoryTax[],
  taxedFee: Minor,
): Taxes & Pick<OrderTotals, 'taxes'> {
  const tax = sum(taxes.map((one) => one.tax))
  if (!taxIncluded) return { tax, taxInFood: zero, taxInFee: zero, taxes }
  const taxInFee = shareWithin(taxRate, taxedFee)
  return { tax, taxInFood: subtract(tax, taxInFee), taxInFee, taxes }
}

type Taxes = Pick<OrderTotals, 'tax' | 'taxInFood' | 'taxInFee'>

/** Tax that is not included in the prices. */
export function onTop({ tax, taxInFood, taxInFee }: Taxes): Minor {
  return subtract(tax, add(taxInFood, taxInFee))
}

/**
 * Rounds once. Computes the fee's share alone, because the fee remains after a refund of food. The food has the rest.
 */
function taxesOf({ taxRate, taxIncluded = false }: ChargeTerms, food: Minor, taxedFee: Minor): Taxes {
  const taxed = add(food, taxedFee)
  if (!taxIncluded) return { tax: shareOf(taxRate, taxed), taxInFood: zero, taxInFee: zero }
  const tax = shareWithin(taxRate, taxed)
  const taxInFee = shareWithin(taxRate, taxedFee)
  return { tax, taxInFood: subtract(tax, taxInFee), taxInFee }
}
