import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { AccountChange } from '../store/rows/account-change.ts'
import type { JobKind } from '../store/rows/job-kind.ts'

export interface LeasedJob {
  readonly id: string | number
  readonly brand_id: string
  /** '' for a job without a location. */
  readonly location_id: string
  readonly kind: JobKind
  readonly subject: string
  readonly payload: {
    readonly processor?: string
    readonly transactionId?: string
    readonly amount?: number
    readonly n?: number
    /** Version of the board's event that a notice reports. */
    readonly version?: number
    /** A card's token, to delete it; never logged. */
    readonly token?: string
    readonly to?: string
    readonly language?: string
    readonly what?: AccountChange
  }
}

export interface Lease {
  readonly kinds: readonly JobKind[]
  readonly atOnce: number
  /** Milliseconds. */
  readonly time: number
  /** Most jobs per restaurant and kind; absent: `atOnce`. */
  readonly share?: number
  readonly inHand?: readonly LeasedJob[]
}

/** Leases first tries before retries and takes restaurants in turn, so that no backlog delays others. */
export async function leaseJobs(db: Database, lease: Lease): Promise<readonly LeasedJob[]> {
  const { rows } = await leaseStatement(lease).execute(db)
  return rows
}

/** Skips through an index from restaurant to restaurant, past jobs that are not due or exceed the share. */
export function leaseStatement({ kinds, atOnce, time, share = atOnce, inHand = [] }: Lease): RawBuilder<LeasedJob> {
  const hands = inHand.map(({ kind, brand_id, location_id }) => ({ kind, brand_id, location_id }))
  const due = (again: 0 | 1) => sql`
    select id, run_at, ${sql.lit(again)} as again from jobs
    where not is_dead and kind = p.kind and brand_id = p.brand_id and location_id = p.location_id
      and least(tries, 1) = ${sql.lit(again)} and run_at <= now()
    order by run_at limit ${share}`
  return sql<LeasedJob>`
    with recursive party as (
      select k.kind, first.brand_id, first.location_id
      from jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) k(kind), lateral (
        select brand_id, location_id from jobs where not is_dead and kind = k.kind
        order by brand_id, location_id limit 1
      ) first
      union all
      select p.kind, next.brand_id, next.location_id from party p, lateral (
        select brand_id, location_id from jobs
        where not is_dead and kind = p.kind and (brand_id, location_id) > (p.brand_id, p.location_id)
        order by brand_id, location_id limit 1
      ) next
    ),
    free as (
      select p.kind, p.brand_id, p.location_id, ${share}::integer - (
        select count(*) from jsonb_to_recordset(${JSON.stringify(hands)}::jsonb)
          as h(kind text, brand_id text, location_id text)
        where h.kind = p.kind and h.brand_id = p.brand_id and h.location_id = p.location_id
      ) as hands
      from party p
    ),
    chosen as (
      select one.id, one.again, one.run_at,
        row_number() over (partition by p.kind, p.brand_id, p.location_id, one.again order by one.run_at) as turn
      from free p, lateral (
        select * from ((${due(0)}) union all (${due(1)})) both_tries order by again, run_at limit greatest(p.hands, 0)
      ) one
    ),
    picked as (select id from chosen order by again, turn, run_at limit ${atOnce}),
    locked as (
      -- By the primary key, whatever the planner thinks of the other indexes: "not is_dead" would let it use them.
      select one.id from picked, lateral (
        select id from jobs where jobs.id = picked.id and run_at <= now() for update skip locked
      ) one
    )
    update jobs set run_at = now() + ${time}::integer * interval '1 millisecond'
    from locked where jobs.id = locked.id
    returning jobs.id, brand_id, location_id, kind, subject, payload`
}

export async function finishJobs(db: Database, jobs: readonly LeasedJob[]): Promise<void> {
  if (jobs.length === 0) return
  await sql`
    delete from jobs using jsonb_array_elements_text(${JSON.stringify(jobs.map(({ id }) => id))}::jsonb) finished
    where jobs.id = finished::bigint`.execute(db)
}
