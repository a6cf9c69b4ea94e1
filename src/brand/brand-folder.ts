import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { Errors } from 'io-ts'
import { complaints } from '../../src-contract/codec/complaints.ts'
import type { BrandFiles } from '../../src-server/brand/brand-seed.ts'
import { StartError } from '../environment/start-error.ts'

/** Reads each file once. */
export interface BrandFolder {
  /** The brand's id if the files are those of a stored version. */
  readonly path: string
  /** Text by name of the files that were read so far. */
  readonly filesRead: () => BrandFiles
  /** Throws `StartError` with the file and the place in it. */
  readonly read: <A>(file: string, decode: (json: unknown) => Either<Errors, A>) => A
  /** Undefined if there is no such file. */
  readonly readIfThere: <A>(file: string, decode: (json: unknown) => Either<Errors, A>) => A | undefined
  /** Undefined if there is no such file. */
  readonly textIfThere: (file: string) => string | undefined
}

export function brandFolder(path: string): BrandFolder {
  const names = namesIn(path)
  return folderOver(path, (file) => {
    // A failed read costs more than a successful one, and most brands have few of the files.
    if (names?.has(file.split(/[/\\]/, 1)[0] ?? file) === false) return undefined
    try {
      return readFileSync(join(path, file), 'utf8')
    } catch (reason) {
      if (isMissing(reason)) return undefined
      throw new StartError(`${join(path, file)} cannot be read: ${messageOf(reason)}`)
    }
  })
}

/** Undefined: unknown, because the folder cannot be listed. */
function namesIn(path: string): ReadonlySet<string> | undefined {
  try {
    return new Set(readdirSync(path))
  } catch {
    return undefined
  }
}

/** The files of a stored version. */
export function storedFolder(brandId: string, files: BrandFiles): BrandFolder {
  return folderOver(brandId, (file) => (Object.hasOwn(files, file) ? files[file] : undefined))
}

function folderOver(path: string, read: (file: string) => string | undefined): BrandFolder {
  const texts = new Map<string, string>()
  const jsons = new Map<string, unknown>()
  const textOf = (file: string): string | undefined => {
    const text = texts.get(file) ?? read(file)
    if (text !== undefined) texts.set(file, text)
    return text
  }
  const parsed = (file: string, text: string): unknown => {
    try {
      if (!jsons.has(file)) jsons.set(file, JSON.parse(text))
      return jsons.get(file)
    } catch (reason) {
      throw new StartError(`${join(path, file)} is not JSON: ${messageOf(reason)}`)
    }
  }
  const decoded = <A>(file: string, text: string, decode: (json: unknown) => Either<Errors, A>): A => {
    const seen = decode(parsed(file, text))
    if (isLeft(seen)) throw new StartError(`${join(path, file)} is broken at ${complaints(seen.left)}`)
    return seen.right
  }
  return {
    path,
    filesRead: () => Object.fromEntries(texts),
    read: (file, decode) => {
      const text = textOf(file)
      if (text === undefined) throw new StartError(`${join(path, file)} is missing`)
      return decoded(file, text, decode)
    },
    readIfThere: (file, decode) => {
      const text = textOf(file)
      return text === undefined ? undefined : decoded(file, text, decode)
    },
    textIfThere: textOf,
  }
}

function isMissing(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'ENOENT'
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}
