import { type OracleBill, oracleBill } from './order-totals-oracle.ts'

/** Oracle of refunds line by line, from docs/order-of-calculation.md, in BigInt. Imports nothing of ours. */
export interface OracleRefundable {
  readonly lines: readonly { readonly unitPrice: bigint; readonly quantity: bigint }[]
  /** A promotion on the whole order, from a subtotal of `minimum`. */
  readonly promo?: {
    readonly part: { readonly basisPoints: bigint } | { readonly cents: bigint }
    readonly minimum: bigint
  }
  readonly fee: { readonly amount: bigint; readonly isTaxable: boolean }
  readonly taxPercent: string
  readonly taxIncluded: boolean
  readonly availableCredit: bigint
  readonly giftCardBalance: bigint
  readonly tip: bigint
}

export interface OracleBack {
  readonly tax: bigint
  readonly credit: bigint
  readonly giftCard: bigint
  readonly charged: bigint
}

export function oracleBillOf(order: OracleRefundable, quantities: readonly bigint[]): OracleBill {
  const lines = order.lines.map(({ unitPrice }, at) => ({ unitPrice, quantity: quantities[at] ?? 0n }))
  const subtotal = lines.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0n)
  const { promo, fee } = order
  return oracleBill({
    lines,
    ...(promo === undefined || subtotal < promo.minimum ? {} : { promo: promo.part }),
    fees: [fee],
    taxPercent: order.taxPercent,
    taxIncluded: order.taxIncluded,
    availableCredit: order.availableCredit,
    giftCardBalance: order.giftCardBalance,
    tip: { cents: order.tip },
  })
}

function costs({ totalAmount, credit, giftCard }: OracleBill): bigint {
  return totalAmount + credit + giftCard
}

function paidBy(total: bigint, bill: OracleBill): Omit<OracleBack, 'tax'> {
  const credit = bill.credit < total ? bill.credit : total
  const giftCard = bill.giftCard < total - credit ? bill.giftCard : total - credit
  return { credit, giftCard, charged: total - credit - giftCard }
}

/** `steps`: remaining quantities. The customer owes the lowest total so far. */
export function oracleRefunds(order: OracleRefundable, steps: readonly (readonly bigint[])[]): readonly OracleBack[] {
  const bill = oracleBillOf(
    order,
    order.lines.map(({ quantity }) => quantity),
  )
  let lowest = costs(bill)
  let tax = bill.tax
  return steps.map((quantities) => {
    const now = oracleBillOf(order, quantities)
    if (costs(now) >= lowest) return { tax: 0n, credit: 0n, giftCard: 0n, charged: 0n }
    const [before, after] = [paidBy(lowest, bill), paidBy(costs(now), bill)]
    const back = {
      tax: tax - now.tax,
      credit: before.credit - after.credit,
      giftCard: before.giftCard - after.giftCard,
      charged: before.charged - after.charged,
    }
    lowest = costs(now)
    tax = now.tax
    return back
  })
}
