/**
 * What an order must cost, written from the order of calculation alone and in BigInt: subtotal; discount (never below
 * 0); service fee; tax = half-up(rate x (subtotal - discount + taxable fees)) once per order; loyalty credit; gift
 * card; then the tip, untaxed. It imports nothing, so that no mistake can be on both sides of a comparison.
 */
export interface OracleInput {
  readonly subtotal: bigint
  readonly discount: bigint
  readonly serviceFee: bigint
  readonly isServiceFeeTaxable: boolean
  /** Hundredths of a percent. */
  readonly taxRate: bigint
  readonly availableCredit: bigint
  readonly giftCardBalance: bigint
  readonly tip: bigint
}

export interface OracleTotals {
  readonly discount: bigint
  readonly tax: bigint
  readonly credit: bigint
  readonly giftCard: bigint
  readonly totalAmount: bigint
  readonly due: bigint
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator)
const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b)

export const oracleTotals = (order: OracleInput): OracleTotals => {
  const discount = lesser(order.discount, order.subtotal)
  const food = order.subtotal - discount
  const taxable = food + (order.isServiceFeeTaxable ? order.serviceFee : 0n)
  const tax = halfUp(order.taxRate * taxable, 10_000n)
  const withTax = food + order.serviceFee + tax
  const credit = lesser(order.availableCredit, withTax)
  const giftCard = lesser(order.giftCardBalance, withTax - credit)
  const totalAmount = withTax - credit - giftCard
  return { discount, tax, credit, giftCard, totalAmount, due: totalAmount + order.tip }
}
