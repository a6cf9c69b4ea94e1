import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

export interface NotedReminder {
  readonly orderId: string
  readonly brandId: string
  readonly locationId: string
  readonly at: Instant
  /** Minutes until the order is cancelled; absent: it waits. */
  readonly cancelAfterMinutes: number | undefined
}

/** Records the reminder and stages the cancellation, once. The cancellation waits for the reminder, even a late one. */
export async function noteReminder(db: Database, reminder: NotedReminder): Promise<void> {
  const { orderId, brandId, locationId, at, cancelAfterMinutes: wait } = reminder
  await sql`
    with noted as (
      insert into acceptance_reminders (order_id, brand_id, location_id, reminded_at)
      values (${orderId}, ${brandId}, ${locationId}, ${new Date(at).toISOString()}::timestamptz)
      on conflict (order_id) do nothing
      returning order_id, brand_id, location_id
    )
    insert into jobs (brand_id, kind, subject, payload, location_id, run_at)
    select brand_id, 'acceptance-cancel', order_id, '{}'::jsonb, location_id,
      now() + ${wait ?? 0}::integer * interval '1 minute'
    from noted where ${wait !== undefined}::boolean`.execute(db)
}

/** Days after which a reminder concerns no open order. */
const keptDays = 7

export async function forgetPastReminders(db: Database, now: Instant): Promise<number> {
  const before = new Date(now - keptDays * 86_400_000).toISOString()
  const { rows } = await sql`
    delete from acceptance_reminders where reminded_at < ${before}::timestamptz returning 1`.execute(db)
  return rows.length
}
