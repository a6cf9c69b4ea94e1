import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

export async function forgetPastLimits(db: Database, now: Instant): Promise<number> {
  return deleteSome(db, 'limit_counts', sql`until < ${new Date(now).toISOString()}::timestamptz`)
}
