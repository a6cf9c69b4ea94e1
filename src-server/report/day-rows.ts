import { type RawBuilder, sql } from 'kysely'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { cents } from '../../src-domain/money/cents.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Rate } from '../../src-domain/money/rate.ts'
import type { DayRows, RefundedRow, SoldRow } from '../../src-domain/report/day-rows.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { type PartsRow, partsOfRow } from '../refund/refundable-order.ts'
import type { Database } from '../store/database.ts'
import { type CashOrder, cashOrders, cashRow } from './cash-orders.ts'

export interface ReportedDay {
  readonly brandId: string
  readonly locationId: string
  readonly from: Instant
  readonly to: Instant
  readonly currency: Currency
}

interface Terms {
  readonly paid_by: 'cash' | 'card' | 'none'
  readonly paid_at: string | null
  readonly rate: Rate | null
  readonly is_tax_included: boolean
  readonly is_fee_taxable: boolean
}

interface SoldGroup extends Terms {
  readonly order_type: DiningOption
  readonly orders: number
  readonly cancelled: number
  readonly by_charge: number
  readonly by_gift_card: number
  readonly by_credit: number
  readonly subtotal: number
  readonly discount: number
  readonly service_fee: number
  readonly tax: number
  readonly tax_in_food: number
  readonly tax_in_fee: number
  readonly credit: number
  readonly gift_card: number
  readonly tip: number
  readonly due: number
}

interface RefundedGroup extends Terms, PartsRow {
  readonly refunds: number
}

/** Sums and counts arrive as JSON numbers. */
interface Row {
  readonly sold: readonly SoldGroup[] | null
  readonly refunded: readonly RefundedGroup[] | null
  readonly cash: readonly CashOrder[] | null
  readonly left_out: number | string
}

/** The database groups orders that are alike, so a day of thousands of orders is a few rows. One snapshot. */
export async function dayRows(
  db: Database,
  { brandId, locationId, from, to, currency }: ReportedDay,
  now: Instant,
): Promise<{ readonly rows: DayRows; readonly leftOut: number }> {
  const within = (column: RawBuilder<unknown>) => sql`${column} >= ${timestamp(from)} and ${column} < ${timestamp(to)}`
  const { rows } = await sql<Row>`
    with placed as materialized (
      select o.*, ${terms}, exists (select from cancellations c where c.order_id = o.id) as is_cancelled
      from orders o
      where o.brand_id = ${brandId} and o.location_id = ${locationId} and ${within(sql`o.placed_at`)}
    ),
    refunds_of_day as materialized (
      select r.*, ${terms} from refunds r join orders o on o.id = r.order_id
      where r.brand_id = ${brandId} and r.state = 'done' and ${within(sql`r.finished_at`)}
        and o.location_id = ${locationId}
    ),
    sold as (
      select ${termColumns}, order_type, count(*) as orders, count(*) filter (where is_cancelled) as cancelled,
        count(*) filter (where due > 0) as by_charge, count(*) filter (where gift_card > 0) as by_gift_card,
        count(*) filter (where credit > 0) as by_credit, sum(subtotal) as subtotal, sum(discount) as discount,
        sum(service_fee) as service_fee, sum(tax) as tax, sum(tax_in_food) as tax_in_food, sum(tax_in_fee) as tax_in_fee,
        sum(credit) as credit, sum(gift_card) as gift_card, sum(tip) as tip, sum(due) as due
      from placed where currency = ${currency} group by ${termColumns}, order_type
    ),
    refunded as (
      select ${termColumns}, count(*) filter (where credit + gift_card + charged > 0) as refunds, sum(sale) as sale,
        sum(service_fee) as service_fee, sum(tax) as tax, sum(tip) as tip, sum(credit) as credit,
        sum(gift_card) as gift_card, sum(charged) as charged
      from refunds_of_day where currency = ${currency} group by ${termColumns}
    ),
    cash_ids as (
      select id from placed where paid_by = 'cash' and due > 0 and currency = ${currency}
      union select order_id from refunds_of_day where paid_by = 'cash' and charged > 0 and currency = ${currency}
    )
    select (select jsonb_agg(to_jsonb(sold)) from sold) as sold,
      (select jsonb_agg(to_jsonb(refunded)) from refunded) as refunded,
      (${cashOrders}) as cash,
      (select count(*) from placed where currency <> ${currency})
        + (select count(*) from refunds_of_day where currency <> ${currency}) as left_out`.execute(db)
  const [row] = rows
  return {
    rows: {
      sold: (row?.sold ?? []).map(soldRow),
      refunded: (row?.refunded ?? []).map(refundedRow),
      cash: (row?.cash ?? []).map((order) => cashRow(order, now)),
      offers: { sold: 0, soldFor: cents(0), added: cents(0), taken: cents(0) },
    },
    leftOut: Number(row?.left_out ?? 0),
  }
}

/** Terms of the order `o`, which its refunds share. */
const terms = sql`o.payment ->> 'kind' as paid_by, o.payment ->> 'processor' as paid_at, o.terms -> 'taxRate' as rate,
  o.tax_in_food + o.tax_in_fee > 0 or coalesce((o.terms ->> 'taxIncluded')::boolean, false) as is_tax_included,
  coalesce((o.terms ->> 'isServiceFeeTaxable')::boolean, false) as is_fee_taxable`
const termColumns = sql`paid_by, paid_at, rate, is_tax_included, is_fee_taxable`

function timestamp(at: Instant) {
  return sql`${new Date(at).toISOString()}::timestamptz`
}

function soldRow(group: SoldGroup): SoldRow {
  return {
    ...termsOf(group),
    orderType: group.order_type,
    orders: group.orders,
    cancelled: group.cancelled,
    byCharge: group.by_charge,
    byGiftCard: group.by_gift_card,
    byCredit: group.by_credit,
    subtotal: cents(group.subtotal),
    discount: cents(group.discount),
    serviceFee: cents(group.service_fee),
    tax: cents(group.tax),
    taxInFood: cents(group.tax_in_food),
    taxInFee: cents(group.tax_in_fee),
    credit: cents(group.credit),
    giftCard: cents(group.gift_card),
    tip: cents(group.tip),
    due: cents(group.due),
  }
}

function refundedRow(group: RefundedGroup): RefundedRow {
  return { ...termsOf(group), ...partsOfRow(group), refunds: group.refunds }
}

function termsOf({ paid_by, paid_at, rate, is_tax_included, is_fee_taxable }: Terms) {
  return {
    payment: paid_by,
    ...(paid_at === null ? {} : { processor: paid_at }),
    ...(rate === null ? {} : { rate }),
    isTaxIncluded: is_tax_included,
    isFeeTaxable: is_fee_taxable,
  }
}
