import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

const day = 86_400_000
/** Milliseconds. */
export const idleLife = 30 * day
export const absoluteLife = 90 * day

export async function forgetEndedSessions(db: Database, now: Instant): Promise<number> {
  const at = (life: number) => sql`${new Date(now - life).toISOString()}::timestamptz`
  return deleteSome(db, 'sessions', sql`seen_at < ${at(idleLife)} or created_at < ${at(absoluteLife)}`)
}
