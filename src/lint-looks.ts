// Part of the build: finds unreadable colours and texts for unknown messages.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { brandFile } from '../src-contract/brand/brand-file.ts'
import { brandFolder } from './brand/brand-folder.ts'
import { brandNames } from './brand/load-brands.ts'
import { catchStartError } from './environment/start-error.ts'
import { readableFaults } from './integrator/look-faults.ts'

const root = process.argv[2] ?? (process.env['BRANDS_DIR'] || 'brands')

function linesOf(name: string): readonly string[] {
  const folder = brandFolder(join(root, name))
  const file = catchStartError(() => folder.read('brand.json', brandFile))
  return isLeft(file) ? [file.left] : readableFaults(folder)
}

const lines = existsSync(root) ? brandNames(root).flatMap(linesOf) : []
for (const line of lines) process.stderr.write(`${line}\n`)
process.exitCode = lines.length > 0 ? 1 : 0
