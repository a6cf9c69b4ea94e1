import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { jobKinds } from '../store/rows/job-kind.ts'

/** What is still to be finished: jobs, and charges whose outcome is not known. */
export type Waiting = (typeof waitingKinds)[number]

export const waitingKinds = [...jobKinds, 'charge'] as const

/**
 * Jobs that have not run to their end and charges whose outcome is not known, of each kind that has any. Dead jobs are
 * for people and do not count. Charges are asked for in the order of their index: it is walked then, and forgets those
 * that were finished, which a bitmap of it would visit each time again.
 */
export async function jobsWaiting(db: Database): Promise<ReadonlyMap<Waiting, number>> {
  const { rows } = await sql<{ readonly kind: Waiting; readonly waiting: string | number }>`
    select kind, count(*) as waiting from jobs where not is_dead group by kind
    union all select 'charge', count(*) from (
      select from attempts where state = 'started' order by lease_until
    ) started having count(*) > 0`.execute(db)
  return new Map(rows.map(({ kind, waiting }) => [kind, Number(waiting)]))
}
