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
export function unknownKeys(codecs: readonly t.Mixed[], json: unknown): readonly UnknownKey[] {
  const found: UnknownKey[] = []
  const read = remembered.get(codecs) ?? readings(codecs)
  remembered.set(codecs, read)
  collect(read, json, '', found)
  return found
}

/** What the codecs of one place know together. */
interface Readings {
  readonly structures: readonly Structure[]
  readonly hasKeys: boolean
  readonly entries: () => Readings
  /** Undefined: no codec knows the key. */
  readonly at: (key: string) => Readings | undefined
}

function collect(read: Readings, json: unknown, path: string, found: UnknownKey[]): void {
  if (typeof json !== 'object' || json === null) return
  if (Array.isArray(json)) {
    for (const [index, one] of json.entries()) collect(read.entries(), one, `${path}[${index}]`, found)
    return
  }
  if (!read.hasKeys) return
  for (const [key, value] of Object.entries(json)) {
    const inner = read.at(key)
    const at = path === '' ? key : `${path}.${key}`
    if (inner === undefined) found.push(unknownKey(at, key, read.structures))
    else collect(inner, value, at, found)
  }
}

/** By list of codecs, because each brand is read with the same ones. */
const remembered = new WeakMap<readonly t.Mixed[], Readings>()

/** Made once for each place of the codecs, because a menu has hundreds of entries of one kind. */
function readings(codecs: readonly t.Mixed[]): Readings {
  const structures = codecs.flatMap(unwrapped)
  const fields = structures.flatMap((one) => (one._tag === 'Object' ? one.fields : []))
  const dictionaries = structures.flatMap((one) => (one._tag === 'Dictionary' ? [one.entry] : []))
  const named = new Map<string, Readings>()
  const entries = once(() => readings(structures.flatMap((one) => (one._tag === 'List' ? [one.entry] : []))))
  const values = once(() => readings(dictionaries))
  return {
    structures,
    hasKeys: structures.some(({ _tag }) => _tag === 'Object' || _tag === 'Dictionary'),
    entries,
    at: (key) => {
      const known = named.get(key)
      if (known !== undefined) return known
      const own = fields.flatMap(({ name, codec }) => (name === key ? [codec] : []))
      if (own.length === 0) return dictionaries.length === 0 ? undefined : values()
      const made = readings([...own, ...dictionaries])
      named.set(key, made)
      return made
    },
  }
}

function once<A>(make: () => A): () => A {
  let made: { readonly value: A } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
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
