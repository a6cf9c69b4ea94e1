import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** A lease to reconcile one processor, held by one process at a time. */
export interface ReconciliationLease {
  readonly processor: string
  readonly run: number
  /** Start by the database's clock, because processes' clocks differ. */
  readonly began: Instant
  /** Renews the lease; rejects with `LostLease` if another process has taken it. */
  readonly keep: () => Promise<void>
}

export class LostLease extends Error {
  constructor(processor: string) {
    super(`another process compares the books of ${processor}`)
    this.name = 'LostTurn'
  }
}

export interface LeaseNeeds {
  readonly db: Database
  /** Milliseconds. Without renewal the turn is free after `lease`. */
  readonly lease: number
  /** From the end of a completed run to the next. */
  readonly interval: number
}

/** Undefined: another process holds the turn, or it is not due. `isAsked`: an operator asks, so it need not be due. */
export async function takeLease(
  needs: LeaseNeeds,
  processor: string,
  isAsked: boolean,
): Promise<ReconciliationLease | undefined> {
  const { db, lease, interval } = needs
  // A new server has nothing to compare yet, and many may start at once.
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

export interface Ended {
  /** By kind; undefined: the run did not complete and is due again soon. */
  readonly found?: Readonly<Record<string, { readonly found: number; readonly mended: number }>>
  readonly seesMissingOrders: boolean
}

/** Releases the turn and deletes the working rows of this run and of crashed ones. */
export async function endLease(
  needs: LeaseNeeds,
  { processor, run, began }: ReconciliationLease,
  ended: Ended,
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
