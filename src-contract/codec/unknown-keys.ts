import * as t from 'io-ts'
import { AlsoType } from './also.ts'
import { ByIdType } from './by-id.ts'
import { KeyedType } from './keyed.ts'
import { ListType } from './list.ts'
import { MappedType } from './mapped.ts'
import { OtherwiseType } from './otherwise.ts'
import { OursType } from './ours.ts'
import { RefinedType } from './refined.ts'
import { ShapeType } from './shape.ts'

/** What a codec reads in the end: shapes, collections and plain values, without what is wrapped around them. */
const unwrapped = (codec: t.Mixed): readonly t.Mixed[] => {
  const isWrapped =
    codec instanceof MappedType ||
    codec instanceof OtherwiseType ||
    codec instanceof OursType ||
    codec instanceof RefinedType
  if (isWrapped) return unwrapped(codec.wire)
  if (codec instanceof AlsoType) return [...unwrapped(codec.wire), ...unwrapped(codec.other)]
  return codec instanceof t.RecursiveType ? unwrapped(codec.type) : [codec]
}

const fieldOf = (codec: t.Mixed, key: string): readonly t.Mixed[] => {
  if (codec instanceof KeyedType || codec instanceof ByIdType) return [codec.entry]
  if (!(codec instanceof ShapeType)) return []
  const fields: Readonly<Record<string, t.Mixed>> = { ...codec.required, ...codec.optional, ...codec.orNull }
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  return field === undefined ? [] : [field]
}

const readsKeys = (codec: t.Mixed): boolean =>
  codec instanceof ShapeType || codec instanceof KeyedType || codec instanceof ByIdType

/**
 * Paths of keys that none of the codecs reads: "themes.heder". A key that is dropped unread is mostly a slip of the pen,
 * and the setting that was meant keeps its shipped value. What a codec of another kind reads is not looked into.
 *
 * @param codecs all that read this JSON; each may know other keys
 */
export const unknownKeys = (codecs: readonly t.Mixed[], json: unknown, path = ''): readonly string[] => {
  if (typeof json !== 'object' || json === null) return []
  const kinds = codecs.flatMap(unwrapped)
  if (Array.isArray(json)) {
    const entries = kinds.flatMap((kind) => (kind instanceof ListType ? [kind.entry] : []))
    return json.flatMap((one, index) => unknownKeys(entries, one, `${path}[${index}]`))
  }
  if (!kinds.some(readsKeys)) return []
  return Object.entries(json).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    const fields = kinds.flatMap((kind) => fieldOf(kind, key))
    return fields.length === 0 ? [at] : unknownKeys(fields, value, at)
  })
}
