import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** A window that is over limits nobody. Answers how many were forgotten. */
export async function forgetPastLimits(db: Database, now: Instant): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from limit_counts where until < ${new Date(now).toISOString()}::timestamptz`.execute(db)
  return Number(numAffectedRows ?? 0)
}
