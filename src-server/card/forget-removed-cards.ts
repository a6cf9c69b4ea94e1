import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** After a week no submission is under way, and no nonce is good for anything. Answers how many were forgotten. */
export async function forgetRemovedCards(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from removed_cards where removed_at < now() - interval '7 days'`.execute(db)
  return Number(numAffectedRows ?? 0)
}
