import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Vacuums one table at a time. PGlite has no autovacuum, so frequently updated tables would grow without bound and
 * scans would read dead rows. Other queries wait for one table at most.
 */
export async function vacuum(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { name } of rows) await sql`vacuum ${sql.table(name)}`.execute(db)
}
