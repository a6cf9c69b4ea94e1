import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { jobKinds } from '../store/rows/job-kind.ts'

export type WaitingKind = (typeof waitingKinds)[number]

export const waitingKinds = [...jobKinds, 'charge'] as const

/** Leaves out limits of an acceptance that are not due: they wait for time, not for a worker. Orders the charges to force a walk of their index, which drops dead entries. */
export async function countWaitingJobs(db: Database): Promise<ReadonlyMap<WaitingKind, number>> {
  const { rows } = await sql<{ readonly kind: WaitingKind; readonly waiting: string | number }>`
    select kind, count(*) as waiting from jobs
    where not is_dead and (kind not in ('acceptance-reminder', 'acceptance-cancel') or run_at <= now()) group by kind
    union all select 'charge', count(*) from (
      select from attempts where state = 'started' order by lease_until
    ) started having count(*) > 0`.execute(db)
  return new Map(rows.map(({ kind, waiting }) => [kind, Number(waiting)]))
}
