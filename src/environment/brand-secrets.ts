import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { complaints } from '../../src-contract/codec/complaints.ts'
import type { Environment } from './environment.ts'
import { type OwnSettings, ownSettingsCodec, settingsOfSection } from './own-settings.ts'
import { readSecretFile } from './secret-file.ts'
import { catchStartError, StartError } from './start-error.ts'

export interface BrandSecrets {
  /**
   * By name: "ember" for the brand, "ember/red-hook" for one of its locations. "+2027" at the end is a further payment
   * account.
   */
  readonly sections: ReadonlyMap<string, OwnSettings>
  /** By brand id: why its secrets cannot be used. Names files and settings, never a value. */
  readonly faults: ReadonlyMap<string, string>
  readonly warnings: readonly string[]
  /** Whether SECRETS_FILE or SECRETS_DIR is set. */
  readonly isConfigured: boolean
}

export const noSecrets: BrandSecrets = { sections: new Map(), faults: new Map(), warnings: [], isConfigured: false }

const sectionName = /^[A-Za-z0-9_.:-]{1,128}(?:\/[a-z0-9-]{1,128})?(?:\+[A-Za-z0-9-]{1,40})?$/
const settingName = /^[A-Z_]+$/

/** Throws `StartError` for what concerns every brand. A fault in one section concerns that brand alone. */
export function readBrandSecrets({
  SECRETS_FILE: file,
  SECRETS_DIR: folder,
}: Pick<Environment, 'SECRETS_FILE' | 'SECRETS_DIR'>): BrandSecrets {
  if (file !== undefined && folder !== undefined)
    throw new StartError('SECRETS_FILE and SECRETS_DIR exclude each other: set one of them')
  const warnings: string[] = []
  const warn = (sentence: string) => warnings.push(sentence)
  if (file !== undefined) return { ...collected(file, sectionsOfFile(file, warn)), warnings, isConfigured: true }
  if (folder !== undefined)
    return { ...collected(folder, sectionsOfFolder(folder, warn)), warnings, isConfigured: true }
  return noSecrets
}

/** Id of the brand to which a section belongs. */
export function brandOfSection(name: string): string {
  return name.split(/[/+]/)[0] ?? name
}

interface Section {
  readonly name: string
  readonly settings: Either<string, unknown>
}

function collected(source: string, found: readonly Section[]): Pick<BrandSecrets, 'sections' | 'faults'> {
  const sections = new Map<string, OwnSettings>()
  const faults = new Map<string, string>()
  for (const { name, settings } of found) {
    const seen = isLeft(settings) ? settings : checked(settings.right, isBrand(name))
    if (isLeft(seen)) faults.set(brandOfSection(name), `the secrets of ${name} in ${source}: ${seen.left}`)
    else sections.set(name, seen.right)
  }
  return { sections, faults }
}

function isBrand(name: string): boolean {
  return brandOfSection(name) === name
}

function checked(settings: unknown, isOfBrand: boolean): Either<string, OwnSettings> {
  const seen = ownSettingsCodec.decode(settings)
  if (isLeft(seen)) return left(complaints(seen.left))
  const known = settingsOfSection(isOfBrand)
  const unknown = Object.keys(Object(settings)).filter((name) => !known.has(name))
  if (unknown.length === 0) return seen
  // A secret may have been pasted where a name belongs.
  const shown = unknown.every((name) => settingName.test(name)) ? unknown.join(', ') : 'one of the names'
  const all = settingsOfSection(true)
  return left(
    unknown.every((name) => all.has(name))
      ? `${shown}: only the section of a brand can have it`
      : `${shown}: not a setting that a brand can have of its own`,
  )
}

function sectionsOfFile(file: string, warn: (sentence: string) => void): readonly Section[] {
  const json = parsed(file, readSecretFile(file, 'SECRETS_FILE', warn))
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new StartError(`${file} is broken: not an object of brands`)
  return Object.entries(json).map(([name, settings]) => ({ name: nameIn(file, name), settings: right(settings) }))
}

function nameIn(source: string, name: string): string {
  if (sectionName.test(name)) return name
  throw new StartError(`${source} has a section whose name is not a brand, brand/location or brand+account`)
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartError(`SECRETS_FILE names ${file}, which is not JSON`)
  }
}

/** `brand/NAME` and `brand/location/NAME`: one value a file. */
function sectionsOfFolder(root: string, warn: (sentence: string) => void): readonly Section[] {
  return namesIn(root)
    .filter((name) => isFolder(join(root, name)))
    .flatMap((name) => {
      const folder = join(root, name)
      const locations = namesIn(folder).filter((inner) => isFolder(join(folder, inner)))
      const own = { name: nameIn(root, name), settings: valuesIn(folder, warn) }
      return [
        own,
        ...locations.map((slug) => ({
          name: nameIn(root, `${name}/${slug}`),
          settings: valuesIn(join(folder, slug), warn),
        })),
      ]
    })
}

function valuesIn(folder: string, warn: (sentence: string) => void): Either<string, unknown> {
  const read = (name: string) => readSecretFile(join(folder, name), 'SECRETS_DIR', warn).replace(/\r?\n$/, '')
  return catchStartError(() =>
    Object.fromEntries(
      namesIn(folder)
        .filter((name) => !isFolder(join(folder, name)))
        .map((name) => [name, read(name)]),
    ),
  )
}

/** Kubernetes keeps its own entries beside the values, and their names begin with a dot. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort()
  } catch {
    throw new StartError(`SECRETS_DIR names ${folder}, which cannot be read`)
  }
}

/** Follows links, because Kubernetes mounts each value as one. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
