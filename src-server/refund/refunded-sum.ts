import { sql } from 'kysely'
import { minor } from '../../src-domain/money/minor.ts'
import type { Afterwards } from '../store/rows/stored-ticket.ts'

export interface AfterwardsRow {
  readonly cancelled_at: Date | null
  readonly cancel_reason: string | null
  /** Integer sums are bigint, which drivers return as text or number. */
  readonly refunded: string | number | null
}

/** Leaves out cash of a cancelled order, which may never have been paid. */
export const refundedSum = sql<string | number | null>`(
  select sum(r.credit + r.gift_card + case
    when r.way = 'booked' and exists (select from cancellations c where c.order_id = r.order_id) then 0 else r.charged end)
  from refunds r where r.order_id = orders.id and r.state = 'done')`

export function afterwardsOf({ cancelled_at, cancel_reason, refunded }: AfterwardsRow): Afterwards {
  return {
    ...(cancelled_at === null ? {} : { cancelledAt: cancelled_at.toISOString() }),
    ...(cancel_reason === null || cancel_reason === '' ? {} : { cancelReason: cancel_reason }),
    ...(refunded === null || Number(refunded) === 0 ? {} : { refundedAmount: minor(Number(refunded)) }),
  }
}
