import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * One table at a time, so that other queries wait briefly. PGlite has no autovacuum, so updated tables would grow
 * without bound.
 */
export async function vacuum(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { name } of rows) await sql`vacuum ${sql.table(name)}`.execute(db)
}
