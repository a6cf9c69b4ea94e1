import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { unpackArchive } from './unpack-archive.ts'

export function databaseIn(dataDir: string): string {
  return join(dataDir, 'database')
}

export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** An interrupted start leaves no half database. */
export async function createDatabase(path: string, archive: string | undefined): Promise<void> {
  const unfinished = await cleared(path)
  const fresh = await PGlite.create(
    unfinished,
    archive === undefined ? {} : { loadDataDir: new Blob([await readFile(archive)]) },
  )
  await fresh.close()
  await rename(unfinished, path)
}

/** Creating a database takes seconds; unpacking one does not. */
export async function layDatabase(path: string, archives: readonly (string | undefined)[]): Promise<void> {
  for (const archive of archives) {
    if (archive === undefined || !(await exists(archive))) continue
    const unfinished = await cleared(path)
    const isWhole = await unpackArchive(archive, unfinished).then(
      () => true,
      () => false,
    )
    if (isWhole) return rename(unfinished, path)
  }
  return createDatabase(path, undefined)
}

async function cleared(path: string): Promise<string> {
  const unfinished = `${path}.new`
  await rm(unfinished, { recursive: true, force: true })
  return unfinished
}
