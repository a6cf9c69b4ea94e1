import * as t from 'io-ts'
import { AbsentType } from '../codec/absent.ts'
import { AlsoType } from '../codec/also.ts'
import { ByIdType } from '../codec/by-id.ts'
import { KeyedType } from '../codec/keyed.ts'
import { ListType } from '../codec/list.ts'
import { MappedType } from '../codec/mapped.ts'
import { OtherwiseType } from '../codec/otherwise.ts'
import { OursType } from '../codec/ours.ts'
import { RefinedType } from '../codec/refined.ts'
import { ShapeType } from '../codec/shape.ts'
import { AmountType } from '../money/dollars.ts'

/** On every call, parameter and field that is ours and that another back end need not have. */
export const additionMark = 'x-addition'

export type Schema = { readonly [key: string]: unknown }

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

/** `enum` cannot be carried as one word of a schema, so `oneOf` wrote its words with bars between them. */
const wordsOf = ({ enum: words, ...rest }: RefinedType<unknown>['words']): Schema =>
  typeof words === 'string' ? { ...rest, enum: words.split('|') } : rest

type AnyShape = ShapeType<
  Readonly<Record<string, t.Mixed>>,
  Readonly<Record<string, t.Mixed>>,
  Readonly<Record<string, t.Mixed>>
>

export interface Schemas {
  /** The wire form of a codec; objects and recursive codecs as references. */
  readonly schemaOf: (codec: t.Mixed) => Schema
  /** What the references name. */
  readonly components: () => Readonly<Record<string, Schema>>
}

const camel = (name: string) =>
  name.replace(/^an? /, '').replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())

const plainOf = (codec: t.Mixed): Schema | undefined => {
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  return codec instanceof AmountType ? { type: 'number', multipleOf: 0.01 } : undefined
}

/**
 * Codecs as JSON Schema, by walking what they are made of. A codec of a kind that is not known here throws: a document
 * that leaves something out would be worse than none.
 */
export const openSchemas = (): Schemas => {
  const names = new Map<t.Mixed, string>()
  const components = new Map<string, Schema>()

  const reference = (codec: t.Mixed, build: () => Schema): Schema => {
    const known = names.get(codec)
    if (known !== undefined) return { $ref: `#/components/schemas/${known}` }
    const base = camel(codec.name)
    // Two codecs may go by one name, the address that is sent and the one that is answered.
    const taken = [...components.keys()].filter((name) => name.replace(/\d+$/, '') === base).length
    const name = taken === 0 ? base : `${base}${taken + 1}`
    names.set(codec, name)
    // Its place is taken before it is walked: a recursive codec meets itself inside.
    components.set(name, {})
    components.set(name, build())
    return { $ref: `#/components/schemas/${name}` }
  }

  const objectOf = (codec: AnyShape): Schema => {
    const must = Object.entries(codec.required)
    const fields = [
      ...must.map(([name, one]) => [name, schemaOf(one)] as const),
      ...Object.entries(codec.optional).map(([name, one]) => [name, schemaOf(one)] as const),
      ...Object.entries(codec.orNull).map(([name, one]) => [name, orNull(schemaOf(one))] as const),
    ]
    const required = must.filter(([, one]) => !isLeftOutAtTimes(one)).map(([name]) => name)
    return {
      type: 'object',
      properties: Object.fromEntries(fields),
      ...(required.length === 0 ? {} : { required }),
    }
  }

  const collectionOf = (codec: t.Mixed): Schema | undefined => {
    if (codec instanceof ByIdType || codec instanceof KeyedType) {
      return { type: 'object', additionalProperties: schemaOf(codec.entry) }
    }
    if (!(codec instanceof ListType)) return undefined
    const most = codec.atMost === undefined ? {} : { maxItems: codec.atMost }
    return { type: 'array', items: schemaOf(codec.entry), ...most }
  }

  /** Codecs that say more about another one, or that are written in another one's form. */
  const wrapperOf = (codec: t.Mixed): Schema | undefined => {
    if (codec instanceof MappedType || codec instanceof OtherwiseType || codec instanceof AlsoType)
      return schemaOf(codec.wire)
    if (codec instanceof OursType) return { ...schemaOf(codec.wire), [additionMark]: true }
    if (codec instanceof t.RecursiveType) return schemaOf(codec.type)
    if (!(codec instanceof RefinedType)) return undefined
    const inner = schemaOf(codec.wire)
    const words = wordsOf(codec.words)
    return Object.keys(words).length === 0 ? inner : { ...inner, ...words }
  }

  const schemaOf = (codec: t.Mixed): Schema => {
    if (codec instanceof ShapeType) return reference(codec, () => objectOf(codec))
    const schema = plainOf(codec) ?? collectionOf(codec) ?? wrapperOf(codec)
    if (schema !== undefined) return schema
    throw new Error(`The codec "${codec.name}" is of a kind that the OpenAPI walk does not know.`)
  }

  return { schemaOf, components: () => Object.fromEntries(components) }
}

const isLeftOutAtTimes = (codec: t.Mixed): boolean => codec instanceof OtherwiseType || codec instanceof OursType

export const isAbsent = (codec: t.Mixed): boolean => codec instanceof AbsentType
