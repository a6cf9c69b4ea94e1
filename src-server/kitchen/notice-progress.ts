import { sql } from 'kysely'
import type { KitchenEvent } from '../../src-domain/kitchen/kitchen-event.ts'
import type { Database } from '../store/database.ts'
import type { NoticeProgress } from './order-notice-of.ts'

interface Row {
  readonly order_id: string
  readonly event: KitchenEvent
}

/** Reads the board's events of orders, for the notices about them. */
export async function noticeProgress(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string, version: number | undefined) => NoticeProgress> {
  const { rows } = await sql<Row>`
    select order_id, event from order_events
    where order_id in (select jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb))`.execute(db)
  return (orderId, version) => {
    const events = rows.filter((row) => row.order_id === orderId).map(({ event }) => event)
    return {
      event: events.find((one) => one.version === version),
      events: events.filter(({ _tag }) => _tag !== 'Cancelled').length,
    }
  }
}
