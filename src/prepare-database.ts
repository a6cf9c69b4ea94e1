// Writes dist/database-<mark>.tar.gz, an empty database with the newest schema that a server unpacks at its first
// start. The mark changes with migrations and engine version.

import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openDatabase } from '../src-server/store/open-database.ts'
import { preparedDatabase } from '../src-server/store/prepared-database.ts'

const folder = 'dist'
const empty = join(folder, 'empty-database.tar.gz')
const prepared = join(folder, preparedDatabase())

/** True if the prepared database is newer than the empty one, which changes only with the engine's version. */
function isMade(): boolean {
  const made = statSync(prepared, { throwIfNoEntry: false })
  return made !== undefined && made.mtimeMs >= statSync(empty).mtimeMs
}

async function make(): Promise<Buffer> {
  const instance = await PGlite.create({ loadDataDir: new Blob([await readFile(empty)]) })
  await (await openDatabase({ _tag: 'Memory', instance })).close()
  await instance.exec('checkpoint')
  const dump = await instance.dumpDataDir('gzip')
  await instance.close()
  return Buffer.from(await dump.arrayBuffer())
}

if (!isMade()) {
  const bytes = await make()
  for (const name of readdirSync(folder)) if (/^database-\w+\.tar\.gz/.test(name)) rmSync(join(folder, name))
  // An interrupted build must leave no half database.
  writeFileSync(`${prepared}.part`, bytes)
  renameSync(`${prepared}.part`, prepared)
}
