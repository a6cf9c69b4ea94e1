import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** The right to compare one processor's books with ours: one process at a time has it. */
export interface Turn {
  readonly processor: string
  readonly run: number
  /** The database's clock when it began: processes need not agree about the time. */
  readonly began: Instant
  /** Keeps the turn; rejects with `LostTurn` when another process has taken it. */
  readonly keep: () => Promise<void>
}

export class LostTurn extends Error {
  constructor(processor: string) {
    super(`another process compares the books of ${processor}`)
    this.name = 'LostTurn'
  }
}

export interface TurnNeeds {
  readonly db: Database
  /** Milliseconds, all of them. Without word from who has the turn, it is free after `lease`. */
  readonly lease: number
  /** From a run that came to its end to the next. */
  readonly interval: number
}

/** Undefined: another process is at it, or it is not due; `isAsked` is when a person asks, who does not wait until it is due. */
export async function takeTurn(needs: TurnNeeds, processor: string, isAsked: boolean): Promise<Turn | undefined> {
  const { db, lease, interval } = needs
  // A server that was just started has nothing to compare yet, and many of them start at one time.
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

async function keep({ db, lease }: TurnNeeds, processor: string, run: number): Promise<void> {
  const { rows } = await sql`
    update reconciliations set lease_until = now() + ${inMs(lease)}, due_at = now() + ${inMs(lease)}
    where processor = ${processor} and run = ${run} returning 1`.execute(db)
  if (rows.length === 0) throw new LostTurn(processor)
}

export interface Ended {
  /** By kind; undefined: it did not come to its end, and is due again soon. */
  readonly found?: Readonly<Record<string, { readonly found: number; readonly mended: number }>>
  readonly seesMissingOrders: boolean
}

/** Gives the turn back and sweeps up what the run wrote down for itself, and any that died before it. */
export async function endTurn(needs: TurnNeeds, { processor, run, began }: Turn, ended: Ended): Promise<void> {
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
