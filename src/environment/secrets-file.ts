import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Codec } from '../../src-contract/codec/codec.ts'
import { complaints } from '../../src-contract/codec/complaints.ts'
import { StartError } from './start-error.ts'

/** A file, because many brands have many secrets. Errors name the place, never the value. */
export function readSecrets(
  file: string | undefined,
  variable: string,
  secrets: Codec<Readonly<Record<string, string>>>,
): ReadonlyMap<string, string> {
  if (file === undefined) return new Map()
  const seen = secrets.decode(parsed(file, variable))
  if (isLeft(seen)) throw new StartError(`${file} is broken at ${complaints(seen.left)}`)
  return new Map(Object.entries(seen.right))
}

function parsed(file: string, variable: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new StartError(`${variable} names ${file}, which cannot be read as JSON`)
  }
}
