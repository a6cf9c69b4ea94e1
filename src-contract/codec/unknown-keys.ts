import type * as t from 'io-ts'
import { nearestName } from './nearest-name.ts'
import { type Structure, structureOf } from './structure.ts'

export interface UnknownKey {
  /** Such as "themes.heder". */
  readonly path: string
  /** The known key with a similar spelling. */
  readonly meant?: string
}

/**
 * Mostly typing errors, whose setting silently keeps its default.
 * @param codecs all codecs of this JSON; each may know other keys
 */
export function unknownKeys(codecs: readonly t.Mixed[], json: unknown, path = ''): readonly UnknownKey[] {
  if (typeof json !== 'object' || json === null) return []
  const read = codecs.flatMap(unwrapped)
  if (Array.isArray(json)) {
    const entries = read.flatMap((one) => (one._tag === 'List' ? [one.entry] : []))
    return json.flatMap((one, index) => unknownKeys(entries, one, `${path}[${index}]`))
  }
  if (!read.some(({ _tag }) => _tag === 'Object' || _tag === 'Dictionary')) return []
  return Object.entries(json).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    const fields = read.flatMap((one) => readAt(one, key))
    return fields.length === 0 ? [unknownKey(at, key, read)] : unknownKeys(fields, value, at)
  })
}

/** "themes.heder (header is meant?)" */
export function toldKey({ path, meant }: UnknownKey): string {
  return meant === undefined ? path : `${path} (${meant} is meant?)`
}

function unknownKey(path: string, key: string, read: readonly Structure[]): UnknownKey {
  const known = read.flatMap((one) => (one._tag === 'Object' ? one.fields.map(({ name }) => name) : []))
  const meant = nearestName(key, known)
  return meant === undefined ? { path } : { path, meant }
}

function unwrapped(codec: t.Mixed): readonly Structure[] {
  const structure = structureOf(codec)
  if (structure._tag !== 'Wrapper') return [structure]
  return [structure.wire, ...(structure.also === undefined ? [] : [structure.also])].flatMap(unwrapped)
}

function readAt(structure: Structure, key: string): readonly t.Mixed[] {
  if (structure._tag === 'Dictionary') return [structure.entry]
  return structure._tag === 'Object'
    ? structure.fields.filter(({ name }) => name === key).map(({ codec }) => codec)
    : []
}
