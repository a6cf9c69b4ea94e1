import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Rows per statement: a small batch locks few rows. */
export const deletedAtOnce = 500

/** Deletes one batch of matching rows, skipping rows locked by other transactions. Returns how many; 0: none left. */
export async function deleteSome(db: Database, table: string, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${deletedAtOnce} for update skip locked))
    returning 1`.execute(db)
  return rows.length
}
