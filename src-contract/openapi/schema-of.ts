import * as t from 'io-ts'
import { AbsentType } from '../codec/absent.ts'
import { OursType } from '../codec/ours.ts'
import { RefinedType } from '../codec/refined.ts'
import { type Field, structureOf } from '../codec/structure.ts'
import { WithFallbackType } from '../codec/with-fallback.ts'
import { AmountType } from '../money/money.ts'

/** Marks our additions, which other back ends may lack. */
export const additionMark = 'x-addition'

export type Schema = { readonly [key: string]: unknown }

export interface Schemas {
  /** Returns references for objects and recursive codecs. */
  readonly schemaOf: (codec: t.Mixed) => Schema
  readonly components: () => Readonly<Record<string, Schema>>
}

/** Throws for an unknown kind of codec, because an incomplete document would mislead. */
export function openSchemas(): Schemas {
  const names = new Map<t.Mixed, string>()
  const components = new Map<string, Schema>()

  const reference = (codec: t.Mixed, build: () => Schema): Schema => {
    const known = names.get(codec)
    if (known !== undefined) return { $ref: `#/components/schemas/${known}` }
    const base = camel(codec.name)
    // Two codecs may share a name.
    const taken = [...components.keys()].filter((name) => name.replace(/\d+$/, '') === base).length
    const name = taken === 0 ? base : `${base}${taken + 1}`
    names.set(codec, name)
    // Reserves the name, because a recursive codec refers to itself.
    components.set(name, {})
    components.set(name, build())
    return { $ref: `#/components/schemas/${name}` }
  }

  const objectOf = (fields: readonly Field[]): Schema => {
    const properties = fields.map(({ name, codec, presence }) => {
      const schema = schemaOf(codec)
      return [name, presence === 'orNull' ? orNull(schema) : schema]
    })
    const required = fields.filter((one) => one.presence === 'required' && !isLeftOutAtTimes(one.codec))
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length === 0 ? {} : { required: required.map(({ name }) => name) }),
    }
  }

  const schemaOf = (codec: t.Mixed): Schema => {
    const structure = structureOf(codec)
    switch (structure._tag) {
      case 'Object':
        return reference(codec, () => objectOf(structure.fields))
      case 'Dictionary':
        return { type: 'object', additionalProperties: schemaOf(structure.entry) }
      case 'List': {
        const most = structure.atMost === undefined ? {} : { maxItems: structure.atMost }
        return { type: 'array', items: schemaOf(structure.entry), ...most }
      }
      case 'Wrapper':
        return { ...schemaOf(structure.wire), ...saidBy(codec) }
      case 'Value':
        return plainOf(codec)
    }
  }

  return { schemaOf, components: () => Object.fromEntries(components) }
}

function plainOf(codec: t.Mixed): Schema {
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof AmountType) return { type: 'number', multipleOf: 0.01, ...codec.words }
  throw new Error(`The codec "${codec.name}" is of a kind that the OpenAPI walk does not know.`)
}

function saidBy(codec: t.Mixed): Schema {
  if (codec instanceof OursType) return { [additionMark]: true }
  return codec instanceof RefinedType ? wordsOf(codec.words) : {}
}

/** Our codec `oneOf` joins its values with vertical bars. */
function wordsOf({ enum: words, ...rest }: RefinedType<unknown>['words']): Schema {
  return typeof words === 'string' ? { ...rest, enum: words.split('|') } : rest
}

function isLeftOutAtTimes(codec: t.Mixed): boolean {
  return codec instanceof WithFallbackType || codec instanceof OursType
}

export function isAbsent(codec: t.Mixed): boolean {
  return codec instanceof AbsentType
}

function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] }
}

function camel(name: string) {
  return name.replace(/^an? /, '').replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
}
