/**
 * Oracle of an order's totals in BigInt, from the order of calculation: subtotal; discount (never below 0); service
 * fee; tax = half-up(rate x (subtotal - discount + taxable fees)) once per order, or the tax within that base; loyalty
 * credit; gift card, both capped by the customer's choice; then the untaxed tip. Imports nothing, so it shares no bug
 * with the product.
 */
export interface OracleInput {
  readonly subtotal: bigint
  readonly discount: bigint
  readonly serviceFee: bigint
  readonly isServiceFeeTaxable: boolean
  /** Percent as text, exact: '8.875'. */
  readonly taxPercent: string
  /** Prices include the tax; default: added. */
  readonly taxIncluded?: boolean
  readonly availableCredit: bigint
  readonly giftCardBalance: bigint
  /** Cap of credit and gift card together; default: none. */
  readonly useAtMost?: bigint
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

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** The rate as a fraction; rounds only the result. */
function taxOf(percent: string, taxable: bigint): bigint {
  const [whole = '', decimals = ''] = percent.split('.')
  return halfUp(BigInt(whole + decimals) * taxable, 100n * 10n ** BigInt(decimals.length))
}

/** Tax within a gross amount: gross - gross / (1 + rate). */
function taxWithin(percent: string, gross: bigint): bigint {
  const [whole = '', decimals = ''] = percent.split('.')
  const one = 100n * 10n ** BigInt(decimals.length)
  const withRate = one + BigInt(whole + decimals)
  return halfUp(gross * withRate - gross * one, withRate)
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** Deducts credit, then gift card, then adds the tip. */
function paid(
  withTax: bigint,
  order: Pick<OracleInput, 'availableCredit' | 'giftCardBalance' | 'useAtMost' | 'tip'>,
): Omit<OracleTotals, 'discount' | 'tax'> {
  const most = order.useAtMost ?? withTax
  const credit = lesser(order.availableCredit, lesser(withTax, most))
  const giftCard = lesser(order.giftCardBalance, lesser(withTax, most) - credit)
  const totalAmount = withTax - credit - giftCard
  return { credit, giftCard, totalAmount, due: totalAmount + order.tip }
}

/** Hundredths of a percent, rounded half up; or cents. */
export type OraclePart = { readonly basisPoints: bigint } | { readonly cents: bigint }

export interface OracleOrder {
  /** Unit prices include all choices. Packing counts as lines. */
  readonly lines: readonly { readonly unitPrice: bigint; readonly quantity: bigint }[]
  /** On the subtotal, at most all of it. Absent without a valid code. */
  readonly promo?: OraclePart
  /** Service fee and delivery zone fee, each taxed or not. */
  readonly fees: readonly { readonly amount: bigint; readonly isTaxable: boolean }[]
  readonly taxPercent: string
  readonly taxIncluded?: boolean
  readonly availableCredit: bigint
  /** 0 without a card. */
  readonly giftCardBalance: bigint
  readonly useAtMost?: bigint
  /** On the subtotal before the discount (PRICE-18). Credit and gift card do not pay it. */
  readonly tip: OraclePart
}

export interface OracleBill extends OracleTotals {
  readonly subtotal: bigint
  readonly fees: bigint
  readonly tip: bigint
}

export function oracleTotals(order: OracleInput): OracleTotals {
  const discount = lesser(order.discount, order.subtotal)
  const food = order.subtotal - discount
  const taxable = food + (order.isServiceFeeTaxable ? order.serviceFee : 0n)
  const { tax, onTop } = taxed(order, taxable)
  return { discount, tax, ...paid(food + order.serviceFee + onTop, order) }
}

function taxed(
  { taxPercent, taxIncluded = false }: Pick<OracleInput, 'taxPercent' | 'taxIncluded'>,
  taxable: bigint,
): { readonly tax: bigint; readonly onTop: bigint } {
  if (taxIncluded) return { tax: taxWithin(taxPercent, taxable), onTop: 0n }
  const tax = taxOf(taxPercent, taxable)
  return { tax, onTop: tax }
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, one) => all + one, 0n)
}
function partOf(part: OraclePart, whole: bigint): bigint {
  return 'cents' in part ? part.cents : halfUp(part.basisPoints * whole, 10_000n)
}

export function oracleBill(order: OracleOrder): OracleBill {
  const subtotal = total(order.lines.map(({ unitPrice, quantity }) => unitPrice * quantity))
  const discount = order.promo === undefined ? 0n : lesser(partOf(order.promo, subtotal), subtotal)
  const fees = total(order.fees.map(({ amount }) => amount))
  const taxedFees = total(order.fees.filter(({ isTaxable }) => isTaxable).map(({ amount }) => amount))
  const { tax, onTop } = taxed(order, subtotal - discount + taxedFees)
  const tip = partOf(order.tip, subtotal)
  return { subtotal, discount, fees, tax, tip, ...paid(subtotal - discount + fees + onTop, { ...order, tip }) }
}
