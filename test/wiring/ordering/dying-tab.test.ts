import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { anotherTab } from '../drivers/device.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { addRamen, deviceWithRamen, openCheckout, payByCash, typeCard, until } from '../drivers/scenes.ts'

const placing = '/v1/order/cash/'

/** Orders and charges of the whole house, whose tests run in sequence. */
async function made({ house }: OpenPage): Promise<{ readonly orders: number; readonly charges: number }> {
  const [counted] = await house.rows(
    `select (select count(*) from orders)::integer as orders,
      (select count(*) from attempts where state = 'authorised')::integer as charges`,
  )
  const { orders, charges } = Object(counted)
  return { orders: Number(orders), charges: Number(charges) }
}

interface Death {
  readonly at: string
  /** Runs up to the tab's death. The returned function is called after it. */
  readonly until: (page: OpenPage) => Promise<() => unknown>
  /** The customer's actions in the next tab, if the order is not simply placed. */
  readonly goOn: (page: OpenPage) => Promise<unknown>
  readonly charges: 0 | 1
}

const nothing = () => {}
const isThere = async () => {}

async function pressPay(page: OpenPage): Promise<void> {
  await page.user.click(page.see.getByRole('button', { name: /^(Add a card|Change card)/ }))
  await typeCard(page, { number: '4000 0000 0000 3220' })
  await page.user.click(page.see.getByRole('button', { name: 'Use this card' }))
  await page.user.click(await page.see.findByRole('button', { name: 'Pay $15.99' }))
}

async function openWallet(page: OpenPage) {
  await page.user.click(await page.see.findByRole('radio', { name: /^Mobile pay/ }))
  await page.user.click(await page.see.findByRole('button', { name: 'Pay with Test wallet' }))
  return within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
}

async function payInCash(page: OpenPage): Promise<void> {
  await page.see.findByRole('button', { name: /^Place Order|^Continue to payment/ })
  await payByCash(page)
}

const deaths: readonly Death[] = [
  {
    at: 'before the customer presses Place Order',
    until: async () => nothing,
    goOn: payInCash,
    charges: 0,
  },
  {
    at: 'after the press, when the request never leaves the device',
    until: async (page) => {
      const release = page.network.hold(placing)
      await payByCash(page)
      await until(page, () => expect(page.network.callsTo(placing)).to.have.length(1))
      return () => release('lost')
    },
    goOn: async (page) => {
      // The page polls while the placing call may still arrive.
      const button = () => page.see.queryByRole('button', { name: /^Place Order|^Continue to payment/ })
      for (let asked = 0; asked < 60 && button() === null; asked += 1) await page.clock.advance(3_000)
      await payInCash(page)
    },
    charges: 0,
  },
  {
    at: 'while the request is in flight',
    until: async (page) => {
      const before = await made(page)
      const release = page.network.hold(placing)
      await payByCash(page)
      await until(page, () => expect(page.network.callsTo(placing)).to.have.length(1))
      return async () => {
        release()
        while ((await made(page)).orders === before.orders) await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    goOn: isThere,
    charges: 0,
  },
  {
    at: 'after the server places the order and before the response arrives',
    until: async (page) => {
      const before = await made(page)
      page.network.loseAnswers(placing)
      await payByCash(page)
      while ((await made(page)).orders === before.orders) await new Promise((resolve) => setTimeout(resolve, 20))
      return nothing
    },
    goOn: isThere,
    charges: 0,
  },
  {
    at: 'after the response, while the order page loads',
    until: async (page) => {
      await payByCash(page)
      await page.leaving()
      return nothing
    },
    goOn: isThere,
    charges: 0,
  },
  {
    at: 'in the wallet sheet, before the customer approves',
    until: async (page) => {
      await openWallet(page)
      return nothing
    },
    goOn: async (page) => {
      const sheet = await openWallet(page)
      await page.user.click(sheet.getByRole('button', { name: 'Pay $15.99' }))
    },
    charges: 1,
  },
  {
    at: "during the bank's verification",
    until: async (page) => {
      await pressPay(page)
      await page.see.findByText('Your bank asks: is it you who is paying?')
      return nothing
    },
    goOn: async (page) => {
      await page.clock.advance(1_000)
      await page.user.click(await page.see.findByRole('button', { name: 'Approve' }))
    },
    charges: 1,
  },
]

const { ordering } = aBrand()
const brand = { ordering: { ...ordering, kiosk: true, polling: false, mobilePay: true } }

describe('A tab that crashes during checkout', () => {
  for (const death of deaths)
    it(`C9, CART-17 ${death.at}: the next tab ends with exactly one order${death.charges === 1 ? ' and one charge' : ''}`, async () => {
      const page = await openCheckout({ brand, device: await deviceWithRamen('corner') })
      const before = await made(page)
      const afterwards = await death.until(page)
      const device = page.close()
      await afterwards()

      const next = await openPage('/checkout/current', { brand, device })
      await death.goOn(next)
      expect(await next.leaving()).to.match(/^\/order\//)
      expect(next.network.callsTo(placing).length + page.network.callsTo(placing).length).to.be.lessThan(3)
      expect(await made(next)).to.deep.equal({
        orders: before.orders + 1,
        charges: before.charges + death.charges,
      })
    })

  it('C9, CONF-05 after a crash on the order page, the same address shows the order again, and the cart is empty', async () => {
    const page = await openCheckout({ brand, device: await deviceWithRamen('corner') })
    await payByCash(page)
    const order = await page.follow()
    const [address, before] = [order.address(), await made(order)]
    const device = order.close()
    const again = await openPage(address, { brand, device })
    await again.see.findByRole('heading', { level: 1 })
    expect(await made(again)).to.deep.equal(before)
    const { localStorage } = again.window
    expect([localStorage.getItem('pendingPlacement'), localStorage.getItem('unseenOrder')]).to.deep.equal([null, null])
  })

  it('C9, CART-17 after a crash before the order page opens, the shop opens that page once, within a day', async () => {
    const page = await openCheckout({ brand, device: await deviceWithRamen('corner') })
    await payByCash(page)
    const address = await page.leaving()
    const device = anotherTab(page.close())

    const other = await openPage('/order/of-last-week', { brand, device })
    await other.see.findByRole('heading', { level: 1 })
    other.close()

    const shop = await openPage('/location/corner/pickup', { brand, device })
    const order = await shop.follow()
    expect(order.address()).to.equal(address)
    await order.see.findByRole('heading', { level: 1 })
    const seen = order.close()
    expect(seen.local.get('unseenOrder')).to.equal(undefined)

    seen.local.set('unseenOrder', `${noon - 24 * 60 * 60 * 1_000} ${address.slice('/order/'.length)}`)
    const late = await openPage('/location/corner/pickup', { brand, device: seen })
    await addRamen(late)
    expect(late.wentTo()).to.equal(undefined)
  })
})
