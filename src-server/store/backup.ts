import { open, readFile, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { lockDataDir } from './data-dir-lock.ts'
import { createDatabase, databaseIn, exists } from './embedded-directory.ts'

// Of the embedded database, and only while no server works in it: two processes on one directory lose orders.

export type BackupRefusal =
  | { readonly _tag: 'NothingHere'; readonly path: string }
  | { readonly _tag: 'AlreadyThere'; readonly path: string }
  /** Not a whole copy of a database. */
  | { readonly _tag: 'Damaged'; readonly path: string }

export interface BackedUp {
  readonly _tag: 'BackedUp'
  readonly bytes: number
  /** As they were read out of the copy itself. */
  readonly orders: number
}

/** Writes all of the database into one file, which gets its name only when it has been opened as a database and lies on the disk. */
export async function backUp(dataDir: string, file: string): Promise<BackedUp | BackupRefusal> {
  const path = databaseIn(dataDir)
  if (!(await exists(path))) return { _tag: 'NothingHere', path }
  if (await exists(file)) return { _tag: 'AlreadyThere', path: file }
  return alone(dataDir, async () => {
    const copy = await copyOf(path)
    const orders = await ordersIn(copy)
    const bytes = Buffer.from(await copy.arrayBuffer())
    await written(file, bytes)
    return { _tag: 'BackedUp', bytes: bytes.length, orders }
  })
}

/** Makes the database of a directory that has none from such a file; the next start brings it to the newest schema. */
export async function playBack(
  dataDir: string,
  file: string,
): Promise<{ readonly _tag: 'PlayedBack' } | BackupRefusal> {
  const path = databaseIn(dataDir)
  if (!(await exists(file))) return { _tag: 'NothingHere', path: file }
  // Before the directory is touched: a damaged file leaves nothing behind.
  if (!(await isWhole(file))) return { _tag: 'Damaged', path: file }
  return alone(dataDir, async () => {
    if (await exists(path)) return { _tag: 'AlreadyThere', path }
    await createDatabase(path, file)
    return { _tag: 'PlayedBack' }
  })
}

async function alone<A>(dataDir: string, work: () => Promise<A>): Promise<A> {
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
    // What lies in the journal alone is written to its tables first.
    await database.exec('checkpoint')
    return await database.dumpDataDir('gzip')
  } finally {
    await database.close()
  }
}

/** The checksum holds, and the archive opens as a database with a table of orders. */
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

/** A copy that cannot be opened is none; this one is opened in memory. */
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
