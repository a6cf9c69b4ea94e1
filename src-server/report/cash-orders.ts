import { sql } from 'kysely'
import { isOpen } from '../../src-domain/kitchen/kitchen-status.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { CashRow } from '../../src-domain/report/day-rows.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { boardSince, type KitchenRow, kitchenEvents, knownOrder } from '../kitchen/kitchen-rows.ts'
import type { StoredTicket } from '../store/rows/stored-ticket.ts'

export interface CashOrder {
  /** 0 for an order of another day. */
  readonly due: number
  readonly refunded: number
  readonly ticket: Pick<
    StoredTicket,
    'orderType' | 'scheduledAt' | 'orderDate' | 'serviceEstimate' | 'estimatedPrepTime'
  >
  /** Milliseconds since 1970, as the other times. */
  readonly placed_at: number
  readonly cancelled_at: number | null
  readonly board_since: number | null
  readonly kitchen_events: KitchenRow['kitchen_events']
}

const timed = ['orderType', 'scheduledAt', 'orderDate', 'serviceEstimate', 'estimatedPrepTime']

/** Orders of `cash (id, due, refunded)`. Whether an order is completed depends on its events and on time, so no sum can say it. */
export const cashOrders = sql`
  select jsonb_agg(jsonb_build_object(
    'due', cash.due,
    'refunded', cash.refunded,
    'ticket', (select jsonb_object_agg(key, value) from jsonb_each(orders.ticket)
      where key in (${sql.join(timed)}) and value <> 'null'::jsonb),
    'placed_at', ${milliseconds(sql`orders.placed_at`)},
    'cancelled_at', (select ${milliseconds(sql`c.at`)} from cancellations c where c.order_id = orders.id),
    'board_since', ${milliseconds(boardSince)},
    'kitchen_events', ${kitchenEvents}
  )) from cash join orders on orders.id = cash.id`

export function cashRow(order: CashOrder, now: Instant): CashRow {
  const { ticket, placed_at, cancelled_at, board_since, kitchen_events, refunded } = order
  const row = { placed_at: new Date(placed_at), board_since: board_since === null ? null : new Date(board_since) }
  const { state } = knownOrder(ticket, { ...row, kitchen_events }, cancelled_at ?? undefined, now)
  return {
    end: isOpen(state.status) ? 'open' : state.status === 'cancelled' ? 'cancelled' : 'completed',
    due: minor(order.due),
    refunded: minor(refunded),
  }
}

function milliseconds(time: ReturnType<typeof sql>) {
  return sql`floor(extract(epoch from ${time}) * 1000)`
}
