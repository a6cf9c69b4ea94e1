import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

export async function forgetPastTurns(db: Database, now: Instant): Promise<number> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  return deleteSome(db, 'placing_turns', sql`cardinality(living_turns(taken, ${at}, life)) = 0`)
}
