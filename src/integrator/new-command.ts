import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type Environment, readEnvironment } from '../environment/environment.ts'
import type { Command } from './command.ts'
import { type BrandFilesToWrite, newBrand, sampleBrand } from './new-brand.ts'

/** A brand id becomes the name of a folder, a host and a storage key. */
const fit = /^[a-z][a-z0-9-]{1,40}$/

/** Returns the exit code. */
export function brandNew(command: Command): number {
  const { args, variables } = command
  const [id = '', ...asked] = args
  const isSample = asked.join() === '--sample'
  const environment = readEnvironment(variables)
  if (isLeft(environment)) return refuse(command, environment.left)
  if (!fit.test(id) || (asked.length > 0 && !isSample))
    return refuse(command, 'npm run brand:new <id> [-- --sample]: small letters, digits and hyphens, a letter first')
  return write(command, id, isSample ? sampleBrand(id) : newBrand(id), environment.right)
}

function refuse({ complain }: Command, line: string): number {
  complain(line)
  return 2
}

function write(
  command: Command,
  id: string,
  files: BrandFilesToWrite,
  { BRANDS_DIR: root, PORT: port }: Environment,
): number {
  const folder = join(root, id)
  if (existsSync(folder)) return refuse(command, `${folder} is there already, and nothing was written`)
  mkdirSync(folder, { recursive: true })
  for (const [name, json] of Object.entries(files))
    writeFileSync(join(folder, name), `${JSON.stringify(json, null, 2)}\n`)
  command.say(
    `${folder} is written. What is wrong with it, whenever you change it: npm run brand:check ${id}\n` +
      `Look at it: npm start, then http://${id}.localhost:${port}/location/main-street`,
  )
  return 0
}
