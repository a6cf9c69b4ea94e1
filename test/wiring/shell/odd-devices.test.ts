import { expect } from 'chai'
import type { DOMWindow } from 'jsdom'
import { aDevice } from '../drivers/device.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  addRamen,
  beGuest,
  deviceWithRamen,
  keptOrder,
  menuOf,
  openCart,
  payByCash,
  textOf,
  until,
} from '../drivers/scenes.ts'

const cash = '/v1/order/cash/'
const day = 86_400_000

async function openPay(options: PageOptions = {}): Promise<OpenPage> {
  const page = await openPage('/checkout/current', { device: await deviceWithRamen(), ...options })
  await beGuest(page)
  await page.see.findByText('$1.04')
  return page
}

function blockStorage(window: DOMWindow): void {
  const refuse = () => {
    throw new window.DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
}

function fillStorage(window: DOMWindow): void {
  Object.defineProperty(window.Storage.prototype, 'setItem', {
    value: () => {
      throw new window.DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  })
}

function wrongClock(by: number): Pick<PageOptions, 'before'> {
  return {
    before: ({ window }) => {
      const Held = Object(window).Date
      const now = () => Held.now() + by
      const Wrong = new Proxy(Held, {
        construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      })
      Object.assign(window, { Date: Wrong })
    },
  }
}

function connect(page: OpenPage, isOnline: boolean): void {
  page.network.isOnline = isOnline
  page.window.dispatchEvent(new page.window.Event(isOnline ? 'online' : 'offline'))
}

describe('A network that comes and goes', () => {
  it('C2 loses no cart change over twenty disconnections, and keeps each after a reload', async () => {
    const page = await openPage(menuOf(), { device: await deviceWithRamen() })
    const cart = await openCart(page)
    let quantity = 1
    for (let turn = 0; turn < 40; turn++) {
      connect(page, turn % 2 === 1)
      const isMore = turn % 5 !== 4
      quantity += isMore ? 1 : -1
      await page.user.click(cart.getByRole('button', { name: `${isMore ? 'Increase' : 'Decrease'} quantity of Ramen` }))
      await cart.findByText(`$13.00 × ${quantity}`)
    }
    expect(quantity).to.equal(25)
    await until(page, () => expect(textOf(page)).to.not.include('You’re offline'))
    expect(textOf(await page.reload())).to.include('View cart · 25 items')
  })
})

describe('A device that keeps nothing', () => {
  for (const [what, spoil] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const)
    it(`C10, CART-18 with storage that is ${what} the order comes through cart, reload, checkout and Back, is placed once, and leaves nothing in the tab`, async () => {
      const before = ({ window }: Pick<OpenPage, 'window'>) => spoil(window)
      const menu = await openPage(menuOf(), { before })
      await addRamen(menu)
      const again = await openPage(menuOf(), { device: menu.close(), before })
      const cart = await openCart(again)
      cart.getByText('$13.00 × 1')
      const pay = await openPage('/checkout/current', { device: again.close(), before })
      await beGuest(pay)
      await pay.see.findByText('$1.04')
      expect(pay.window.name).to.include('Ramen').and.to.not.include('gus@example.com')
      await openCart(await openPage(menuOf(), { device: pay.close(), before })).then((kept) =>
        kept.getByText('$13.00 × 1'),
      )
      const last = await openPage('/checkout/current', { device: pay.device, before })
      await beGuest(last)
      await payByCash(last)
      expect(await last.leaving()).to.match(/^\/order\//)
      expect(last.network.callsTo(cash)).to.have.length(1)
      expect(last.window.name).to.include('"items"').and.to.not.include('Ramen')
    })

  it('C10 another tab of such a device begins with an empty cart, and says so', async () => {
    const pay = await openPage('/checkout/current', { device: aDevice(), before: ({ window }) => blockStorage(window) })
    await pay.see.findByText('Your cart is empty')
    expect(pay.see.getAllByRole('link', { name: /Back to the menu/ })).to.not.deep.equal([])
  })

  it('C10 orders once where its storage is full when the order is sent', async () => {
    const page = await openPay({ before: ({ window }) => fillStorage(window) })
    await payByCash(page)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(page.network.callsTo(cash)).to.have.length(1)
  })
})

describe('A device whose clock is a day off', () => {
  const night = Date.UTC(2026, 5, 11, 3)
  const eight = Date.UTC(2026, 5, 11, 12) / 1_000

  for (const [how, by] of [
    ['late', -day],
    ['early', day],
    ['an hour early', day / 24],
    ['a year early', 365 * day],
  ] as const)
    it(`C15 ${how}, is told by the restaurant’s clock that it is closed, and takes the next time of it in one tap`, async () => {
      const menu = await openPage(menuOf(), { now: night, ...wrongClock(by) })
      await addRamen(menu)
      const cart = await openCart(menu)
      await menu.clock.advance(300)
      await menu.user.click(await cart.findByRole('button', { name: /^Order for .*8:00 AM$/ }))
      await until(menu, () => expect(keptOrder(menu).scheduledAt).to.equal(eight))
      const pay = await openPay({ device: menu.close(), now: night, ...wrongClock(by) })
      await payByCash(pay)
      expect(await pay.leaving()).to.match(/^\/order\//)
      expect(Object(pay.network.callsTo(cash)[0]?.body).scheduledAt).to.equal(eight)
    })
})
