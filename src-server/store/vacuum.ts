import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Gives the room of rows that ended back to their tables. The embedded database has nobody who does it beside the work:
 * without it a table that is changed often grows with every change, and who reads it all reads what ended too. Table by
 * table, so that whoever waits for the one connection waits for one table.
 */
export async function vacuum(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { name } of rows) await sql`vacuum ${sql.table(name)}`.execute(db)
}
