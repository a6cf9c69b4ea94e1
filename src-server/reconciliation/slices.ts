import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

export interface Stretch {
  readonly since: Instant
  readonly until: Instant
}

export interface Slice {
  readonly from: Instant
  /** Exclusive. */
  readonly to: Instant
}

const anHour = 3_600_000

/** Hours, so that each statement reads a small range of a time index. */
export function* slicesOf({ since, until }: Stretch): Generator<Slice> {
  for (let from = since; from <= until; from += anHour) yield { from, to: Math.min(from + anHour, until + 1) }
}

/** Until the BRIN indexes are updated, every slice reads all new rows. */
export async function summarise(db: Database): Promise<void> {
  await sql`select brin_summarize_new_values('orders_by_time'), brin_summarize_new_values('attempts_by_time')`.execute(
    db,
  )
}

export function isoOf(instant: Instant) {
  return sql`${new Date(instant).toISOString()}::timestamptz`
}
