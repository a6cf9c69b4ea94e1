import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

export type WholeRefund = 'under-way' | 'ended'

export async function wholeRefunds(db: Database, orders: readonly string[]): Promise<ReadonlyMap<string, WholeRefund>> {
  if (orders.length === 0) return new Map()
  const { rows } = await sql<{ readonly order_id: string; readonly is_done: boolean }>`
    select order_id, bool_and(state = 'done') as is_done from refunds
    where order_id = any(array(select jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb)))
      and is_whole and charged > 0 and state <> 'refused'
    group by order_id`.execute(db)
  return new Map(rows.map(({ order_id, is_done }) => [order_id, is_done ? 'ended' : 'under-way']))
}
