import { add, type Minor, subtract, sum, zero } from '../money/minor.ts'
import type { OrderTotals } from '../pricing/order-totals.ts'

/** A refund by what it was charged for and by tender. Both sums are equal. */
export interface RefundParts {
  readonly sale: Minor
  readonly serviceFee: Minor
  readonly tax: Minor
  readonly tip: Minor
  readonly credit: Minor
  readonly giftCard: Minor
  /** Paid by card or cash. */
  readonly charged: Minor
}

export const nothingBack: RefundParts = {
  sale: zero,
  serviceFee: zero,
  tax: zero,
  tip: zero,
  credit: zero,
  giftCard: zero,
  charged: zero,
}

/** The largest possible refund. */
export function partsOf(totals: OrderTotals): RefundParts {
  const { tax, tip, credit, giftCard, due } = totals
  return { ...soldFor(totals), tax, tip, credit, giftCard, charged: due }
}

/** Food and fee without included tax, which our books keep separate. */
export function soldFor({ subtotal, discount, serviceFee, taxInFood, taxInFee }: OrderTotals) {
  return {
    sale: subtract(subtract(subtotal, discount), taxInFood),
    serviceFee: subtract(serviceFee, taxInFee),
  } satisfies Partial<RefundParts>
}

export function addParts(a: RefundParts, b: RefundParts): RefundParts {
  return each(a, b, add)
}
export function partsLeft(whole: RefundParts, given: RefundParts): RefundParts {
  return each(whole, given, subtract)
}

export function refundTotal({ credit, giftCard, charged }: RefundParts): Minor {
  return sum([credit, giftCard, charged])
}

function each(a: RefundParts, b: RefundParts, combine: (a: Minor, b: Minor) => Minor): RefundParts {
  return {
    sale: combine(a.sale, b.sale),
    serviceFee: combine(a.serviceFee, b.serviceFee),
    tax: combine(a.tax, b.tax),
    tip: combine(a.tip, b.tip),
    credit: combine(a.credit, b.credit),
    giftCard: combine(a.giftCard, b.giftCard),
    charged: combine(a.charged, b.charged),
  }
}
