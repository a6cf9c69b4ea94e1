import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** Promised times of those orders that are still open. */
export async function movedPromises(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ readonly order_id: string; readonly promised_at: Date }>`
    select order_id, promised_at from order_progress
    where order_id in (select jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb))
      and status not in ('completed', 'cancelled')`.execute(db)
  return new Map(rows.map(({ order_id, promised_at }) => [order_id, promised_at.getTime()]))
}
