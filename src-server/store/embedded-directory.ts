import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

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
 * A new database starts from an archive when there is one, whether an empty database's (creating one from nothing takes
 * seconds) or a backup's. It gets its name only when it is whole: a start that is cut off leaves nothing that looks like one.
 */
export async function createDatabase(path: string, archive: string | undefined): Promise<void> {
  const unfinished = `${path}.new`
  await rm(unfinished, { recursive: true, force: true })
  const fresh = await PGlite.create(
    unfinished,
    archive === undefined ? {} : { loadDataDir: new Blob([await readFile(archive)]) },
  )
  await fresh.close()
  await rename(unfinished, path)
}
