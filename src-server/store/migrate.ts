import { type Migration, Migrator, sql } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'
import { CannotOpenStore } from './store-failure.ts'
import { takeOverMigrations } from './take-over-migrations.ts'

/** One process at a time. Refuses a newer schema. */
export async function migrate(db: Database): Promise<void> {
  // The migrator would read the whole catalogue three times.
  if (await isUpToDate(db)) return
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => programs },
    // Else a table of the same name in another schema would be mistaken for ours.
    migrationTableSchema: await takeOverMigrations(db),
    // Kysely orders past migrations by machine clocks, and a wrong clock must not prevent a start.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results.find(({ status }) => status === 'Error')
  if (failed !== undefined) {
    const detail = error instanceof Error ? error.message : String(error)
    throw new CannotOpenStore({ _tag: 'MigrationFailed', migration: failed.migrationName, detail })
  }
  await isUpToDate(db)
  throw error
}

async function isUpToDate(db: Database): Promise<boolean> {
  const names = Object.keys(migrations)
  const done = await namesDone(db).catch((): readonly string[] => [])
  const unknown = done.find((name) => migrations[name] === undefined)
  if (unknown !== undefined)
    throw new CannotOpenStore({ _tag: 'NewerSchema', found: unknown, known: names.at(-1) ?? '' })
  return done.length === names.length
}

async function namesDone(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db)
  return rows.map(({ name }) => name)
}

const programs: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(migrations).map(([name, text]) => [name, { up: (db) => runAll(db, text) }]),
)

async function runAll(db: Parameters<Migration['up']>[0], text: string): Promise<void> {
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(db)
}

function statementsOf(text: string): readonly string[] {
  const bodies: string[] = []
  // Function bodies are dollar-quoted and contain semicolons.
  const plain = text.replaceAll(/\$\$[\s\S]*?\$\$/g, (body) => `$$${bodies.push(body) - 1}$$`)
  return plain
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\$\$(\d+)\$\$/g, (_, index) => bodies[Number(index)] ?? '').trim())
    .filter((statement) => statement !== '')
}
