import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import * as t from 'io-ts'
import { brandFiles } from '../../src/brand/brand-files.ts'
import { brandKeyMeanings } from '../../src/integrator/brand-key-meanings.ts'
import { brandReference } from '../../src/integrator/brand-reference.ts'
import { codecRows } from '../../src/integrator/codec-rows.ts'
import { list } from '../../src-contract/codec/list.ts'
import { text, wholeNumber } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import { withFallback } from '../../src-contract/codec/with-fallback.ts'

describe('docs/reference/brand.md', () => {
  it('SHELL-11 is what npm run docs:brand writes of the codecs of today', () => {
    expect(readFileSync('docs/reference/brand.md', 'utf8')).to.equal(brandReference())
  })

  it('SHELL-11 says of each key of brand.json what it is for, or says it of the object that it is in', () => {
    const paths = codecRows(brandFiles.find(({ name }) => name === 'brand.json')?.readers ?? []).map(({ path }) => path)
    expect(paths).to.include.members(['id', 'themes.item_details.tabs', 'tokens.dark.focus'])
    const parents = (path: string): readonly string[] =>
      path.split('.').map((_, at, all) => all.slice(0, at + 1).join('.'))
    expect(
      paths.filter((path) => !parents(path).some((one) => brandKeyMeanings[one] !== undefined && one !== '')),
    ).to.deep.equal(['auth'])
    expect(Object.keys(brandKeyMeanings).filter((path) => !paths.includes(path))).to.deep.equal([])
  })

  it('SHELL-11 tells of each key with its value, and what holds without it', () => {
    const seats = shape('seats', {
      required: {
        name: t.string,
        rows: withFallback(list(shape('a row', { required: { seats: wholeNumber(1, 9) } })), []),
      },
      optional: { note: text },
    })
    expect(codecRows([seats, shape('more', { required: { host: t.string } })])).to.deep.equal([
      { path: 'name', value: 'text', leftOut: 'needed' },
      { path: 'rows', value: 'list of object', leftOut: '[]' },
      { path: 'rows[].seats', value: 'a whole number, 1 to 9', leftOut: 'needed' },
      { path: 'note', value: 'text', leftOut: '' },
      { path: 'host', value: 'text', leftOut: 'needed' },
    ])
  })
})
