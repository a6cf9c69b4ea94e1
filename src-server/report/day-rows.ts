import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { DayRows } from '../../src-domain/report/day-rows.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { type CashOrder, cashOrders, cashRow } from './cash-orders.ts'
import {
  type OfferSums,
  offerRows,
  type RefundedGroup,
  refundedRow,
  type SoldGroup,
  soldRow,
  type TaxGroup,
  taxRow,
} from './summed-groups.ts'

export interface ReportedDay {
  readonly brandId: string
  readonly locationId: string
  readonly from: Instant
  readonly to: Instant
  readonly currency: Currency
}

/** Sums and counts arrive as JSON numbers. */
interface Row {
  readonly sold: readonly SoldGroup[] | null
  readonly refunded: readonly RefundedGroup[] | null
  readonly taxes: readonly TaxGroup[] | null
  readonly cash: readonly CashOrder[] | null
  readonly left_out: number | string
  readonly offers: OfferSums
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
      select o.id, o.scheduled_at, o.order_type, o.currency, o.subtotal, o.discount, o.service_fee, o.tax, o.tax_in_food, o.tax_in_fee,
        o.credit, o.gift_card, o.tip, o.due, o.terms -> 'taxes' as taxes, ${terms}, exists (select from cancellations c where c.order_id = o.id) as is_cancelled
      from orders o
      where o.brand_id = ${brandId} and o.location_id = ${locationId} and ${within(sql`o.placed_at`)}
    ),
    refunds_of_day as materialized (
      select r.order_id, r.currency, r.sale, r.service_fee, r.tax, r.tip, r.credit, r.gift_card, r.charged, r.taxes, ${terms}
      from refunds r join orders o on o.id = r.order_id
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
    taxes as (
      select is_sold, rate, is_tax_included, sum(taxable) as taxable, sum(tax) as tax from (
        select true as is_sold, is_tax_included, t.rate, t.taxable, t.tax
        from placed, jsonb_to_recordset(placed.taxes) as t (rate jsonb, taxable bigint, tax bigint)
        where currency = ${currency}
        union all
        select false, is_tax_included, t.rate, t.taxable, t.tax
        from refunds_of_day, jsonb_to_recordset(refunds_of_day.taxes) as t (rate jsonb, taxable bigint, tax bigint)
        where currency = ${currency}
      ) parts group by is_sold, rate, is_tax_included
    ),
    offers as (
      select count(*) filter (where kind = 'card-issued') as sold,
        coalesce(sum(amount) filter (where kind = 'card-issued'), 0) as sold_for,
        coalesce(-sum(amount) filter (where kind = 'card-voided'), 0) as voided,
        coalesce(sum(amount) filter (where kind = 'credit-given'), 0) as added,
        coalesce(-sum(amount) filter (where kind = 'credit-taken'), 0) as taken
      from offer_events e
      where brand_id = ${brandId} and currency = ${currency} and ${within(sql`e.at`)} and (
        location_id = ${locationId} or kind = 'card-voided' and exists (
          select from offer_events i where i.brand_id = e.brand_id and i.subject = e.subject
            and i.kind = 'card-issued' and i.location_id = ${locationId}))
    ),
    cash as (
      select id, sum(due) as due, sum(refunded) as refunded from (
        select id, due, 0 as refunded from placed
        where paid_by = 'cash' and due > 0 and currency = ${currency} and scheduled_at is null
        union all
        select o.id, o.due, 0 from orders o
        where o.brand_id = ${brandId} and o.location_id = ${locationId} and ${within(sql`o.scheduled_at`)}
          and o.payment ->> 'kind' = 'cash' and o.due > 0 and o.currency = ${currency}
        union all
        select order_id, 0, charged from refunds_of_day where paid_by = 'cash' and charged > 0 and currency = ${currency}
      ) parts group by id
    )
    select (select jsonb_agg(to_jsonb(sold)) from sold) as sold,
      (select jsonb_agg(to_jsonb(refunded)) from refunded) as refunded,
      (select jsonb_agg(to_jsonb(taxes)) from taxes) as taxes,
      (${cashOrders}) as cash,
      (select to_jsonb(offers) from offers) as offers,
      (select count(*) from placed where currency <> ${currency})
        + (select count(*) from refunds_of_day where currency <> ${currency}) as left_out`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a statement of one row has none')
  return {
    rows: {
      sold: (row.sold ?? []).map(soldRow),
      refunded: (row.refunded ?? []).map(refundedRow),
      taxes: (row.taxes ?? []).map(taxRow),
      cash: (row.cash ?? []).map((order) => cashRow(order, now)),
      offers: offerRows(row.offers),
    },
    leftOut: Number(row.left_out),
  }
}

/** Terms of the order `o`, which its refunds share. */
const terms = sql`o.payment ->> 'kind' as paid_by, o.payment ->> 'processor' as paid_at, o.terms -> 'taxRate' as rate,
  o.tax_in_food + o.tax_in_fee > 0 or coalesce((o.terms ->> 'taxIncluded')::boolean, false) as is_tax_included,
  coalesce((o.terms ->> 'isServiceFeeTaxable')::boolean, false) as is_fee_taxable,
  o.terms -> 'taxes' is not null as has_categories`
const termColumns = sql`paid_by, paid_at, rate, is_tax_included, is_fee_taxable, has_categories`

function timestamp(at: Instant) {
  return sql`${new Date(at).toISOString()}::timestamptz`
}
