import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

const atOnce = 200
/** A job's try that failed waits twice as long as the one before, in seconds; after these many it is left for a person. */
const mostTries = 8
const firstWait = 5

export interface LeasedJob {
  readonly id: string | number
  readonly brand_id: string
  readonly kind: 'receipt' | 'capture' | 'cancel'
  readonly subject: string
  readonly payload: { readonly processor?: string; readonly transactionId?: string; readonly amount?: number }
}

/** Takes jobs whose effect is outside this database. For `lease` milliseconds no other worker sees them; who died with one in hand has lost it then. */
export const leaseJobs = async (db: Database, lease: number): Promise<readonly LeasedJob[]> => {
  const { rows } = await sql<LeasedJob>`
    update jobs set run_at = now() + ${lease}::integer * interval '1 millisecond', tries = tries + 1
    from (
      select id as due from jobs where kind <> 'kitchen' and not is_dead and run_at <= now()
      order by id limit ${atOnce} for update skip locked
    ) late
    where id = due
    returning id, brand_id, kind, subject, payload`.execute(db)
  return rows
}

export const finishJobs = async (db: Database, jobs: readonly LeasedJob[]): Promise<void> => {
  if (jobs.length === 0) return
  await sql`
    delete from jobs using jsonb_array_elements_text(${JSON.stringify(jobs.map(({ id }) => id))}::jsonb) finished
    where jobs.id = finished::bigint`.execute(db)
}

export const putBack = async (db: Database, job: LeasedJob, error: string): Promise<void> => {
  await sql`
    update jobs set last_error = ${error}, is_dead = tries >= ${mostTries},
      run_at = now() + ${firstWait}::integer * power(2, tries - 1) * interval '1 second'
    where id = ${job.id}`.execute(db)
}
