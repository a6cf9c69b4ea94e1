import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** A small batch locks few rows. */
export const deletedAtOnce = 500

/** Skips locked rows. Returns how many it deleted; 0: none left. */
export async function deleteSome(db: Database, table: string, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${deletedAtOnce} for update skip locked))
    returning 1`.execute(db)
  return rows.length
}
