import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { complaints } from '../codec/complaints.ts'
import { NestedType } from '../codec/nested.ts'
import { RefinedType } from '../codec/refined.ts'
import { type Field, structureOf } from '../codec/structure.ts'
import { AmountType } from '../money/money.ts'
import { valuesByName, valuesByRule } from './example-values.ts'

/** Selects fields by name, at any depth. */
export interface ExampleShape {
  /** Optional fields to show; absent: all. */
  readonly only?: readonly string[]
  readonly without?: readonly string[]
  readonly values?: Readonly<Record<string, unknown>>
}

/** Throws if it finds no value or the codec refuses the result. */
export function exampleOf(codec: t.Mixed, intent: ExampleShape = {}): unknown {
  const made = jsonOf(codec, { owner: '', name: '' }, intent, [])
  const seen = codec.decode(made)
  if (isLeft(seen)) throw new Error(`The example of ${codec.name} is none: ${complaints(seen.left)}`)
  return made
}

interface Where {
  readonly owner: string
  readonly name: string
}

function jsonOf(codec: t.Mixed, where: Where, intent: ExampleShape, within: readonly t.Mixed[]): unknown {
  const structure = structureOf(codec)
  const said = valueAt(where, intent)
  if (said !== undefined && accepts(codec, said)) return said
  switch (structure._tag) {
    case 'Object':
      return objectOf(codec.name, structure.fields, intent, [...within, codec])
    case 'Dictionary': {
      const entry = jsonOf(structure.entry, where, intent, within)
      return { [keyOf(entry)]: entry }
    }
    case 'List':
      // An empty list ends the recursion.
      return within.includes(structure.entry) ? [] : [jsonOf(structure.entry, where, intent, within)]
    case 'Wrapper': {
      const inner = codec instanceof NestedType ? [...within, codec] : within
      return (codec instanceof RefinedType ? ruled(codec) : undefined) ?? jsonOf(structure.wire, where, intent, inner)
    }
    case 'Value':
      return plain(codec, where.name)
  }
}

function valueAt({ owner, name }: Where, { values = {} }: ExampleShape): unknown {
  return values[`${owner}: ${name}`] ?? values[name] ?? valuesByName[`${owner}: ${name}`] ?? valuesByName[name]
}

function objectOf(owner: string, fields: readonly Field[], intent: ExampleShape, within: readonly t.Mixed[]): unknown {
  return Object.fromEntries(
    fields
      .filter((field) => isShown(field, intent))
      .map(({ name, codec }) => [name, jsonOf(codec, { owner, name }, intent, within)]),
  )
}

function isShown({ name, presence }: Field, { only, without }: ExampleShape): boolean {
  if (without?.includes(name) === true) return false
  return presence === 'required' || only === undefined || only.includes(name)
}

function accepts(codec: t.Mixed, value: unknown): boolean {
  return !isLeft(codec.decode(value))
}

/** Entries of a collection are keyed by id. */
function keyOf(entry: unknown): string {
  const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined
  return typeof id === 'string' ? id : 'name'
}

function ruled({ name, words }: RefinedType<unknown>): unknown {
  const { enum: known, minimum } = words
  if (typeof known === 'string') return known.split('|')[0]
  return valuesByRule[name] ?? (typeof minimum === 'number' ? Math.max(minimum, 1) : undefined)
}

function plain(codec: t.Mixed, name: string): unknown {
  if (codec instanceof t.BooleanType) return true
  if (codec instanceof t.NumberType) return 1
  if (codec instanceof AmountType) return 12.5
  if (codec instanceof t.StringType) return name
  throw new Error(`There is no example of ${codec.name}`)
}
