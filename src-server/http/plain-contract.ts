import type * as t from 'io-ts'
import { OursType } from '../../src-contract/codec/ours.ts'
import { type Field, structureOf } from '../../src-contract/codec/structure.ts'
import type { ServedRoute } from './serve.ts'

/** The contract without our additions (ADDITIONS=off), so that integrators see what a storefront can rely on. */
export function plainContract(served: readonly ServedRoute[]): readonly ServedRoute[] {
  return served.filter(({ route }) => route.addition === undefined).map(withoutOurFields)
}

function withoutOurFields({ route, answer }: ServedRoute): ServedRoute {
  return {
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
  }
}

function plain(codec: t.Mixed, wire: unknown): unknown {
  const structure = structureOf(codec)
  switch (structure._tag) {
    case 'Object':
      return isRecord(wire) ? plainFields(structure.fields, wire) : wire
    case 'Dictionary':
      return isRecord(wire)
        ? Object.fromEntries(Object.entries(wire).map(([key, one]) => [key, plain(structure.entry, one)]))
        : wire
    case 'List':
      return Array.isArray(wire) ? wire.map((one) => plain(structure.entry, one)) : wire
    case 'Wrapper': {
      // Either of two wire forms may be present.
      const written = plain(structure.wire, wire)
      return structure.also === undefined ? written : plain(structure.also, written)
    }
    case 'Value':
      return wire
  }
}

function plainFields(fields: readonly Field[], wire: Readonly<Record<string, unknown>>) {
  const codecs = new Map(fields.map(({ name, codec }) => [name, codec]))
  return Object.fromEntries(
    Object.entries(wire).flatMap(([key, value]) => {
      const codec = codecs.get(key)
      if (codec === undefined) return [[key, value]]
      return codec instanceof OursType ? [] : [[key, plain(codec, value)]]
    }),
  )
}

function isRecord(u: unknown): u is Readonly<Record<string, unknown>> {
  return typeof u === 'object' && u !== null && !Array.isArray(u)
}
