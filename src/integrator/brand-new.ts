// npm run brand:new <id>: a folder of brands with the smallest brand that starts.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type Environment, readEnvironment } from '../server/environment.ts'
import { newBrand } from './new-brand.ts'

/** It becomes the name of a folder, of a host and of a key in storage. */
const fit = /^[a-z][a-z0-9-]{1,40}$/

function run(ids: readonly string[]): number {
  const [id = ''] = ids
  const environment = readEnvironment(process.env)
  if (isLeft(environment)) return refuse(environment.left)
  if (!fit.test(id) || ids.length > 1)
    return refuse('npm run brand:new <id>: small letters, digits and hyphens, a letter first')
  return write(id, environment.right)
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`)
  return 2
}

function write(id: string, { BRANDS_DIR: root, PORT: port }: Environment): number {
  const folder = join(root, id)
  if (existsSync(folder)) return refuse(`${folder} is there already, and nothing was written`)
  mkdirSync(folder, { recursive: true })
  for (const [name, json] of Object.entries(newBrand(id)))
    writeFileSync(join(folder, name), `${JSON.stringify(json, null, 2)}\n`)
  process.stdout.write(
    `${folder} is written. What is wrong with it, whenever you change it: npm run brand:check ${id}\n` +
      `Look at it: npm start, then http://${id}.localhost:${port}/location/main-street\n`,
  )
  return 0
}

process.exitCode = run(process.argv.slice(2))
