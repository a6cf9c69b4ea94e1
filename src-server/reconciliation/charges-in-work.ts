import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { ReconciliationLease } from './reconciliation-lease.ts'

/** Runs before the processor's list is read: anything settled during the read would otherwise look missing. */
export async function recordChargesInWork(
  db: Database,
  { processor, run }: ReconciliationLease,
  grace: number,
): Promise<void> {
  await sql`
    insert into charges_in_work (processor, run, name)
    select ${processor}, ${run}::integer, name from (
      select payload ->> 'transactionId' as name from jobs
      where kind in ('capture', 'cancel', 'refund') and not is_dead and payload ->> 'processor' = ${processor}
      union
      select transaction_id from refunds
      where processor = ${processor} and finished_at > now() - ${grace}::float8 * interval '1 millisecond'
      union
      select reference from attempts where state = 'started' and processor is not distinct from ${processor}
      union
      select reference from attempts
      where processor is not distinct from ${processor} and look_again_at <= now() + interval '10 minutes'
    ) named where name is not null
    on conflict do nothing`.execute(db)
}

/**
 * Whether none of the columns `names` was in work when the run began. The subquery has a limit, because the planner
 * would read the table once per row for `not exists`.
 */
export function isAtRest({ processor, run }: ReconciliationLease, ...names: readonly string[]) {
  return sql`(
    select 1 from charges_in_work w where w.processor = ${processor} and w.run = ${run}::integer
      and w.name in (${sql.join(names.map((name) => sql.ref(name)))}) limit 1) is null`
}
