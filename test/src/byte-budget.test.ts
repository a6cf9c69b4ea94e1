import { readFileSync, statSync } from 'node:fs'
import { expect } from 'chai'
import { processorWeights } from '../bench/processor-chunks.ts'

interface Chunk {
  readonly script: string
  readonly imports: readonly string[]
  readonly style?: string
}
interface Built extends Chunk {
  readonly fonts: readonly string[]
  readonly later: Readonly<Record<string, Chunk>>
}

const manifest: Readonly<Record<string, Readonly<Record<string, Built>>>> = JSON.parse(
  readFileSync('dist/assets-manifest.json', 'utf8'),
)
const kib = 1024
/** Budget in KiB of each processor's form, and the default. */
const mostOfForm: Readonly<Record<string, number>> = {
  sandbox: 4.25,
  stripe: 5.25,
  square: 4.75,
  authorize: 5.5,
  'authorize, hosted': 4.75,
  seamless: 6,
}
const mostOfNewForm = 6
function brotli(url: string) {
  return statSync(`dist${url}.br`).size
}
function scripts({ script, imports }: Chunk) {
  return [script, ...imports]
}
function bytes(urls: readonly string[]) {
  return urls.reduce((sum, url) => sum + brotli(url), 0)
}

describe('what a page weighs', () => {
  for (const locale of ['en', 'es']) {
    const built = (name: string): Built => {
      const found = manifest[name]?.[locale]
      if (found === undefined) throw new Error(`no ${name} document in ${locale}`)
      return found
    }
    it(`first-load script at most 86 KiB (${locale})`, () => {
      const size = bytes(scripts(built('shop')))
      expect(size).to.be.within(50 * kib, 86 * kib)
    })
    // Boxes, allergens, counts and amounts of any currency brought 2.5 KiB; sharing chunks between documents is to win
    // back more.
    it(`ordering chunk at most 99 KiB beyond it (${locale})`, () => {
      const { ordering } = built('shop').later
      if (ordering === undefined) throw new Error('there is no ordering chunk')
      const first = new Set(scripts(built('shop')))
      expect(bytes(scripts(ordering).filter((url) => !first.has(url)))).to.be.within(10 * kib, 99 * kib)
    })
    it(`first-load style at most 6 KiB (${locale})`, () => {
      expect(brotli(built('shop').style ?? '')).to.be.within(kib, 6 * kib)
    })
    it(`the fonts of the first paint at most 24 KiB (${locale})`, () => {
      for (const name of ['shop', 'pay', 'order']) {
        const { fonts } = built(name)
        expect(fonts, name).to.have.length(2)
        const size = fonts.reduce((sum, url) => sum + statSync(`dist${url}`).size, 0)
        expect(size, name).to.be.within(10 * kib, 24 * kib)
      }
    })
    it(`at most 5 requests besides pictures: the page, its fonts and its scripts (${locale})`, () => {
      expect(1 + built('shop').fonts.length + scripts(built('shop')).length).to.be.at.most(5)
    })
    it(`pay document at most 143 KiB of script, without the processor's (${locale})`, () => {
      expect(bytes(scripts(built('pay')))).to.be.within(50 * kib, 143 * kib)
    })
    for (const [name, { bytes: size }] of processorWeights(locale))
      it(`the form of ${name} brings at most ${mostOfForm[name] ?? mostOfNewForm} KiB of our script into the pay document (${locale})`, () => {
        expect(size).to.be.within(kib, (mostOfForm[name] ?? mostOfNewForm) * kib)
      })
    it(`order document at most 126 KiB of script (${locale})`, () => {
      expect(bytes(scripts(built('order')))).to.be.within(50 * kib, 126 * kib)
    })
    it(`account document at most 136 KiB of script (${locale})`, () => {
      expect(bytes(scripts(built('account')))).to.be.within(50 * kib, 136 * kib)
    })
    it(`staff document at most 180 KiB of script (${locale})`, () => {
      expect(bytes(scripts(built('staff')))).to.be.within(50 * kib, 180 * kib)
    })
    it(`page of a gift card at most 104 KiB of script (${locale})`, () => {
      expect(bytes(scripts(built('giftCard')))).to.be.within(40 * kib, 104 * kib)
    })
    it(`pay and order document ask for at most four scripts before anything else (${locale})`, () => {
      for (const name of ['pay', 'order']) expect(scripts(built(name)), name).to.have.lengthOf.at.most(4)
    })
  }

  it('has each asset compressed both ways', () => {
    for (const url of scripts(manifest['shop']?.['en'] ?? { script: '', imports: [] })) {
      expect(brotli(url)).to.be.below(statSync(`dist${url}`).size)
      expect(statSync(`dist${url}.gz`).size).to.be.above(0)
    }
  })
})
