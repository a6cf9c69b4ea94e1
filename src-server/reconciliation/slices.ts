import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

export interface Stretch {
  /** Orders and attempts since then, and up to what is still in flight. */
  readonly since: Instant
  readonly until: Instant
}

export interface Slice {
  readonly from: Instant
  /** Not included. */
  readonly to: Instant
}

const anHour = 3_600_000

/** A stretch an hour at a time: each statement reads so much by the index of time, and no statement a whole table. */
export function* slicesOf({ since, until }: Stretch): Generator<Slice> {
  for (let from = since; from <= until; from += anHour) yield { from, to: Math.min(from + anHour, until + 1) }
}

/** The indexes of time learn of new rows when they are told to; until then what is new is read in every slice. */
export async function summarise(db: Database): Promise<void> {
  await sql`select brin_summarize_new_values('orders_by_time'), brin_summarize_new_values('attempts_by_time')`.execute(
    db,
  )
}

export function isoOf(instant: Instant) {
  return sql`${new Date(instant).toISOString()}::timestamptz`
}
