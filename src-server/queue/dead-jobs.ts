import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'

export interface DeadJob {
  readonly id: string
  readonly kind: JobKind
  readonly brandId: string
  readonly subject: string
  readonly tries: number
  readonly since: Date
  readonly error: string
}

export async function countDeadJobs(db: Database): Promise<ReadonlyMap<JobKind, number>> {
  const { rows } = await sql<{ readonly kind: JobKind; readonly dead: string | number }>`
    select kind, count(*) as dead from jobs where is_dead group by kind`.execute(db)
  return new Map(rows.map(({ kind, dead }) => [kind, Number(dead)]))
}

interface Row {
  readonly id: string | number
  readonly kind: JobKind
  readonly brand_id: string
  readonly subject: string
  readonly tries: number
  readonly since: Date
  readonly last_error: string | null
}

/** The oldest `limit` after the job `after`. */
export async function listDeadJobs(db: Database, limit: number, after = '0'): Promise<readonly DeadJob[]> {
  const { rows } = await sql<Row>`
    select id, kind, brand_id, subject, tries, since, last_error from jobs
    where is_dead and id > ${after}::bigint order by id limit ${limit}`.execute(db)
  return rows.map(({ id, kind, brand_id, subject, tries, since, last_error }) => ({
    ...{ id: String(id), kind, brandId: brand_id, subject, tries, since },
    error: last_error ?? '',
  }))
}

/**
 * Requeues the named dead jobs, or all, and returns their ids. A capture whose authorisation has expired gets one more
 * try.
 */
export async function retryDeadJobs(db: Database, ids?: readonly string[]): Promise<readonly string[]> {
  const named =
    ids === undefined
      ? sql``
      : sql`and id in (select one::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) one)`
  const { rows } = await sql<{ readonly id: string | number }>`
    update jobs set is_dead = false, tries = 0, run_at = now() where is_dead ${named} returning id`.execute(db)
  return rows.map(({ id }) => String(id))
}
