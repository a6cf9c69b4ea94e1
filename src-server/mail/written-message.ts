import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { MailOutcome } from './mail-sender.ts'

/** What staff wrote to the customer of an order. */
export interface WrittenMessage {
  readonly orderId: string
  readonly n: number
  readonly text: string
}

export async function writtenMessages(db: Database, orders: readonly string[]): Promise<readonly WrittenMessage[]> {
  if (orders.length === 0) return []
  const { rows } = await sql<{ readonly order_id: string; readonly n: number; readonly text: string }>`
    select order_id, n, text from order_messages
    where state = 'waiting' and order_id = any(array(select jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb)))
  `.execute(db)
  return rows.map(({ order_id, n, text }) => ({ orderId: order_id, n, text }))
}

/** Records whether the mail left, for the order's page. */
export async function noteMessage(
  db: Database,
  { orderId, n }: WrittenMessage,
  outcome: Exclude<MailOutcome, 'failed'>,
): Promise<void> {
  const state = outcome === 'sent' ? 'sent' : 'bounced'
  await sql`
    update order_messages set state = ${state} where order_id = ${orderId} and n = ${n}::integer and state = 'waiting'
  `.execute(db)
}
