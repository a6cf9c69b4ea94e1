/**
 * What an order must cost, written from the order of calculation alone and in BigInt: subtotal; discount (never below
 * 0); service fee; tax = half-up(rate x (subtotal - discount + taxable fees)) once per order, or what of that base is tax
 * where prices include it; loyalty credit; gift card, the two of them at most what the customer wants used; then the tip, untaxed. It imports nothing, so that no mistake can be on both sides of a comparison.
 */
export interface OracleInput {
  readonly subtotal: bigint
  readonly discount: bigint
  readonly serviceFee: bigint
  readonly isServiceFeeTaxable: boolean
  /** As the law writes it, in percent with as many decimals as it has: '8.875'. */
  readonly taxPercent: string
  /** The prices have the tax in them, and it is only said; absent: it comes on top. */
  readonly taxIncluded?: boolean
  readonly availableCredit: bigint
  readonly giftCardBalance: bigint
  /** Credit and gift card together pay no more than this; absent: as much as they can. */
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

/** The rate as a fraction: every digit counts, and the only rounding is of the cents that come out. */
function taxOf(percent: string, taxable: bigint): bigint {
  const [whole = '', decimals = ''] = percent.split('.')
  return halfUp(BigInt(whole + decimals) * taxable, 100n * 10n ** BigInt(decimals.length))
}

/** What is left of an amount when it is taken down to what it was before the tax: gross - gross / (1 + rate). */
function taxWithin(percent: string, gross: bigint): bigint {
  const [whole = '', decimals = ''] = percent.split('.')
  const one = 100n * 10n ** BigInt(decimals.length)
  const withRate = one + BigInt(whole + decimals)
  return halfUp(gross * withRate - gross * one, withRate)
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** What is left after credit and gift card, in this order, and then the tip. */
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

/** In hundredths of a percent, half a cent rounded up; or in cents. */
export type OraclePart = { readonly basisPoints: bigint } | { readonly cents: bigint }

/** An order as it is ordered: what its parts come to is worked out here too. All amounts in cents. */
export interface OracleOrder {
  /** The unit price has everything in it that was chosen for one portion. Packing is lines as well. */
  readonly lines: readonly { readonly unitPrice: bigint; readonly quantity: bigint }[]
  /** Of the subtotal, and never more than it. Absent when there is no code, or one that does not hold. */
  readonly promo?: OraclePart
  /** The location's service fee and the delivery zone's fee: one line of the bill, each taxed or not by its own row. */
  readonly fees: readonly { readonly amount: bigint; readonly isTaxable: boolean }[]
  /** Both as in `OracleInput`. */
  readonly taxPercent: string
  readonly taxIncluded?: boolean
  readonly availableCredit: bigint
  /** 0 without a gift card. */
  readonly giftCardBalance: bigint
  /** As in `OracleInput`. */
  readonly useAtMost?: bigint
  /** Of the subtotal before the discount (PRICE-18). Credit and gift card pay none of it. */
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
