import * as t from 'io-ts'
import { MappedType } from '../../src-contract/codec/mapped.ts'
import { RefinedType } from '../../src-contract/codec/refined.ts'
import { type Field, structureOf } from '../../src-contract/codec/structure.ts'
import { WithFallbackType } from '../../src-contract/codec/with-fallback.ts'
import { AmountType } from '../../src-contract/money/money.ts'

export interface KeyRow {
  /** "themes.item_details.tabs"; `[]` stands for each entry of a list, `*` for any name. */
  readonly path: string
  readonly value: string
  /** Default as JSON, 'needed' for a required key, or '' for none. */
  readonly leftOut: string
}

export function codecRows(codecs: readonly t.Mixed[]): readonly KeyRow[] {
  const rows = codecs.flatMap((codec) => below(codec, ''))
  return rows.filter(({ path }, index) => rows.findIndex((row) => row.path === path) === index)
}

function below(codec: t.Mixed, path: string): readonly KeyRow[] {
  const structure = structureOf(codec)
  switch (structure._tag) {
    case 'Object':
      return structure.fields.flatMap((field) => rowsOf(field, path === '' ? field.name : `${path}.${field.name}`))
    case 'Dictionary':
      return below(structure.entry, path === '' ? '*' : `${path}.*`)
    case 'List':
      return below(structure.entry, `${path}[]`)
    case 'Wrapper':
      return [...below(structure.wire, path), ...(structure.also === undefined ? [] : below(structure.also, path))]
    case 'Value':
      return []
  }
}

function rowsOf({ codec, presence }: Field, path: string): readonly KeyRow[] {
  const leftOut = presence === 'required' ? defaultOf(codec) : ''
  return [{ path, value: descriptionOf(codec), leftOut }, ...below(codec, path)]
}

function defaultOf(codec: t.Mixed): string {
  if (codec instanceof WithFallbackType) return JSON.stringify(codec.wire.encode(codec.value))
  const structure = structureOf(codec)
  return structure._tag === 'Wrapper' ? defaultOf(structure.wire) : 'needed'
}

function descriptionOf(codec: t.Mixed): string {
  const structure = structureOf(codec)
  switch (structure._tag) {
    case 'Object':
      return 'object'
    case 'Dictionary':
      return `by name: ${descriptionOf(structure.entry)}`
    case 'List':
      return `list of ${descriptionOf(structure.entry)}${structure.atMost === undefined ? '' : `, at most ${structure.atMost}`}`
    case 'Wrapper':
      return [
        wrapped(codec, structure.wire),
        ...(structure.also === undefined ? [] : [descriptionOf(structure.also)]),
      ].join(', or ')
    case 'Value':
      return plain(codec)
  }
}

/** Describes a codec by its refinement if it has one, else by its base. */
function wrapped(codec: t.Mixed, wire: t.Mixed): string {
  if (codec instanceof RefinedType) return ruleText(codec)
  const inner = descriptionOf(wire)
  const isNamed = codec instanceof MappedType && codec.name !== wire.name
  if (!isNamed) return inner
  if (inner === 'text' || structureOf(wire)._tag === 'List') return codec.name
  return inner.replace(/^a whole number,/, `${codec.name},`)
}

function ruleText({ name, wire, words }: RefinedType<unknown>): string {
  const { enum: known, minimum, maximum, maxLength } = words
  if (typeof known === 'string') return known.split('|').join(', ')
  if (minimum !== undefined && maximum !== undefined) return `${name}, ${minimum} to ${maximum}`
  if (maxLength !== undefined) return `text of at most ${maxLength}`
  return descriptionOf(wire) === 'text' ? name : descriptionOf(wire)
}

function plain(codec: t.Mixed): string {
  if (codec instanceof t.BooleanType) return 'true or false'
  if (codec instanceof t.StringType) return 'text'
  if (codec instanceof t.NumberType) return 'number'
  if (codec instanceof AmountType) return amountText(codec)
  return codec instanceof t.UnionType ? codec.types.map((one: t.Mixed) => descriptionOf(one)).join(', or ') : codec.name
}

function amountText({ words: { minimum, maximum } }: AmountType): string {
  const range = minimum === undefined || maximum === undefined ? '' : `, ${minimum} to ${maximum} in dollars`
  return `amount with the decimals of the currency${range}`
}
