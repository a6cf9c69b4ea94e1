// Writes dist/empty-database.tar.gz, from which an embedded database starts in one second instead of several. It
// contains no schema, so only a new PGlite version needs a new one.
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const template = 'dist/empty-database.tar.gz'
const madeBy = `${template}.version`

// The package does not export its package.json.
const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const { version } = JSON.parse(readFileSync(join(dirname(dirname(entry)), 'package.json'), 'utf8'))

const isMade = existsSync(template) && existsSync(madeBy) && readFileSync(madeBy, 'utf8') === version

if (!isMade) {
  await mkdir('dist', { recursive: true })
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  await rm(madeBy, { force: true })
  // An interrupted build must not leave half an archive.
  await writeFile(`${template}.part`, Buffer.from(await dump.arrayBuffer()))
  await rename(`${template}.part`, template)
  await writeFile(madeBy, version)
}
