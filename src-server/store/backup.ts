import { open, readFile, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { lockDataDir } from './data-dir-lock.ts'
import { createDatabase, databaseIn, exists } from './embedded-directory.ts'

// No server may run meanwhile: two processes on one directory lose orders.

export type BackupRefusal =
  | { readonly _tag: 'NothingHere'; readonly path: string }
  | { readonly _tag: 'AlreadyThere'; readonly path: string }
  | { readonly _tag: 'Damaged'; readonly path: string }

export interface BackupResult {
  readonly _tag: 'BackedUp'
  readonly bytes: number
  readonly orders: number
}

/** The file gets its name only after it was opened as a database and synced to disk. */
export async function backUp(dataDir: string, file: string): Promise<BackupResult | BackupRefusal> {
  const path = databaseIn(dataDir)
  if (!(await exists(path))) return { _tag: 'NothingHere', path }
  if (await exists(file)) return { _tag: 'AlreadyThere', path: file }
  return withDirLocked(dataDir, async () => {
    const copy = await copyOf(path)
    const orders = await ordersIn(copy)
    const bytes = Buffer.from(await copy.arrayBuffer())
    await written(file, bytes)
    return { _tag: 'BackedUp', bytes: bytes.length, orders }
  })
}

export async function restoreBackup(
  dataDir: string,
  file: string,
): Promise<{ readonly _tag: 'PlayedBack' } | BackupRefusal> {
  const path = databaseIn(dataDir)
  if (!(await exists(file))) return { _tag: 'NothingHere', path: file }
  // Checked first, so that a damaged file leaves nothing behind.
  if (!(await isWhole(file))) return { _tag: 'Damaged', path: file }
  return withDirLocked(dataDir, async () => {
    if (await exists(path)) return { _tag: 'AlreadyThere', path }
    await createDatabase(path, file)
    return { _tag: 'PlayedBack' }
  })
}

async function withDirLocked<A>(dataDir: string, work: () => Promise<A>): Promise<A> {
  const { release } = await lockDataDir(dataDir)
  try {
    return await work()
  } finally {
    release()
  }
}

async function copyOf(path: string): Promise<Blob> {
  const database = await PGlite.create(path)
  try {
    // Flushes the write-ahead log to the tables.
    await database.exec('checkpoint')
    return await database.dumpDataDir('gzip')
  } finally {
    await database.close()
  }
}

async function isWhole(file: string): Promise<boolean> {
  try {
    const bytes = await readFile(file)
    await promisify(gunzip)(bytes)
    await ordersIn(new Blob([bytes]))
    return true
  } catch {
    return false
  }
}

async function ordersIn(copy: Blob): Promise<number> {
  const played = await PGlite.create({ loadDataDir: copy })
  try {
    const { rows } = await played.query<{ readonly count: number }>('select count(*)::int as count from orders')
    return rows[0]?.count ?? 0
  } finally {
    await played.close()
  }
}

async function written(file: string, bytes: Buffer): Promise<void> {
  const unfinished = await open(`${file}.part`, 'w', 0o600)
  try {
    await unfinished.writeFile(bytes)
    await unfinished.sync()
  } finally {
    await unfinished.close()
  }
  await rename(`${file}.part`, file)
}
