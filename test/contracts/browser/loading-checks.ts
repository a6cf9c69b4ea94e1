import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { build } from 'esbuild'
import { left, right } from 'fp-ts/lib/Either.js'
import { shopAddress } from './browser-hands.ts'
import { type CaseCheck, eventually, openFilled, problemOf, tokenOf } from './case-check.ts'
import type { KitShop } from './open-shop.ts'

export const loadingChecks: readonly CaseCheck[] = [
  {
    cases: [1],
    title: 'PAY-05 opens twice and at once as once, and asks for each script once',
    run: async (shop) => {
      const fine = right(undefined)
      expect(await shop.page.evaluate(() => window.kit.openTwice())).to.deep.equal([fine, fine])
      expect(await shop.page.evaluate(() => window.kit.open())).to.deep.equal(fine)
      const { scripts } = await shop.page.evaluate(() => window.kit.facts())
      for (const { address } of scripts) expect(asksFor(shop, address), address).to.be.at.most(1)
      if (scripts.length > 0) expect(scripts.some(({ address }) => asksFor(shop, address) === 1)).to.equal(true)
    },
  },
  ...(['aborted', 'missing', 'empty'] as const).map(
    (how): CaseCheck => ({
      cases: [how === 'empty' ? 3 : 2],
      title: `PAY-05 a script that is ${how} is unavailable, and may come the next time`,
      run: async (shop) => {
        shop.serveScripts(how)
        expect(problemOf(await shop.page.evaluate(() => window.kit.open()))).to.deep.equal({
          _tag: 'Unavailable',
          cause: 'load',
        })
        shop.serveScripts('served')
        await openFilled(shop)
        tokenOf(await shop.page.evaluate(() => window.kit.submit()))
      },
    }),
  ),
  {
    cases: [4],
    title: 'PAY-05 a script that never comes is unavailable within the limit',
    run: async (shop) => {
      shop.serveScripts('silent')
      await shop.page.clock.install()
      await shop.page.evaluate(() => window.kit.beginOpen())
      await eventually(async () => expect(outside(shop)).to.have.length.greaterThan(0))
      await shop.page.clock.fastForward(16_000)
      await eventually(async () =>
        expect(await shop.page.evaluate(() => window.kit.ended())).to.deep.equal([
          left({ _tag: 'Unavailable', cause: 'timeout' }),
        ]),
      )
    },
  },
  {
    cases: [5],
    title: 'PAY-05 asks only those whom its policy names, runs only scripts of its inventory, and violates no policy',
    run: async (shop) => {
      await openFilled(shop)
      tokenOf(await shop.page.evaluate(() => window.kit.submit()))
      expect(await shop.page.evaluate(() => window.kit.violations())).to.deep.equal([])
      const { scripts, frames, connects, styles = [], fonts = [] } = shop.hands.policy
      const allowed = [...scripts, ...frames, ...connects, ...styles, ...fonts]
      const { scripts: inventory } = await shop.page.evaluate(() => window.kit.facts())
      const addresses = inventory.map(({ address }) => address)
      for (const { url, kind, isOfPage } of outside(shop)) {
        // Requests of a vendor frame follow that frame's policy.
        if (!isOfPage && kind !== 'document') continue
        expect(
          allowed.some((source) => isIn(url, source)),
          url,
        ).to.equal(true)
        if (kind === 'script' && isOfPage) expect(addresses).to.include(url)
      }
      for (const { why, address } of inventory) expect(why, address).to.not.equal('')
    },
  },
  {
    cases: [6],
    title: 'PAY-38 says that credentials cannot be had, and loads no script',
    run: async (shop) => {
      const refused = await shop.page.evaluate(() => window.kit.open({ credentials: 'rejects' }))
      expect(problemOf(refused)).to.deep.equal({ _tag: 'Unavailable', cause: 'credentials' })
      const none = problemOf(await shop.page.evaluate(() => window.kit.open({ credentials: {} })))
      expect(none._tag).to.be.oneOf(['Unavailable', 'Misconfigured'])
      if (none._tag === 'Unavailable') expect(none.cause).to.equal('credentials')
      expect(outside(shop)).to.deep.equal([])
      expect(await shop.page.evaluate(() => window.kit.open())).to.have.property('_tag', 'Right')
    },
  },
  {
    cases: [7],
    title: 'PAY-31 asks nobody while no restaurant is chosen',
    run: async (shop) => {
      const outcome = await shop.page.evaluate(() => window.kit.open({ withoutLocation: true }))
      expect(problemOf(outcome)).to.deep.equal({ _tag: 'Unavailable', cause: 'needs-location' })
      expect(outside(shop)).to.deep.equal([])
      expect(await shop.page.evaluate(() => window.kit.open())).to.have.property('_tag', 'Right')
    },
  },
  {
    cases: [8],
    title: 'PAY-05 can be imported where there is no window',
    run: async ({ hands }) => {
      const folder = resolve('node_modules/.cache/conformance')
      mkdirSync(folder, { recursive: true })
      const outfile = `${folder}/${hands.page.replace(/\W+/g, '-')}.mjs`
      await build({
        entryPoints: [hands.page],
        outfile,
        bundle: true,
        format: 'esm',
        platform: 'browser',
        logLevel: 'error',
      })
      expect(Reflect.has(globalThis, 'window'), 'this suite runs without a page').to.equal(false)
      expect(await import(pathToFileURL(outfile).href)).to.have.property('makeProcessor')
    },
  },
]

function outside({ sent }: KitShop) {
  return sent.filter(({ url }) => !url.startsWith(shopAddress))
}

function asksFor({ sent }: KitShop, address: string): number {
  return sent.filter(({ url, kind, isOfPage }) => url === address && kind === 'script' && isOfPage).length
}

/** Matches a policy source: a URL, an origin, or a wildcard host. */
function isIn(url: string, source: string): boolean {
  const { origin, host } = new URL(url)
  const [, below] = /^https:\/\/\*(\..+)$/.exec(source) ?? []
  return below === undefined
    ? source === origin || url.startsWith(`${source}/`) || url === source
    : host.endsWith(below)
}
