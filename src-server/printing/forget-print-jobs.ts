import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

/** Milliseconds; far longer than orders are planned back, or a deleted job would be printed again. */
const keptFor = 30 * 86_400_000

/** Deletes ended jobs. Returns how many. */
export function forgetPrintJobs(db: Database, now: Instant): Promise<number> {
  return deleteSome(db, 'print_jobs', sql`ended_at < ${new Date(now - keptFor).toISOString()}::timestamptz`)
}
