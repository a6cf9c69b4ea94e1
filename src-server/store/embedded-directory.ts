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

/**
 * From a backup, or from nothing. It gets its name only when it is whole: a start that is cut off leaves nothing that looks
 * like one.
 */
export async function createDatabase(path: string, archive: string | undefined): Promise<void> {
  const unfinished = await cleared(path)
  const fresh = await PGlite.create(
    unfinished,
    archive === undefined ? {} : { loadDataDir: new Blob([await readFile(archive)]) },
  )
  await fresh.close()
  await rename(unfinished, path)
}

/**
 * A new database, from the first of the build's archives that is there: creating one from nothing takes seconds. What the
 * build made needs no opening to be believed; an archive that is not whole is as good as none.
 */
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

/** Where a database lies until it is one. */
async function cleared(path: string): Promise<string> {
  const unfinished = `${path}.new`
  await rm(unfinished, { recursive: true, force: true })
  return unfinished
}
