import type { FileDifference } from '../../src-domain/staff/brand-version-list.ts'
import type { BrandFiles } from './brand-seed.ts'
import type { StoredVersion } from './brand-versions.ts'

/** Files and pictures of a version, or those that would become one. */
export type VersionContent = Pick<StoredVersion, 'files' | 'pictures'>

export const noContent: VersionContent = { files: {}, pictures: {} }

/** What serving `after` in the place of `before` changes: its files, then its pictures. */
export function versionDifference(before: VersionContent, after: VersionContent): readonly FileDifference[] {
  return [...filesDifference(before.files, after.files), ...picturesDifference(before.pictures, after.pictures)]
}

type Hashes = StoredVersion['pictures']

/** A version without pictures of its own shows those of the build, which are not known here. */
function picturesDifference(before: Hashes, after: Hashes): readonly FileDifference[] {
  if (Object.keys(before).length === 0 || Object.keys(after).length === 0) return []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((name) => {
    const [old, fresh] = [before[name], after[name]]
    if (old === fresh) return []
    return [
      {
        ...{ file: `images/${name}`, path: '' },
        ...(old === undefined ? {} : { before: JSON.stringify(old) }),
        ...(fresh === undefined ? {} : { after: JSON.stringify(fresh) }),
      },
    ]
  })
}

/** What `after` changes, file by file. Entries with an id are compared by id, so that a new one shifts no other. */
export function filesDifference(before: BrandFiles, after: BrandFiles): readonly FileDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((file) => {
    const [old, fresh] = [before[file], after[file]]
    if (old === fresh) return []
    return compared(jsonOf(old), jsonOf(fresh), []).map(({ path, ...values }) => ({
      ...{ file, path: path.join('.') },
      ...(values.before === undefined ? {} : { before: JSON.stringify(values.before) }),
      ...(values.after === undefined ? {} : { after: JSON.stringify(values.after) }),
    }))
  })
}

interface Change {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

function compared(before: unknown, after: unknown, path: readonly string[]): readonly Change[] {
  const [old, fresh] = [entriesOf(before), entriesOf(after)]
  if (old === undefined || fresh === undefined)
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
  const keys = [...new Set([...old.keys(), ...fresh.keys()])]
  return keys.flatMap((key) => compared(old.get(key), fresh.get(key), [...path, key]))
}

/** Undefined for a single value. */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.map((one: unknown, index) => [keyOf(one) ?? String(index), one]))
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
}

function keyOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined
}

/** The text itself if it is not JSON. */
function jsonOf(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
