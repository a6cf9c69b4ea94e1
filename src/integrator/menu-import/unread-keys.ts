import type * as t from 'io-ts'
import { unknownKeys } from '../../../src-contract/codec/unknown-keys.ts'
import type { DidNotFit } from './menu-draft.ts'

/** What stands in the file and in no codec, except nothing: null, and empty texts and lists. */
export function unreadKeys(codec: t.Mixed, json: unknown): readonly DidNotFit[] {
  return unknownKeys([codec], json).flatMap(({ path }) => {
    const value = valueAt(json, path)
    return isNothing(value) ? [] : [{ path: withoutPositions(path), at: path, value: JSON.stringify(value) }]
  })
}

/** Keys of digits are ids. */
function withoutPositions(path: string): string {
  return path.replace(/\[\d+\]/g, '[]').replace(/\.\d+(?=\.|$)/g, '.{id}')
}

function valueAt(json: unknown, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
  return keys.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), json)
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
