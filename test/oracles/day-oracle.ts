import { type OracleRefundable, oracleBillOf, oracleRefunds } from './refund-oracle.ts'

/**
 * Oracle of a location's day: sums what customers were told when they ordered, and what refunds give back by
 * refund-oracle.ts, in BigInt. Imports nothing of ours.
 */
export interface SoldOrder {
  readonly at: number
  /** The time that the customer chose; undefined: as soon as possible. Cash is paid on that day. */
  readonly wantedAt?: number
  readonly orderType: string
  /** Milliseconds, as told to the customer. */
  readonly promisedAt: number
  readonly tender: 'card' | 'cash'
  readonly terms: OracleRefundable
  readonly refunds: readonly OracleRefund[]
}

/** In the sequence in which they happened. */
export interface OracleRefund {
  readonly at: number
  readonly cancels: boolean
  /** Pieces that stay, per line. Undefined: everything goes back, with fee and tip. */
  readonly leaves?: readonly bigint[]
}

interface Amounts {
  readonly sales: bigint
  readonly taxable: bigint
  readonly tax: bigint
  readonly tip: bigint
  readonly charged: bigint
  readonly giftCard: bigint
  readonly credit: bigint
}

const names = ['sales', 'taxable', 'tax', 'tip', 'charged', 'giftCard', 'credit'] as const

function minus(one: Amounts, other: Amounts): Amounts {
  const result = { ...one }
  for (const name of names) result[name] -= other[name]
  return result
}
/** Everything that the order brought. `charged` includes the tip. */
function soldFor({ terms }: SoldOrder): Amounts & { readonly bill: ReturnType<typeof oracleBillOf> } {
  const bill = oracleBillOf(
    terms,
    terms.lines.map(({ quantity }) => quantity),
  )
  const within = terms.taxIncluded ? bill.tax : 0n
  const sales = bill.subtotal - bill.discount + bill.fees - within
  return {
    bill,
    sales,
    taxable: terms.fee.isTaxable ? sales : sales - bill.fees,
    ...{ tax: bill.tax, tip: bill.tip, charged: bill.due, giftCard: bill.giftCard, credit: bill.credit },
  }
}

/** What each refund gave back. */
function givenBack(order: SoldOrder): readonly Amounts[] {
  const steps = order.refunds.flatMap(({ leaves }) => (leaves === undefined ? [] : [leaves]))
  const byLines = [...oracleRefunds(order.terms, steps)]
  let left: Amounts = soldFor(order)
  return order.refunds.map(({ leaves }) => {
    const lines = leaves === undefined ? undefined : byLines.shift()
    const back = lines === undefined ? pick(left) : ofLines(lines)
    left = minus(pick(left), back)
    return back
  })
}

function pick({ sales, taxable, tax, tip, charged, giftCard, credit }: Amounts): Amounts {
  return { sales, taxable, tax, tip, charged, giftCard, credit }
}

function ofLines(back: {
  readonly tax: bigint
  readonly credit: bigint
  readonly giftCard: bigint
  readonly charged: bigint
}): Amounts {
  // Fee and tip stay, so all that goes back is food.
  const sales = back.credit + back.giftCard + back.charged - back.tax
  return { sales, taxable: sales, tip: 0n, ...back }
}

/** The figures of all orders and refunds for which `isOfDay` is true. Amounts in minor units. */
export function oracleDay(
  orders: readonly SoldOrder[],
  isOfDay: (at: number) => boolean,
  /** Milliseconds; `completesAfter` the promised time, an order counts as completed. */
  { readAt, completesAfter }: { readonly readAt: number; readonly completesAfter: number },
) {
  const completedAt = ({ promisedAt }: SoldOrder) => promisedAt + completesAfter
  const isCancelledUnpaid = (order: SoldOrder) =>
    order.refunds.some(({ cancels, at }) => cancels && at < completedAt(order))
  const sold = orders.filter(({ at }) => isOfDay(at))
  const back = orders.flatMap((order) =>
    givenBack(order).flatMap((amounts, index) => {
      const refund = order.refunds[index]
      return refund !== undefined && isOfDay(refund.at) ? [{ order, amounts }] : []
    }),
  )
  const types = [...new Set(sold.map(({ orderType }) => orderType))]
  const total = (of: (order: SoldOrder) => bigint, among = sold) => among.reduce((all, one) => all + of(one), 0n)
  const refunded = (of: (amounts: Amounts) => bigint, among = back) =>
    among.reduce((all, { amounts }) => all + of(amounts), 0n)
  const salesOf = (among: readonly SoldOrder[]) => {
    const of = (amount: (one: ReturnType<typeof soldFor>, order: SoldOrder) => bigint) =>
      total((order) => amount(soldFor(order), order), [...among])
    return {
      orders: among.length,
      gross: of(({ bill }) => bill.subtotal),
      discounts: of(({ bill }) => bill.discount),
      fees: of(({ bill }) => bill.fees),
      includedTax: of(({ bill }, { terms }) => (terms.taxIncluded ? bill.tax : 0n)),
      net: of(({ sales }) => sales),
      tax: of(({ tax }) => tax),
      tips: of(({ tip }) => tip),
      total: of(({ sales, tax, tip }) => sales + tax + tip),
    }
  }
  const tenderOf = (
    tender: 'card' | 'cash' | 'gift-card' | 'credit',
    among: readonly SoldOrder[],
    amongBack: typeof back,
    of: (amounts: Amounts) => bigint,
    tipOf: (amounts: Amounts) => bigint,
  ) => {
    const payers = among.filter((order) => of(soldFor(order)) > 0n)
    const [paid, given] = [total((order) => of(soldFor(order)), payers), refunded(of, amongBack)]
    return {
      tender,
      orders: payers.length,
      paid,
      tips: total((order) => tipOf(soldFor(order)), payers),
      refunded: given,
      refundedTips: refunded(tipOf, amongBack),
      net: paid - given,
    }
  }
  const charged = ({ charged: amount }: Amounts) => amount
  const tips = ({ tip }: Amounts) => tip
  const noTips = () => 0n
  const tenders = [
    ...(['card', 'cash'] as const).map((tender) =>
      tenderOf(
        tender,
        sold.filter((order) => order.tender === tender),
        back.filter(({ order }) => order.tender === tender),
        charged,
        tips,
      ),
    ),
    tenderOf('gift-card', sold, back, ({ giftCard }) => giftCard, noTips),
    tenderOf('credit', sold, back, ({ credit }) => credit, noTips),
  ].filter((one) => one.orders > 0 || one.refunded > 0n)
  const inCash = orders.filter(({ tender, at, wantedAt }) => tender === 'cash' && isOfDay(wantedAt ?? at))
  const due = (isIn: (order: SoldOrder) => boolean) => total((order) => soldFor(order).charged, inCash.filter(isIn))
  const sales = salesOf(sold)
  const refunds = {
    // A cancellation of an order of which everything was refunded before gives nothing back.
    refunds: back.filter(({ amounts: { charged: paid, giftCard, credit } }) => paid + giftCard + credit > 0n).length,
    sales: refunded((one) => one.sales),
    tax: refunded((one) => one.tax),
    tips: refunded(tips),
    total: refunded((one) => one.sales + one.tax + one.tip),
  }
  const spent = (tender: string) => {
    const found = tenders.find((one) => one.tender === tender)
    return { spent: found?.paid ?? 0n, refunded: found?.refunded ?? 0n }
  }
  return {
    sales,
    byType: types.map((orderType) => ({
      orderType,
      ...salesOf(sold.filter((order) => order.orderType === orderType)),
    })),
    cancelled: sold.filter(({ refunds: all }) => all.some(({ cancels }) => cancels)).length,
    tenders,
    taxes: {
      taxable: total((order) => soldFor(order).taxable),
      tax: sales.tax,
      refundedTaxable: refunded((one) => one.taxable),
      refundedTax: refunds.tax,
    },
    refunds,
    net: {
      sales: sales.net - refunds.sales,
      tax: sales.tax - refunds.tax,
      tips: sales.tips - refunds.tips,
      total: sales.total - refunds.total,
    },
    cash: {
      collected: due((order) => !isCancelledUnpaid(order) && completedAt(order) <= readAt),
      owed: due((order) => !isCancelledUnpaid(order) && completedAt(order) > readAt),
      cancelled: due((order) => isCancelledUnpaid(order)),
      handedBack: refunded(
        charged,
        back.filter(({ order }) => order.tender === 'cash' && !isCancelledUnpaid(order)),
      ),
    },
    giftCards: spent('gift-card'),
    credit: spent('credit'),
  }
}
