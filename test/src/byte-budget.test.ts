import { readFileSync, statSync } from 'node:fs'
import { expect } from 'chai'
import { processorWeights } from '../bench/processor-chunks.ts'

interface Chunk {
  readonly script: string
  readonly imports: readonly string[]
  readonly style?: string
}
interface Metafile {
  readonly outputs: Readonly<Record<string, { readonly inputs: Readonly<Record<string, unknown>> }>>
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

function partOf({ later }: Built, name: string): Chunk {
  const found = later[name]
  if (found === undefined) throw new Error(`there is no ${name} chunk`)
  return found
}

/** Parts of the checkout that each order loads, most of them when the page is idle (pay-screens.tsx). */
const ofCheckout = [
  ...['payment-forms', 'tenders', 'log-in-screen', 'cards-screen', 'table-screen', 'tender-screens', 'schedule-screen'],
  ...['step-screen', 'collapsible-checkout', 'express-button'],
]

/** Scripts of a first order by step: menu and sheet, checkout, confirmation. */
function wayOf(built: (name: string) => Built): readonly (readonly string[])[] {
  const parts = (name: string, later: readonly string[]) =>
    [built(name), ...later.map((one) => partOf(built(name), one))].flatMap(scripts)
  return [parts('shop', ['ordering', 'lazy-sheets']), parts('pay', ofCheckout), parts('order', ['guest-data'])]
}

describe('what a page weighs', () => {
  for (const locale of ['en', 'es']) {
    const built = (name: string): Built => {
      const found = manifest[name]?.[locale]
      if (found === undefined) throw new Error(`no ${name} document in ${locale}`)
      return found
    }
    it(`first-load script at most 87 KiB, in at most two files (${locale})`, () => {
      expect(scripts(built('shop'))).to.have.lengthOf.at.most(2)
      expect(bytes(scripts(built('shop')))).to.be.within(50 * kib, 87 * kib)
    })
    // More than a third of it is what the checkout then does not load again.
    it(`ordering chunk at most 103 KiB beyond it (${locale})`, () => {
      const ordering = partOf(built('shop'), 'ordering')
      const first = new Set(scripts(built('shop')))
      expect(bytes(scripts(ordering).filter((url) => !first.has(url)))).to.be.within(10 * kib, 103 * kib)
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
    it(`a whole first order at most 340 kB of script, and at most 45 kB of it new at the confirmation (${locale})`, () => {
      const steps = wayOf(built)
      const [whole, beforeConfirmation] = [steps, steps.slice(0, -1)].map((some) => bytes([...new Set(some.flat())]))
      const form = processorWeights(locale).get('sandbox')?.bytes ?? Number.NaN
      expect((whole ?? 0) + form).to.be.within(200_000, 340_000)
      expect((whole ?? 0) - (beforeConfirmation ?? 0)).to.be.within(10_000, 45_000)
    })
    it(`the checkout loads one script beyond the cart's, and the confirmation one beyond the checkout's (${locale})`, () => {
      const cart = scripts(partOf(built('shop'), 'ordering'))
      const [pay, order] = [scripts(built('pay')), scripts(built('order'))]
      expect(pay.filter((url) => !cart.includes(url))).to.deep.equal([built('pay').script])
      expect(order.filter((url) => !pay.includes(url))).to.deep.equal([built('order').script])
    })
    it(`pay document at most 40 KiB of script beyond the ordering chunk, and 151 KiB in all, without the processor's (${locale})`, () => {
      expect(brotli(built('pay').script)).to.be.within(20 * kib, 40 * kib)
      expect(bytes(scripts(built('pay')))).to.be.within(50 * kib, 151 * kib)
    })
    for (const [name, { bytes: size }] of processorWeights(locale))
      it(`the form of ${name} brings at most ${mostOfForm[name] ?? mostOfNewForm} KiB of our script into the pay document (${locale})`, () => {
        expect(size).to.be.within(kib, (mostOfForm[name] ?? mostOfNewForm) * kib)
      })
    it(`order document at most 131 KiB of script where nothing is cached, as from a mail (${locale})`, () => {
      expect(bytes(scripts(built('order')))).to.be.within(50 * kib, 131 * kib)
    })
    it(`account document at most 138 KiB of script (${locale})`, () => {
      expect(bytes(scripts(built('account')))).to.be.within(50 * kib, 138 * kib)
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

  it('is shared by the languages: chunks without words are the same files', () => {
    for (const name of ['shop', 'pay', 'order', 'account', 'giftCard']) {
      const [english, spanish] = ['en', 'es'].map((locale) => manifest[name]?.[locale]?.imports)
      expect(english?.length, name).to.be.above(0)
      expect(english, name).to.deep.equal(spanish)
    }
  })

  it('has no module twice in one document', () => {
    for (const name of ['shop', 'pay', 'order', 'account', 'giftCard'])
      for (const locale of ['en', 'es']) {
        const { outputs }: Metafile = JSON.parse(readFileSync(`dist/meta/${name}.${locale}.json`, 'utf8'))
        const modules = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))
        expect(modules.length, name).to.be.above(200)
        expect(
          modules.filter((module, index) => modules.indexOf(module) !== index),
          name,
        ).to.deep.equal([])
      }
  })

  it('has each asset compressed both ways', () => {
    for (const url of scripts(manifest['shop']?.['en'] ?? { script: '', imports: [] })) {
      expect(brotli(url)).to.be.below(statSync(`dist${url}`).size)
      expect(statSync(`dist${url}.gz`).size).to.be.above(0)
    }
  })
})
