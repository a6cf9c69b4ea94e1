import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'

/** Forgets removed cards after a week, when no submission is running and nonces have expired. */
export async function forgetRemovedCards(db: Database): Promise<number> {
  return deleteSome(db, 'removed_cards', sql`removed_at < now() - interval '7 days'`)
}
