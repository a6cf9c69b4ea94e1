import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'
import { likenessLife } from './claim-key.ts'

export async function forgetLookAlikes(db: Database, now: Instant): Promise<number> {
  return deleteSome(db, 'look_alikes', sql`at < ${new Date(now - likenessLife).toISOString()}::timestamptz`)
}
