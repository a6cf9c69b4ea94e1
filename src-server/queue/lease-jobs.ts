import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'

export interface LeasedJob {
  readonly id: string | number
  readonly brand_id: string
  readonly kind: JobKind
  readonly subject: string
  readonly payload: {
    readonly processor?: string
    readonly transactionId?: string
    readonly amount?: number
    /** Of the order's refunds. */
    readonly n?: number
    /** Of a card that is to be forgotten; nowhere logged. */
    readonly token?: string
    /** An address that a patron has no more. */
    readonly to?: string
    readonly language?: string
  }
}

export interface Lease {
  readonly kinds: readonly JobKind[]
  readonly atOnce: number
  /** Milliseconds. */
  readonly time: number
}

/** Takes jobs whose effect is outside this database. For the lease's time no other worker sees them; who died with one in hand has lost it then. */
export async function leaseJobs(db: Database, { kinds, atOnce, time }: Lease): Promise<readonly LeasedJob[]> {
  const { rows } = await sql<LeasedJob>`
    update jobs set run_at = now() + ${time}::integer * interval '1 millisecond'
    from (
      select id as due from jobs
      where kind = any(array(select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb)))
        and not is_dead and run_at <= now()
      order by id limit ${atOnce} for update skip locked
    ) late
    where id = due
    returning id, brand_id, kind, subject, payload`.execute(db)
  return rows
}

export async function finishJobs(db: Database, jobs: readonly LeasedJob[]): Promise<void> {
  if (jobs.length === 0) return
  await sql`
    delete from jobs using jsonb_array_elements_text(${JSON.stringify(jobs.map(({ id }) => id))}::jsonb) finished
    where jobs.id = finished::bigint`.execute(db)
}
