import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { structureOf } from '../../src-contract/codec/structure.ts'
import { routes } from '../../src-contract/routes.ts'

/** Codecs of plain text in a request by path, with their wrappers. */
function textsOf(codec: t.Mixed, path: string, seen: readonly t.Mixed[] = []): readonly (readonly [string, t.Mixed])[] {
  if (seen.includes(codec)) return []
  const inner = (one: t.Mixed, at: string) => textsOf(one, at, [...seen, codec])
  const structure = structureOf(codec)
  switch (structure._tag) {
    case 'Object':
      return structure.fields.flatMap((field) => inner(field.codec, `${path}.${field.name}`))
    case 'Dictionary':
    case 'List':
      return inner(structure.entry, `${path}[]`)
    case 'Wrapper': {
      const wires = [structure.wire, ...(structure.also === undefined ? [] : [structure.also])]
      // A request meets the outermost codec.
      return wires.flatMap((wire) => inner(wire, path).map(([at, text]) => [at, at === path ? codec : text] as const))
    }
    case 'Value':
      return codec instanceof t.StringType ? [[path, codec]] : []
  }
}

describe('Text that no database stores', () => {
  for (const [name, { params, query, body }] of Object.entries(routes)) {
    const texts = Object.entries({ params, query, body }).flatMap(([part, codec]) => textsOf(codec, part))
    if (texts.length === 0) continue
    it(`CHK-42 NUL and half a sign are refused in every text of ${name}`, () => {
      for (const [path, codec] of texts) {
        for (const bad of ['\u0000', 'a\u0000b', 'a@b\u0000.co', '2125550142\u0000', 'a\ud800b', '\udc00@example.com'])
          expect(isLeft(codec.decode(bad)), `${path} took ${JSON.stringify(bad)}`).to.equal(true)
      }
    })
  }
})
