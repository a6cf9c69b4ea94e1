import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

/** Milliseconds. A charge that is given back late gives its place back too, so a slot is kept for a while. */
const keptFor = 24 * 3_600_000

/** How full a quarter was is of no use once it is past, and a table that only grows is one. Answers how many were. */
export async function forgetPastSlots(db: Database, now: Instant): Promise<number> {
  return deleteSome(db, 'slot_loads', sql`slot_at < ${new Date(now - keptFor).toISOString()}::timestamptz`)
}
