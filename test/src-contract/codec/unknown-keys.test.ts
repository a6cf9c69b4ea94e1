import { expect } from 'chai'
import * as t from 'io-ts'
import { also } from '../../../src-contract/codec/also.ts'
import { keyed } from '../../../src-contract/codec/keyed.ts'
import { list } from '../../../src-contract/codec/list.ts'
import { shape } from '../../../src-contract/codec/shape.ts'
import { toldKey, unknownKeys } from '../../../src-contract/codec/unknown-keys.ts'
import { withFallback } from '../../../src-contract/codec/with-fallback.ts'

const hours = shape('hours', {
  required: { open: t.string },
  optional: { close: t.string },
  orNull: { note: t.string },
})
const place = shape('a place', {
  required: {
    name: t.string,
    hours: withFallback(list(hours), []),
    texts: keyed(/./, hours),
    colour: also(
      shape('a colour', { required: { light: t.string } }),
      shape('a colour', { required: { light: t.string } }),
    ),
    anything: t.unknown,
  },
})
const other = shape('another view', { required: { host: t.string } })

describe('keys that nobody reads', () => {
  it('SHELL-11 are named with their path, at any depth and through every kind of codec', () => {
    const json = {
      name: 'a',
      nmae: 'b',
      host: 'h',
      hours: [
        { open: '1', close: '2', note: null },
        { open: '1', clsoe: '2' },
      ],
      texts: { free: { open: '1', opne: 2 } },
      colour: { light: 'x', drak: 'y' },
      anything: { goes: { here: 1 } },
    }
    expect(unknownKeys([place, other], json).map(toldKey)).to.deep.equal([
      'nmae (name is meant?)',
      'hours[1].clsoe (close is meant?)',
      'texts.free.opne (open is meant?)',
      'colour.drak',
    ])
    expect(unknownKeys([place], json)).to.deep.include({ path: 'host' })
  })

  it('SHELL-11 are none in what is no object, or inherited', () => {
    for (const json of [undefined, null, 7, 'text', [], {}]) expect(unknownKeys([place], json)).to.deep.equal([])
    expect(unknownKeys([place], { toString: 1 })).to.deep.equal([{ path: 'toString' }])
  })
})
