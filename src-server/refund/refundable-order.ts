import { sql } from 'kysely'
import { minor } from '../../src-domain/money/minor.ts'
import type { OrderTotals } from '../../src-domain/pricing/order-totals.ts'
import type { CategoryTax } from '../../src-domain/pricing/tax-categories.ts'
import type { ChargedOrder } from '../../src-domain/ticket/refund-of-lines.ts'
import { addParts, nothingBack, type RefundParts } from '../../src-domain/ticket/refund-parts.ts'
import type { TicketLine } from '../../src-domain/ticket/ticket.ts'
import type { Database } from '../store/database.ts'
import type { OrderTerms } from '../store/rows/order-terms.ts'
import type { LineTaken, RefundState } from '../store/rows/refund-state.ts'
import type { StoredPayment } from '../store/rows/stored-payment.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'

export interface PastRefund {
  readonly n: number
  readonly state: RefundState
  readonly isWhole: boolean
  /** Empty if an amount was refunded. */
  readonly lines: readonly LineTaken[]
  readonly parts: RefundParts
  /** Only of an order with several rates. */
  readonly taxes?: readonly CategoryTax[]
}

export interface RefundableOrder {
  readonly id: string
  readonly brandId: string
  /** ISO 4217. */
  readonly currency: string
  readonly items: readonly TicketLine[]
  readonly payment: StoredPayment
  readonly totals: OrderTotals
  /** Undefined for an order that predates stored terms. */
  readonly charged: ChargedOrder | undefined
  readonly refunds: readonly PastRefund[]
  readonly isCancelled: boolean
}

export interface PartsRow {
  readonly sale: number
  readonly service_fee: number
  readonly tax: number
  readonly tip: number
  readonly credit: number
  readonly gift_card: number
  readonly charged: number
}

interface RefundRow extends PartsRow {
  readonly n: number
  readonly state: RefundState
  readonly is_whole: boolean
  readonly lines: readonly LineTaken[]
  readonly taxes: readonly CategoryTax[] | null
}

interface OrderRow extends Omit<PartsRow, 'sale' | 'charged'> {
  readonly id: string
  readonly brand_id: string
  readonly currency: string
  readonly ticket: StoredTicket
  readonly payment: StoredPayment
  readonly subtotal: number
  readonly discount: number
  readonly tax_in_food: number
  readonly tax_in_fee: number
  readonly due: number
  readonly terms: OrderTerms | null
  readonly placed_at: Date
  readonly is_cancelled: boolean
  readonly refunds: readonly RefundRow[] | null
}

/** A consistent snapshot. */
export async function refundableOrder(db: Database, orderId: string): Promise<RefundableOrder | undefined> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.brand_id, o.currency, o.ticket, o.payment, o.subtotal, o.discount, o.service_fee, o.tax, o.tax_in_food, o.tax_in_fee,
      o.credit, o.gift_card, o.tip, o.due, o.terms, o.placed_at,
      exists (select from cancellations c where c.order_id = o.id) as is_cancelled,
      (select jsonb_agg(to_jsonb(r) order by r.n) from refunds r where r.order_id = o.id) as refunds
    from orders o where o.id = ${orderId}`.execute(db)
  const [row] = rows
  return row && orderOf(row)
}

function orderOf(row: OrderRow): RefundableOrder {
  const totals = totalsOf(row)
  return {
    id: row.id,
    brandId: row.brand_id,
    currency: row.currency,
    items: row.ticket.items,
    payment: row.payment,
    totals,
    charged: row.terms === null ? undefined : chargedOf(row, row.terms, totals),
    refunds: (row.refunds ?? []).map(({ n, state, is_whole, lines, taxes, ...parts }) => ({
      n,
      state,
      isWhole: is_whole,
      lines,
      parts: partsOfRow(parts),
      ...(taxes === null ? {} : { taxes }),
    })),
    isCancelled: row.is_cancelled,
  }
}

function totalsOf(row: OrderRow): OrderTotals {
  const [due, tip] = [minor(row.due), minor(row.tip)]
  return {
    subtotal: minor(row.subtotal),
    discount: minor(row.discount),
    serviceFee: minor(row.service_fee),
    tax: minor(row.tax),
    taxInFood: minor(row.tax_in_food),
    taxInFee: minor(row.tax_in_fee),
    ...(row.terms?.taxes === undefined ? {} : { taxes: row.terms.taxes }),
    credit: minor(row.credit),
    giftCard: minor(row.gift_card),
    tip,
    totalAmount: minor(due - tip),
    due,
  }
}

function chargedOf({ ticket, placed_at }: OrderRow, terms: OrderTerms, totals: OrderTotals): ChargedOrder {
  const { promo, taxRate, isServiceFeeTaxable, taxIncluded, taxRates, taxCategories = [] } = terms
  return {
    lines: ticket.items.map(({ group, itemId, price, quantity }, at) => {
      const taxCategory = taxCategories[at] ?? undefined
      return { group: group.id, item: itemId, price, quantity, ...(taxCategory === undefined ? {} : { taxCategory }) }
    }),
    orderType: ticket.orderType,
    placedAt: placed_at.getTime(),
    charges: {
      taxRate,
      isServiceFeeTaxable,
      ...(taxIncluded === undefined ? {} : { taxIncluded }),
      ...(taxRates === undefined ? {} : { taxRates }),
      serviceFee: totals.serviceFee,
    },
    ...(promo === undefined ? {} : { promotion: promo.promotion }),
    totals,
  }
}

export function partsOfRow(row: PartsRow): RefundParts {
  return {
    sale: minor(row.sale),
    serviceFee: minor(row.service_fee),
    tax: minor(row.tax),
    tip: minor(row.tip),
    credit: minor(row.credit),
    giftCard: minor(row.gift_card),
    charged: minor(row.charged),
  }
}

/** Finished and pending refunds; refused ones do not count. */
export function refundedParts({ refunds }: Pick<RefundableOrder, 'refunds'>): RefundParts {
  return sumOf(countedRefunds(refunds))
}

/** Taxes of finished and pending refunds, as one list. */
export function refundedTaxes({ refunds }: Pick<RefundableOrder, 'refunds'>): readonly CategoryTax[] {
  return countedRefunds(refunds).flatMap(({ taxes = [] }) => taxes)
}

/** The share of `refundedParts` that is for no line. */
export function refundedByAmount({ refunds }: Pick<RefundableOrder, 'refunds'>): RefundParts {
  return sumOf(countedRefunds(refunds).filter(({ isWhole, lines }) => !isWhole && lines.length === 0))
}

function sumOf(refunds: readonly PastRefund[]): RefundParts {
  return refunds.map(({ parts }) => parts).reduce(addParts, nothingBack)
}

export function piecesLeft({ items, refunds }: Pick<RefundableOrder, 'items' | 'refunds'>): readonly number[] {
  const taken = countedRefunds(refunds).flatMap(({ lines }) => lines)
  return items.map(({ quantity }, at) =>
    taken.filter(({ position }) => position === at).reduce((left, one) => left - one.quantity, quantity),
  )
}

function countedRefunds(refunds: readonly PastRefund[]): readonly PastRefund[] {
  return refunds.filter(({ state }) => state !== 'refused')
}
