import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { JobKind } from '../store/rows/job-kind.ts'

/** Jobs of one brand that failed at least once and are not done. */
export interface FailingJobs {
  readonly brandId: string
  /** Absent for jobs that are about no order, such as a mail with a code. */
  readonly locationId?: string
  readonly kind: JobKind
  /** `retrying`: will be tried again. `dead`: given up. */
  readonly state: 'retrying' | 'dead'
  readonly count: number
}

interface Row {
  readonly brand_id: string
  readonly location_id: string | null
  readonly kind: JobKind
  readonly is_dead: boolean
  readonly jobs: string | number
}

export async function failingJobs(db: Database): Promise<readonly FailingJobs[]> {
  const { rows } = await sql<Row>`
    select j.brand_id, o.location_id, j.kind, j.is_dead, count(*) as jobs
    from jobs j left join orders o on o.id = j.subject and o.brand_id = j.brand_id
    where j.is_dead or j.tries > 0
    group by j.brand_id, o.location_id, j.kind, j.is_dead`.execute(db)
  return rows.map(({ brand_id, location_id, kind, is_dead, jobs }) => ({
    brandId: brand_id,
    ...(location_id === null ? {} : { locationId: location_id }),
    kind,
    state: is_dead ? 'dead' : 'retrying',
    count: Number(jobs),
  }))
}
