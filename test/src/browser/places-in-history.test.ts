import { expect } from 'chai'
import { placesInHistory } from '../../../src/browser/ordering/places-in-history.ts'
import type { OrderingPlace } from '../../../src-ui/cart/ordering-app.ts'
import { aCell } from '../../builders/fake-ports.ts'

/** A browser's history with one entry of the shop and one of the page before it. */
const aBrowser = (state: unknown = null, jump = '') => {
  const page = new EventTarget()
  const entries = [
    { state: null as unknown, url: 'about:blank' },
    { state, url: `https://shop.example/location/downtown/pickup${jump}` },
  ]
  let at = 1
  let onTheWay = 0
  const wake = () => page.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at]?.state }))
  const history = {
    get state() {
      return entries[at]?.state
    },
    pushState: (next: unknown, _: string, url: string) => {
      at += 1
      entries.splice(at, entries.length, { state: structuredClone(next), url })
    },
    replaceState: (next: unknown, _: string, url: string) => {
      entries[at] = { state: next, url }
    },
    back: () => {
      // As in a browser: the way back takes a moment.
      onTheWay += 1
      setTimeout(() => {
        onTheWay -= 1
        at -= 1
        wake()
      }, 0)
    },
  }
  const location = {
    get href() {
      return entries[at]?.url
    },
  }
  const window = Object.assign(page, { history, location })
  return {
    window: Object.create(window, Object.getOwnPropertyDescriptors(window)),
    url: () => location.href,
    at: () => at,
    /** Whoever went back is there, and whoever went on from there. */
    hasCome: async () => {
      while (onTheWay > 0) await new Promise((resolve) => setTimeout(resolve, 0))
    },
    wake,
  }
}

const soba: OrderingPlace = { _tag: 'Item', groupId: 'bowls', itemId: 'soba' }
const cart: OrderingPlace = { _tag: 'Cart', path: '/' }
const closed: OrderingPlace = { _tag: 'Closed' }

const start = (state?: unknown, jump?: string) => {
  const browser = aBrowser(state, jump)
  const cell = aCell<OrderingPlace>(closed)
  const places = placesInHistory(browser.window, cell, (place) =>
    place._tag === 'Item' ? `https://shop.example/location/downtown/pickup/all/${place.itemId}` : undefined,
  )
  return { browser, cell, places }
}

describe('What is open, in the browser’s history', () => {
  it('MENU-15 gives an open item its own address, and the browser’s Back closes it', async () => {
    const { browser, cell, places } = start()
    places.open(soba)
    expect(cell.current()).to.deep.equal(soba)
    expect(browser.url()).to.equal('https://shop.example/location/downtown/pickup/all/soba')
    browser.window.history.back()
    await browser.hasCome()
    expect(cell.current()).to.deep.equal(closed)
    expect(browser.url()).to.equal('https://shop.example/location/downtown/pickup')
  })

  it('MENU-15, SHELL-20 comes back to an address without the jump that led past the header, which would take the focus', async () => {
    const { browser, cell, places } = start(null, '#content')
    places.open(soba)
    places.back()
    await browser.hasCome()
    expect(cell.current()).to.deep.equal(closed)
    expect(browser.url()).to.equal('https://shop.example/location/downtown/pickup')
    const inCart = start(null, '#content')
    inCart.places.open(cart)
    expect(inCart.browser.url()).to.equal('https://shop.example/location/downtown/pickup')
  })

  it('LOC-01, CART-12 turns a place without a step of its own: Back leads to what was before it', async () => {
    const { browser, cell, places } = start()
    places.open(cart)
    places.open({ _tag: 'Cart', path: '/locations' })
    places.turn({ _tag: 'Cart', path: '/delivery' })
    expect(cell.current()).to.deep.equal({ _tag: 'Cart', path: '/delivery' })
    expect(browser.window.history.state).to.deep.equal({ ordering: { _tag: 'Cart', path: '/delivery' } })
    places.back()
    await browser.hasCome()
    expect(cell.current()).to.deep.equal(cart)
  })

  it('CART-06, CART-12 leaves the address alone in the cart, and goes back one screen at a time', async () => {
    const { browser, cell, places } = start()
    places.open(cart)
    places.open({ _tag: 'Cart', path: '/delete/0' })
    expect(browser.url()).to.equal('https://shop.example/location/downtown/pickup')
    places.back()
    await browser.hasCome()
    expect(cell.current()).to.deep.equal(cart)
    places.back()
    await browser.hasCome()
    expect(cell.current()).to.deep.equal(closed)
    expect(browser.at()).to.equal(1)
  })

  it('never leaves the shop, however often it is closed', async () => {
    const { browser, places } = start()
    places.open(cart)
    places.back()
    places.back()
    await browser.hasCome()
    places.back()
    await browser.hasCome()
    expect(browser.at()).to.equal(1)
  })

  it('makes no second entry for what is open already', () => {
    const { browser, places } = start()
    places.open(soba)
    places.open(soba)
    expect(browser.at()).to.equal(2)
  })

  const restored = (state: unknown) => {
    const { cell, places } = start(state)
    places.restore()
    return cell.current()
  }

  it('knows what was open when the page was left, and takes nothing that is not its own', () => {
    for (const own of [cart, { _tag: 'Address' }, { _tag: 'Address', slug: 'harbor' }]) {
      expect(restored({ ordering: own })).to.deep.equal(own)
    }
    for (const foreign of [
      null,
      'x',
      { ordering: 'Cart' },
      { ordering: { _tag: 'Cart' } },
      { ordering: { _tag: 'Item', itemId: 1 } },
    ]) {
      expect(restored(foreign)).to.deep.equal(closed)
    }
  })

  it('CART-12 passes every screen of a cart that has been ordered since, and shows what lay below it', async () => {
    const { browser, cell, places } = start()
    places.open(cart)
    places.open({ _tag: 'Cart', path: '/upsells' })
    places.open({ _tag: 'Cart', path: '/packing' })
    places.closeCart()
    expect(cell.current()).to.deep.equal(closed)
    await browser.hasCome()
    expect(browser.at()).to.equal(1)
    expect(cell.current()).to.deep.equal(closed)
    places.open(cart)
    expect(cell.current()).to.deep.equal(cart)
  })
})
