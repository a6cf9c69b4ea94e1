import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { lockDataDir } from './data-dir-lock.ts'
import type { Database } from './database.ts'
import type { DatabaseChoice } from './database-choice.ts'
import { databaseIn, exists, layDatabase } from './embedded-directory.ts'
import { freeOnDisk, freeSpaceWatch, requireFreeSpace } from './free-space.ts'
import { guardedPool } from './guarded-pool.ts'
import { migrate } from './migrate.ts'
import { type Notifications, ownNotifications } from './notifications.ts'
import { pglitePool } from './pglite-pool.ts'
import { plannerSettings } from './planner-settings.ts'
import { postgresNotifications } from './postgres-notifications.ts'
import { migrationLimits, type PostgresLimits, postgresPool, readLimits } from './postgres-pool.ts'
import { probePooler } from './probe-pooler.ts'
import { openReplica } from './replica.ts'
import type { Schema } from './schema.ts'
import { CannotOpenStore } from './store-failure.ts'
import { vacuum } from './vacuum.ts'

/** Milliseconds. */
const mostReportLag = 30_000
const mostPageLag = 1_000

export interface OpenDatabase {
  readonly db: Database
  /** For requests that only read, so that slow ones queue among themselves. */
  readonly looks: Database
  /** For figures of past hours: may lag by half a minute. */
  readonly reports: Database
  /** For what every customer sees alike: may lag by a second. Never for status, placing or one's own history. */
  readonly pages: Database
  /** Why the store should not take orders now, or undefined. */
  readonly unreadiness: () => Promise<string | undefined>
  /** Checked before a charge. */
  readonly hasRoom: () => Promise<boolean>
  /** For work before the first request: without statement timeout; may wait for another process doing the same. */
  readonly patiently: <A>(work: (db: Database) => Promise<A>) => Promise<A>
  /** Periodic; absent if the database needs none. */
  readonly upkeep?: () => Promise<void>
  /** Opens the messages between the processes of this database. */
  readonly notifications: () => Notifications
  /** Waits for running work. */
  readonly close: () => Promise<void>
}

/** Rejects with `CannotOpenStore`, with everything released. */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  const database = await open(choice)
  try {
    await database.patiently(migrate)
    return database
  } catch (reason) {
    // Report why it could not be opened, not why it could not be closed.
    await database.close().catch(() => undefined)
    throw reason instanceof CannotOpenStore
      ? reason
      : new CannotOpenStore({ _tag: 'Unreachable', detail: reason instanceof Error ? reason.message : String(reason) })
  }
}

async function embedded(dataDir: string, archives: readonly (string | undefined)[]): Promise<PGlite> {
  const path = databaseIn(dataDir)
  if (!(await exists(path))) await layDatabase(path, archives)
  return PGlite.create(path)
}

async function overPglite(pglite: PGlite, end: () => Promise<void>, isOurs: () => boolean = () => true) {
  await pglite.exec(
    Object.entries(plannerSettings)
      .map(([name, value]) => `set ${name} = ${value}`)
      .join('; '),
  )
  const { forKysely, within, isHanging } = pglitePool(pglite, end)
  const over = (pool: PostgresPool): Database =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool, isOurs) }) })
  const patient = over(within(migrationLimits.answer))
  return {
    db: over(forKysely),
    silence: () => (isHanging() ? 'the database does not answer' : undefined),
    patiently: <A>(work: (db: Database) => Promise<A>) => work(patient),
  }
}

async function openEmbedded(choice: DatabaseChoice & { _tag: 'Embedded' }): Promise<OpenDatabase> {
  const { dataDir, freeBytes = freeOnDisk } = choice
  const { isOurs, release } = await lockDataDir(dataDir, choice.lost).catch(async (reason: unknown) => {
    // A full disk makes the lock fail, too.
    if (isDiskFull(reason)) await requireFreeSpace(dataDir, freeBytes)
    throw reason
  })
  try {
    await requireFreeSpace(dataDir, freeBytes)
    const pglite = await embedded(dataDir, [choice.prepared, choice.template])
    const end = async () => {
      // Closing writes, which must not happen after another process took the directory over.
      if (isOurs()) await pglite.close()
      release()
    }
    const { db, silence, patiently } = await overPglite(pglite, end, isOurs)
    return {
      db,
      looks: db,
      reports: db,
      pages: db,
      unreadiness: () => requireFreeSpace(dataDir, freeBytes).then(silence, String),
      hasRoom: freeSpaceWatch(dataDir, freeBytes),
      patiently,
      upkeep: () => vacuum(db),
      notifications: ownNotifications,
      close: () => db.destroy(),
    }
  } catch (reason) {
    release()
    throw reason
  }
}

function isDiskFull(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'ENOSPC'
}

async function always() {
  return true
}

async function openMemory(choice: DatabaseChoice & { _tag: 'Memory' }): Promise<OpenDatabase> {
  const pglite = choice.instance ?? (await PGlite.create())
  const { db, silence, patiently } = await overPglite(pglite, async () => {
    if (choice.instance === undefined) await pglite.close()
  })
  return {
    db,
    looks: db,
    reports: db,
    pages: db,
    unreadiness: async () => silence(),
    hasRoom: always,
    patiently,
    upkeep: () => vacuum(db),
    notifications: ownNotifications,
    close: () => db.destroy(),
  }
}

type PostgresChoice = DatabaseChoice & { readonly _tag: 'Postgres' }

async function overPostgres({ url, directUrl, schema }: PostgresChoice, limits?: PostgresLimits) {
  const pool = await postgresPool(url, schema, limits, directUrl !== undefined)
  const db: Database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  // Kysely ends a pool only after a query; ours has a connection from the start.
  return { db, pool, close: () => db.destroy().finally(pool.end) }
}

async function openPostgres(choice: PostgresChoice): Promise<OpenDatabase> {
  const { url, directUrl, readUrl, schema } = choice
  if (choice.isProbed === true) await probePooler(choice)
  const { db, close } = await overPostgres(choice)
  const looking = await overPostgres(choice, readLimits).catch(async (reason: unknown) => {
    await close()
    throw reason
  })
  const replica = readUrl === undefined ? undefined : openReplica({ url: readUrl, schema, primary: looking.pool })
  return {
    db,
    looks: looking.db,
    reports: replica?.within(mostReportLag) ?? looking.db,
    pages: replica?.within(mostPageLag) ?? looking.db,
    // Readiness is probed through the placing path.
    unreadiness: async () => undefined,
    hasRoom: always,
    patiently: async (work) => {
      const { directUrl: _, ...direct } = { ...choice, url: directUrl ?? url }
      const patient = await overPostgres(direct, migrationLimits)
      return work(patient.db).finally(patient.close)
    },
    notifications: () => postgresNotifications(directUrl ?? url, schema),
    close: () => (replica?.close() ?? Promise.resolve()).finally(looking.close).finally(close),
  }
}

function open(choice: DatabaseChoice): Promise<OpenDatabase> {
  switch (choice._tag) {
    case 'Embedded':
      return openEmbedded(choice)
    case 'Memory':
      return openMemory(choice)
    case 'Postgres':
      return openPostgres(choice)
  }
}
