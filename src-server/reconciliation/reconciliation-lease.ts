import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

export interface ReconciliationLease {
  readonly processor: string
  readonly run: number
  /** By the database's clock, because processes' clocks differ. */
  readonly began: Instant
  /** Rejects with `LostLease` if another process took it. */
  readonly keep: () => Promise<void>
}

export class LostLease extends Error {
  constructor(processor: string) {
    super(`another process compares the books of ${processor}`)
    this.name = 'LostLease'
  }
}

export interface LeaseNeeds {
  readonly db: Database
  /** Milliseconds until an unrenewed turn is free. */
  readonly lease: number
  /** Milliseconds from a completed run to the next. */
  readonly interval: number
}

/** Undefined: held by another process, or not due. `isAsked`: an operator started it, so it need not be due. */
export async function takeLease(
  needs: LeaseNeeds,
  processor: string,
  isAsked: boolean,
): Promise<ReconciliationLease | undefined> {
  const { db, lease, interval } = needs
  // A new server has nothing to compare yet.
  await sql`
    insert into reconciliations (processor, due_at) values (${processor}, now() + ${inMs(interval)})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ readonly run: number; readonly began: number }>`
    update reconciliations
    set run = run + 1, lease_until = now() + ${inMs(lease)}, due_at = now() + ${inMs(lease)}
    where processor = ${processor} and lease_until < now() and (${isAsked}::boolean or due_at <= now())
    returning run, extract(epoch from now())::float8 * 1000 as began`.execute(db)
  const [taken] = rows
  if (taken === undefined) return undefined
  return { processor, run: taken.run, began: Math.floor(taken.began), keep: () => keep(needs, processor, taken.run) }
}

async function keep({ db, lease }: LeaseNeeds, processor: string, run: number): Promise<void> {
  const { rows } = await sql`
    update reconciliations set lease_until = now() + ${inMs(lease)}, due_at = now() + ${inMs(lease)}
    where processor = ${processor} and run = ${run} returning 1`.execute(db)
  if (rows.length === 0) throw new LostLease(processor)
}

export interface LeaseResult {
  /** By kind; undefined: the run did not complete. */
  readonly found?: Readonly<Record<string, { readonly found: number; readonly mended: number }>>
  readonly seesMissingOrders: boolean
}

export async function endLease(
  needs: LeaseNeeds,
  { processor, run, began }: ReconciliationLease,
  ended: LeaseResult,
): Promise<void> {
  const { db, interval, lease } = needs
  const { found, seesMissingOrders } = ended
  const done =
    found === undefined
      ? sql`due_at = now() + ${inMs(lease)}`
      : sql`due_at = ${new Date(began).toISOString()}::timestamptz + ${inMs(interval)}, succeeded_at = now(),
          found = ${JSON.stringify(found)}::jsonb, sees_missing_orders = ${seesMissingOrders}::boolean`
  await sql`
    update reconciliations set lease_until = '-infinity', ${done} where processor = ${processor} and run = ${run}`.execute(
    db,
  )
  await sql`delete from listed_charges where processor = ${processor} and run <= ${run}`.execute(db)
  await sql`delete from charges_in_work where processor = ${processor} and run <= ${run}`.execute(db)
}

function inMs(milliseconds: number) {
  return sql`${milliseconds}::float8 * interval '1 millisecond'`
}
