import * as t from 'io-ts'
import { AlsoType } from '../../src-contract/codec/also.ts'
import { ByIdType } from '../../src-contract/codec/by-id.ts'
import { KeyedType } from '../../src-contract/codec/keyed.ts'
import { ListType } from '../../src-contract/codec/list.ts'
import { MappedType } from '../../src-contract/codec/mapped.ts'
import { OtherwiseType } from '../../src-contract/codec/otherwise.ts'
import { OursType } from '../../src-contract/codec/ours.ts'
import { RefinedType } from '../../src-contract/codec/refined.ts'
import { ShapeType } from '../../src-contract/codec/shape.ts'
import type { Served } from './served.ts'

/**
 * The contract of the documents and nothing of ours (ADDITIONS=off): calls that are additions are not there, fields that
 * are additions are neither read nor answered. For integrators who want to see what a storefront may count on.
 */
export const plainContract = (served: readonly Served[]): readonly Served[] =>
  served.filter(({ route }) => route.addition === undefined).map(withoutOurFields)

const withoutOurFields = ({ route, answer }: Served): Served => ({
  route,
  answer: async (raw) => {
    const query = plain(route.query, raw.query)
    const body = plain(route.body, raw.body)
    const given = await answer({ ...raw, device: undefined, query, body })
    const codec = route.answers[given.status]
    return {
      ...given,
      device: undefined,
      encode: codec === undefined ? given.encode : () => plain(codec, given.encode()),
    }
  },
})

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u)

const eachOf = (entry: t.Mixed, u: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(u).map(([key, one]) => [key, plain(entry, one)]))

/** A value in its wire form without the fields that are ours; what it is not read as stays as it is. */
function plain(codec: t.Mixed, wire: unknown): unknown {
  if (codec instanceof ShapeType) return isRecord(wire) ? plainFields(codec, wire) : wire
  if (codec instanceof ListType) return Array.isArray(wire) ? wire.map((one) => plain(codec.entry, one)) : wire
  if (codec instanceof ByIdType || codec instanceof KeyedType) return isRecord(wire) ? eachOf(codec.entry, wire) : wire
  if (codec instanceof MappedType || codec instanceof OtherwiseType || codec instanceof RefinedType)
    return plain(codec.wire, wire)
  // Of two forms that are read, either may be there.
  if (codec instanceof AlsoType) return plain(codec.other, plain(codec.wire, wire))
  return codec instanceof t.RecursiveType ? plain(codec.type, wire) : wire
}

type AnyFields = Readonly<Record<string, t.Mixed>>

function plainFields(codec: ShapeType<AnyFields, AnyFields, AnyFields>, wire: Readonly<Record<string, unknown>>) {
  const known = new Map<string, t.Mixed>(
    [codec.required, codec.optional, codec.orNull].flatMap((fields) => Object.entries(fields)),
  )
  return Object.fromEntries(
    Object.entries(wire).flatMap(([key, value]) => {
      const one = known.get(key)
      if (one === undefined) return [[key, value]]
      return one instanceof OursType ? [] : [[key, plain(one, value)]]
    }),
  )
}
