import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'

/** Requeues kitchen notifications by the location's current settings. Returns their kinds; undefined: no such order. */
export async function replayOrder(db: Database, orderId: string): Promise<readonly JobKind[] | undefined> {
  const { rows } = await sql<{ readonly mail: boolean; readonly webhook: boolean }>`
    select coalesce(l.settings -> 'kitchen' ? 'email', false) as mail,
      coalesce(l.settings -> 'kitchen' ? 'webhook', false) as webhook
    from orders o left join locations l on l.brand_id = o.brand_id and l.id = o.location_id
    where o.id = ${orderId}`.execute(db)
  const [found] = rows
  if (found === undefined) return undefined
  const kinds: readonly JobKind[] = [
    ...(found.mail ? (['kitchen-mail'] as const) : []),
    ...(found.webhook ? (['kitchen-webhook'] as const) : []),
  ]
  // An existing job would notify twice.
  await sql`
    with kinds as (select kind from jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) kind),
    gone as (delete from jobs using kinds where jobs.kind = kinds.kind and jobs.subject = ${orderId})
    insert into jobs (brand_id, kind, subject, payload, location_id)
    select o.brand_id, kinds.kind, o.id, '{}'::jsonb, o.location_id from orders o, kinds where o.id = ${orderId}`.execute(
    db,
  )
  return kinds
}
