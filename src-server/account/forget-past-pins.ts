import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

export async function forgetPastPins(db: Database, now: Instant): Promise<number> {
  const isOver = sql`until < ${new Date(now).toISOString()}::timestamptz`
  return (await deleteSome(db, 'pins', isOver)) + (await deleteSome(db, 'password_tokens', isOver))
}
