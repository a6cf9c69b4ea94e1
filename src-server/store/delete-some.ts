import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Rows in one statement: it locks few of them, and whoever deletes much comes again in a moment. */
export const deletedAtOnce = 500

/**
 * Deletes rows of a table to which a condition applies, so many at a time and none that somebody else has in hand. Answers
 * how many went; 0: none is left.
 */
export async function deleteSome(db: Database, table: string, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${deletedAtOnce} for update skip locked))
    returning 1`.execute(db)
  return rows.length
}
