import type * as t from 'io-ts'
import { AlsoType } from './also.ts'
import { ByIdType } from './by-id.ts'
import { ForgivingType } from './forgiving.ts'
import { KeyedType } from './keyed.ts'
import { ListType } from './list.ts'
import { MappedType } from './mapped.ts'
import { NestedType } from './nested.ts'
import { OneOrOtherType } from './one-or-other.ts'
import { OursType } from './ours.ts'
import { OwnCurrencyType } from './own-currency.ts'
import { RefinedType } from './refined.ts'
import { type Fields, ShapeType } from './shape.ts'
import { WithFallbackType } from './with-fallback.ts'

/** Form of a codec. This module alone must know every kind of codec. */
export type Structure =
  | { readonly _tag: 'Object'; readonly fields: readonly Field[] }
  | { readonly _tag: 'Dictionary'; readonly entry: t.Mixed }
  | { readonly _tag: 'List'; readonly entry: t.Mixed; readonly atMost: number | undefined }
  /** `wire` is written, `also` only read. */
  | { readonly _tag: 'Wrapper'; readonly wire: t.Mixed; readonly also?: t.Mixed }
  | { readonly _tag: 'Value' }

export interface Field {
  readonly name: string
  readonly codec: t.Mixed
  readonly presence: 'required' | 'optional' | 'orNull'
}

export function structureOf(codec: t.Mixed): Structure {
  if (codec instanceof ShapeType) return { _tag: 'Object', fields: fieldsOf(codec) }
  if (codec instanceof ByIdType || codec instanceof KeyedType) return { _tag: 'Dictionary', entry: codec.entry }
  if (codec instanceof ListType) return { _tag: 'List', entry: codec.entry, atMost: codec.atMost }
  if (codec instanceof AlsoType || codec instanceof OneOrOtherType)
    return { _tag: 'Wrapper', wire: codec.wire, also: codec.other }
  if (codec instanceof MappedType || codec instanceof WithFallbackType) return { _tag: 'Wrapper', wire: codec.wire }
  if (codec instanceof RefinedType || codec instanceof OursType) return { _tag: 'Wrapper', wire: codec.wire }
  if (codec instanceof ForgivingType || codec instanceof OwnCurrencyType) return { _tag: 'Wrapper', wire: codec.wire }
  return codec instanceof NestedType ? { _tag: 'Wrapper', wire: codec.wireOf() } : { _tag: 'Value' }
}

function fieldsOf({ required, optional, orNull }: ShapeType<Fields, Fields, Fields>): readonly Field[] {
  const named = (fields: Fields, presence: Field['presence']) =>
    Object.entries(fields).map(([name, codec]) => ({ name, codec, presence }))
  return [...named(required, 'required'), ...named(optional, 'optional'), ...named(orNull, 'orNull')]
}
