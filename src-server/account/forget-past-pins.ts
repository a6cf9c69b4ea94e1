import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** PINs and tokens that are over are good for nothing. Answers how many went. */
export async function forgetPastPins(db: Database, now: Instant): Promise<number> {
  const then = new Date(now).toISOString()
  const pins = await sql`delete from pins where until < ${then}::timestamptz`.execute(db)
  const tokens = await sql`delete from password_tokens where until < ${then}::timestamptz`.execute(db)
  return Number(pins.numAffectedRows ?? 0) + Number(tokens.numAffectedRows ?? 0)
}
