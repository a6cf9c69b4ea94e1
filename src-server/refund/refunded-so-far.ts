import { sql } from 'kysely'
import { cents } from '../../src-domain/money/cents.ts'
import type { Afterwards } from '../store/rows/stored-ticket.ts'

export interface AfterwardsRow {
  readonly cancelled_at: Date | null
  readonly cancel_reason: string | null
  /** An integer sum is a bigint, which the drivers return as text or as a number. */
  readonly refunded: string | number | null
}

/** The refunded amount of `orders`. Cash of a cancelled order may never have been paid, so it is left out. */
export const refundedSoFar = sql<string | number | null>`(
  select sum(r.credit + r.gift_card + case
    when r.way = 'booked' and exists (select from cancellations c where c.order_id = r.order_id) then 0 else r.charged end)
  from refunds r where r.order_id = orders.id and r.state = 'done')`

export function afterwardsOf({ cancelled_at, cancel_reason, refunded }: AfterwardsRow): Afterwards {
  return {
    ...(cancelled_at === null ? {} : { cancelledAt: cancelled_at.toISOString() }),
    ...(cancel_reason === null || cancel_reason === '' ? {} : { cancelReason: cancel_reason }),
    ...(refunded === null || Number(refunded) === 0 ? {} : { refundedAmount: cents(Number(refunded)) }),
  }
}
