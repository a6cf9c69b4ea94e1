import { expect } from 'chai'
import { type CompressionEffort, compressedPage } from '../../../src/render/compressed-pages.ts'
import type { PageRequest } from '../../../src/render/page-parts.ts'
import { shopData } from '../../../src/render/shop-data.ts'
import { shopPages } from '../../../src/render/shop-pages.ts'
import { shopStateOf } from '../../../src/render/shop-state-of.ts'
import { wordsFor } from '../../../src/render/words-for.ts'
import { shopAddress } from '../../../src-domain/navigation/shop-address.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { noon, sendOf, someMenu, someTokens } from '../../builders/storefront-builder.ts'

const clock = { now: () => noon }
const send = sendOf({ locations: [aLocation()], menu: someMenu() })
const data = shopData(aBrand(), { sendFor: () => send, clock, report: () => undefined })

function aShop() {
  const pages = shopPages()
  const made: string[] = []
  const go = async (path: string, more: Partial<PageRequest> = {}) => {
    const address = shopAddress(path, undefined)
    if (address._tag === 'Elsewhere') throw new Error(`${path} is no page`)
    const asked: PageRequest = {
      served: { brand: aBrand(), tokens: someTokens, hero: '', texts: {} },
      data,
      address,
      path,
      visitor: '203.0.113.1',
      locale: 'en',
      words: wordsFor('en', {}).shop,
      shopPage: wordsFor('en', {}).shopPage,
      clock: wordsFor('en', {}).clock,
      apiBase: '/v1',
      now: noon,
      orderingStyle: undefined,
      popupsStyle: undefined,
      consentStyle: undefined,
      siteKey: undefined,
      ...more,
    }
    const page = await shopStateOf(asked)
    return pages(asked, page, (how: CompressionEffort) => {
      made.push(`${how} ${path}`)
      return compressedPage(page.status, path, '', how)
    })
  }
  return { go, made }
}

describe('the pages that the storefront keeps', () => {
  it('a menu, a list and an item are made once for all who ask', async () => {
    const { go, made } = aShop()
    const paths = ['/', '/location/harbor', '/location/harbor/pickup', '/location/harbor/pickup/all/ramen']
    for (const path of [...paths, ...paths]) await go(path)
    expect(made).to.deep.equal(paths.map((path) => `small ${path}`))
  })

  it('MENU-16 a menu of another time is made once for all times of its lists, and takes no other menu out', async () => {
    const { go, made } = aShop()
    const [breakfast, dinner] = ['breakfast', 'dinner'].map((id) => ({
      ...someMenu(),
      menus: new Map([[id, { id, name: id, orderType: 'pickup' as const, groups: ['bowls'] }]]),
    }))
    const isMorning = (at: number | undefined) => at !== undefined && at % 86_400 < 43_200
    const later = {
      ...data,
      menu: async (_id: string, _type: string, at?: number) => (isMorning(at) ? breakfast : dinner),
    }
    const menu = '/location/harbor/pickup'
    const day = (noon / 86_400_000) * 86_400
    const visits = [undefined, 8, 9, 20, 32, undefined, 8].map((hour) =>
      hour === undefined ? hour : day + hour * 3_600,
    )
    for (const at of visits) await go(menu, { data: later, at })
    expect(made).to.deep.equal([`small ${menu}`, `small ${menu}`])
  })

  it('what a search needs is made once for a menu, not once for each who searches', async () => {
    const menu = await data.menu('loc-1', 'pickup')
    if (menu === undefined) throw new Error('no menu')
    expect(data.finds(menu, 'pickup')('ramen')).to.have.length(1)
    expect(data.finds(menu, 'pickup')).to.equal(data.finds(menu, 'pickup'))
    expect(data.finds(menu, 'delivery')).to.not.equal(data.finds(menu, 'pickup'))
  })

  it('addresses without end displace nothing and are made quickly: unknown items, other spellings, searches, shared carts', async () => {
    const { go, made } = aShop()
    const [menu, item] = ['/location/harbor/pickup', '/location/harbor/pickup/all/ramen']
    await go(menu)
    await go(item)
    made.length = 0
    for (let n = 0; n < 250; n += 1) {
      await go(`/location/harbor/pickup/all/pizza-${n}`)
      await go(`/location/harbor/pickup/restaurant-${n}/ramen`)
      await go(`/location/harbor/pickup/restaurant-${n}`)
      await go(`/location/nowhere-${n}`)
      await go(menu, { search: `soup ${n}` })
      await go('/', { near: `street ${n}` })
      await go(`/cart/cart-${n}`)
    }
    for (const path of ['/location/HARBOR/pickup', `/${menu}`, `${menu}/`, '/location/harbor/pick%75p']) await go(path)
    expect(made.filter((one) => one.startsWith('small'))).to.deep.equal([])
    expect(made).to.have.length(7 * 250 + 4)
    made.length = 0
    await go(menu)
    await go(item)
    expect(made, 'they are still there').to.deep.equal([])
  })
})
