import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/lib/Either.js'
import { complaints } from '../../src-contract/codec/complaints.ts'
import { keyed } from '../../src-contract/codec/keyed.ts'
import { matching } from '../../src-contract/codec/plain.ts'
import { CannotStart } from './cannot-start.ts'

/** "brand/location-slug" to the secret that its webhook's calls are signed with. */
export type KitchenSecrets = ReadonlyMap<string, string>

const secrets = keyed(/^[A-Za-z0-9_.:-]+\/[a-z0-9-]+$/, matching('a secret of 32 characters or more', /^\S{32,512}$/))

export function secretName(brandId: string, slug: string): string {
  return `${brandId}/${slug}`
}

/** A file and no variable: secrets of many locations are many. Its faults are told by place and never by value. */
export function kitchenSecrets(file: string | undefined): KitchenSecrets {
  if (file === undefined) return new Map()
  const seen = secrets.decode(parsed(file))
  if (isLeft(seen)) throw new CannotStart(`${file} is broken at ${complaints(seen.left)}`)
  return new Map(Object.entries(seen.right))
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new CannotStart(`KITCHEN_SECRETS_FILE names ${file}, which cannot be read as JSON`)
  }
}
