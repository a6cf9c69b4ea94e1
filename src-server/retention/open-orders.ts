import { type RawBuilder, sql } from 'kysely'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { isOrderOver } from '../../src-domain/ticket/is-order-over.ts'
import type { DeliveryStatus } from '../../src-domain/ticket/tracking.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

interface Row {
  readonly order_type: DiningOption
  readonly wanted_at: Date
  readonly is_cancelled: boolean
  readonly courier: DeliveryStatus | null
  readonly is_refunded: boolean
}

export async function isAnyOpen(db: Database, condition: RawBuilder<unknown>, now: Instant): Promise<boolean> {
  const { rows } = await sql<Row>`
    select o.order_type, coalesce(o.scheduled_at, o.placed_at) as wanted_at, c.order_id is not null as is_cancelled,
      d.status as courier, exists (
        select from refunds r where r.order_id = o.id and r.state in ('claimed', 'asked')) as is_refunded
    from orders o
    left join cancellations c on c.order_id = o.id
    left join deliveries d on d.order_id = o.id
    where ${condition}`.execute(db)
  return rows.some(
    ({ order_type: orderType, wanted_at, is_cancelled: isCancelled, courier, is_refunded: isRefunded }) =>
      !isOrderOver(
        {
          ...{ orderType, isCancelled, isRefunded, wantedAt: wanted_at.getTime() },
          ...(courier === null ? {} : { courier }),
        },
        now,
      ),
  )
}

/** Whether the patron has a payment that may still become an order. */
export async function isPaying(db: Database, brandId: string, patronId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from attempts a join placements p on p.brand_id = a.brand_id and p.key = a.key
    where a.state = 'started' and p.brand_id = ${brandId} and p.patron_id = ${patronId} limit 1`.execute(db)
  return rows.length > 0
}
