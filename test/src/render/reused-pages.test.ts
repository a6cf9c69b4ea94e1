import { expect } from 'chai'
import { compressedPage } from '../../../src/render/compressed-pages.ts'
import { notedData, reusedPages } from '../../../src/render/reused-pages.ts'
import { shopData } from '../../../src/render/shop-data.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { noon, sendOf, someMenu, someTokens } from '../../builders/storefront-builder.ts'

function aPage() {
  return compressedPage(200, 'a page', '', 'quickly')
}
const served = { brand: aBrand(), tokens: someTokens, hero: '', texts: {} }
function aSent() {
  return { served, page: aPage(), madeAt: noon, isStillSo: () => true }
}

describe('a page that is sent again', () => {
  const aShop = () => {
    let now = noon
    const clock = { now: () => now }
    const data = shopData(aBrand(), {
      sendFor: () => sendOf({ locations: [aLocation()], menu: someMenu() }),
      clock,
      report: () => undefined,
    })
    return { data, clock, wait: (milliseconds: number) => (now += milliseconds) }
  }

  it('is the very page, as long as what it was made of is fresh', async () => {
    const { data, clock, wait } = aShop()
    const again = reusedPages()
    const madeOf = notedData(data)
    await madeOf.data.locationBySlug('harbor')
    await madeOf.data.menu('loc-1', 'pickup')
    const page = aPage()
    again.keep('a menu', { served, page, madeAt: clock.now(), isStillSo: madeOf.isStillSo })
    wait(900)
    expect(again.find('a menu', served, clock.now())).to.equal(page)
    expect(again.find('another', served, clock.now())).to.equal(undefined)
    // The menu is revalidated: a dish may have sold out.
    wait(200)
    expect(again.find('a menu', served, clock.now())).to.equal(undefined)
  })

  it('is made anew when the minute is over: opening words tell the time', async () => {
    const again = reusedPages()
    again.keep('home', aSent())
    expect(again.find('home', served, noon + 59_999)).to.not.equal(undefined)
    expect(again.find('home', served, noon + 60_000)).to.equal(undefined)
  })

  it('is another one where the shop has other settings', () => {
    const again = reusedPages()
    again.keep('home', aSent())
    expect(again.find('home', { ...served, brand: aBrand({ name: 'Other' }) }, noon)).to.equal(undefined)
  })

  it('is dropped when all pages have too many bytes, the least recently used first', () => {
    const again = reusedPages()
    const page = compressedPage(200, 'x'.repeat(8 * 1024 * 1024), '', 'quickly')
    const keep = (key: string) => again.keep(key, { ...aSent(), page })
    for (const key of ['a', 'b', 'c', 'd']) keep(key)
    expect(again.find('a', served, noon)).to.equal(page)
    keep('e')
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => again.find(key, served, noon) === undefined)).to.deep.equal(['b'])
  })
})
