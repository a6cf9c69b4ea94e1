import { type RawBuilder, sql } from 'kysely'
import { isAtRest } from './charges-in-work.ts'
import type { ReconciliationLease } from './reconciliation-lease.ts'
import { isoOf, type Slice } from './slices.ts'

export interface CardOrderRow {
  readonly id: string
  readonly brand_id: string
  readonly due: number
  /** Transaction id; '' if the order has none. */
  readonly paid_by: string
  readonly reference: string | null
}

/** Leaves out orders in work and fully refunded ones. Conditions may be appended. */
export function cardOrdersAtRest(turn: ReconciliationLease, { from, to }: Slice): RawBuilder<CardOrderRow> {
  return sql<CardOrderRow>`
    select o.id, o.brand_id, o.due, o.paid_by, a.reference
    from (
      select o.id, o.brand_id, o.due, coalesce(o.payment ->> 'transactionId', '') as paid_by from orders o
      where o.placed_at >= ${isoOf(from)} and o.placed_at < ${isoOf(to)}
        and o.payment ->> 'kind' = 'card' and o.payment ->> 'processor' = ${turn.processor}
    ) o
    left join attempts a on a.processor = ${turn.processor} and a.transaction_id = o.paid_by
    where ${isAtRest(turn, 'o.paid_by')}
      and o.due > coalesce((select sum(r.charged) from refunds r where r.order_id = o.id and r.state = 'done'), 0)`
}
