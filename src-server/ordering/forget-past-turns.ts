import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** Turns that count no more limit nobody. Answers of how many tables, guests and addresses they were. */
export async function forgetPastTurns(db: Database, now: Instant): Promise<number> {
  const at = new Date(now).toISOString()
  const { numAffectedRows } = await sql`
    delete from placing_turns where cardinality(living_turns(taken, ${at}::timestamptz, life)) = 0`.execute(db)
  return Number(numAffectedRows ?? 0)
}
