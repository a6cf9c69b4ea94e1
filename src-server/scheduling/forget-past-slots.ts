import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

/** Milliseconds. A late void still releases its slot. */
const keptFor = 24 * 3_600_000

export async function forgetPastSlots(db: Database, now: Instant): Promise<number> {
  return deleteSome(db, 'slot_loads', sql`slot_at < ${new Date(now - keptFor).toISOString()}::timestamptz`)
}
