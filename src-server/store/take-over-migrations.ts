import { sql } from 'kysely'
import type { Database } from './database.ts'
import { migrationGate } from './migration-gate.ts'

/** Moves the migration history of our first databases. Returns the current schema. */
export async function takeOverMigrations(db: Database): Promise<string> {
  const { schema, isOld } = await found(db)
  if (isOld)
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${migrationGate}::bigint)`.execute(transaction)
      // Another process may have done it meanwhile.
      if ((await found(transaction)).isOld) await takeOver(transaction)
    })
  return schema
}

/** Reads the catalogue, because `to_regclass` may return a cached, dropped table. */
async function found(db: Database): Promise<{ readonly schema: string; readonly isOld: boolean }> {
  const { rows } = await sql<{ schema: string | null; isOld: boolean }>`
    select current_schema() as schema,
      exists (select from pg_tables where schemaname = current_schema() and tablename = 'migrations') as "isOld"`.execute(
    db,
  )
  return { schema: rows[0]?.schema ?? 'public', isOld: rows[0]?.isOld === true }
}

/** Drops the old table, so that no older program mistakes the database for its own. */
async function takeOver(db: Database): Promise<void> {
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  )
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migrations`.execute(db)
  await sql`drop table migrations`.execute(db)
}
