import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

const othersWrite = 0o002
const othersRead = 0o004
/** Only the owner of a file may replace it in a folder with this bit. */
const sticky = 0o1000
/** Docker and Kubernetes mount secrets there, readable inside the container alone. */
const mounts = /^(?:\/var)?\/run\/secrets\//

/**
 * Reads a file of secrets. Throws `StartError` if other users of this machine could change it. `warn` gets a sentence
 * if they could read it.
 */
export function readSecretFile(path: string, named: string, warn: (sentence: string) => void): string {
  const mode = modeOf(path, named)
  const folder = dirname(path)
  const folderMode = modeOf(folder, named)
  if ((mode & othersWrite) !== 0) throw new StartError(`${path} can be written by every user: chmod o-w ${path}`)
  if ((folderMode & othersWrite) !== 0 && (folderMode & sticky) === 0)
    throw new StartError(`${folder} can be written by every user, who could replace ${path}: chmod o-w ${folder}`)
  if ((mode & othersRead) !== 0 && !mounts.test(path))
    warn(`${path} can be read by every user of this machine: chmod o-r ${path}`)
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartError(`${named} names ${path}, which cannot be read`)
  }
}

function modeOf(path: string, named: string): number {
  try {
    return statSync(path).mode
  } catch {
    throw new StartError(`${named} names ${path}, which cannot be read`)
  }
}
