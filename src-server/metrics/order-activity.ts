import { sql } from 'kysely'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** Milliseconds. */
const hour = 3_600_000

/** Orders of one location within the last hour, by type and currency. Cancelled ones count, as they were placed. */
export interface RecentOrders {
  readonly brandId: string
  readonly locationId: string
  readonly orderType: DiningOption
  readonly currency: Currency
  readonly orders: number
  /** Due plus what gift cards and credit paid, in minor units of `currency`. */
  readonly amount: number
}

export interface LastOrder {
  readonly brandId: string
  readonly locationId: string
  /** Unix seconds; 0 if there was none. */
  readonly at: number
}

export interface OrderActivity {
  readonly lastHour: readonly RecentOrders[]
  readonly last: readonly LastOrder[]
}

interface RecentRow {
  readonly brand_id: string
  readonly location_id: string
  readonly order_type: DiningOption
  readonly currency: Currency
  readonly orders: string | number
  readonly amount: string | number
}

interface LastRow {
  readonly brand_id: string
  readonly id: string
  readonly at: string | number | null
}

/** One look into the index of each location's orders, and the orders of one hour: the age of the shop does not matter. */
export async function orderActivity(db: Database, now: Instant): Promise<OrderActivity> {
  const recent = await sql<RecentRow>`
    select l.brand_id, l.id as location_id, o.order_type, o.currency, count(*) as orders,
      sum(o.due::bigint + o.gift_card + o.credit) as amount
    from locations l
    join orders o on o.brand_id = l.brand_id and o.location_id = l.id and o.placed_at > ${new Date(now - hour).toISOString()}::timestamptz
    group by l.brand_id, l.id, o.order_type, o.currency`.execute(db)
  const last = await sql<LastRow>`
    select l.brand_id, l.id, extract(epoch from newest.placed_at)::bigint as at
    from locations l
    left join lateral (
      select o.placed_at from orders o where o.brand_id = l.brand_id and o.location_id = l.id
      order by o.placed_at desc limit 1
    ) newest on true`.execute(db)
  return {
    lastHour: recent.rows.map((row) => ({
      ...{ brandId: row.brand_id, locationId: row.location_id, orderType: row.order_type, currency: row.currency },
      ...{ orders: Number(row.orders), amount: Number(row.amount) },
    })),
    last: last.rows.map(({ brand_id, id, at }) => ({ brandId: brand_id, locationId: id, at: Number(at ?? 0) })),
  }
}
