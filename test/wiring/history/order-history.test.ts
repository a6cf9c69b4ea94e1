import { expect } from 'chai'
import type { Device } from '../drivers/device.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { deviceWithRamen, logIn, payByCash, textOf, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

const enabled = { orderHistory: true } as const

async function deviceOfDora(): Promise<Device> {
  const { rows } = await wiringHouse()
  await rows("delete from orders where patron_id = 'dora'")
  const page = await openPage('/checkout/current', { device: await deviceWithRamen(), brand: enabled })
  await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
  await logIn(page, 'dora')
  await page.see.findByRole('button', { name: /^(Add a card|Change card)/ })
  await payByCash(page)
  await page.leaving()
  return page.close()
}

let device: Device
function open(path: string, options: PageOptions = {}): Promise<OpenPage> {
  return openPage(path, { device, brand: enabled, ...options })
}

function headings(page: OpenPage) {
  return page.see.getAllByRole('heading').map(({ textContent }) => textContent)
}

async function press(page: OpenPage, name: string) {
  await page.user.click(await page.see.findByRole('button', { name }))
}

function anEntry(fields: object) {
  return {
    ...{ orderType: 'dinein', items: [], totalPrice: 10, finalAmount: 10, displayNumber: '', discountAmount: 0 },
    ...{ taxAmount: 0, createdAt: '2026-06-10T16:00:00.000Z', location: { name: 'Elsewhere' } },
    ...fields,
  }
}

describe('The order history of a patron', () => {
  before(async () => {
    device = await deviceOfDora()
  })

  it('PROF-04, PROF-11, PROF-13, PROF-14 stands on the profile by its days with 12-hour times, and each order leads to its own page', async () => {
    const page = await open('/profile')
    await page.see.findByRole('heading', { level: 2, name: 'Order history' })
    const row = await page.see.findByRole('link', {
      name: /^Main Street.*Ramen.*Pickup · 12:\d\d PM · Order \w+.*\$14\.04/,
    })
    expect(headings(page)).to.include('06/10/2026')
    await page.user.click(row)
    await page.see.findByRole('heading', { level: 1, name: /^Order \d/ })
    expect(page.address()).to.match(/^\/orders\/./)
    // Data from the list is not fetched again.
    expect(page.network.calls.filter(({ path }) => path.startsWith('/v1/orders/'))).to.deep.equal([])
  })

  it('PROF-11, PROF-16 an order is a receipt at an address of its own, its time as HH:mm: when, where, what, how much, how paid', async () => {
    const { rows } = await wiringHouse()
    const [order] = await rows("select id, token from orders where patron_id = 'dora'")
    const page = await open(`/orders/${order?.['id']}`)
    await page.see.findByText('Noodles: Thick')
    const text = textOf(page)
    for (const said of [/Main Street/, /Pickup · 06\/10\/2026, 12:\d\d(?! PM)/, /1 × Ramen/, /Paying with cash/])
      expect(text).to.match(said)
    const amounts = [...page.window.document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(amounts).to.deep.equal(['Subtotal$13.00', 'Tax$1.04', 'Total$14.04'])
    const [call] = page.network.callsTo(`/v1/orders/${order?.['id']}`)
    expect(call?.headers).to.have.property('authorization')
    await page.user.click(page.see.getByRole('link', { name: 'View order page' }))
    expect(await page.leaving()).to.equal(`/order/${order?.['token']}`)
  })

  it('ACCT-71 who is logged in has the profile, cards, history, receipts, ordering again, rewards and the gift card; who is not has the gift card', async () => {
    const { loyalty, routes } = (await wiringHouse()).rule({})
    const [order] = await (await wiringHouse()).rows("select id from orders where patron_id = 'dora'")
    const brand = {
      ...enabled,
      loyalty: { ...loyalty, enabled: true, system: 'wallet' as const },
      routes: { ...routes, giftCards: true },
    }
    const own: readonly (readonly [string, string | RegExp])[] = [
      ['/profile', 'Welcome, Dora'],
      ['/profile', 'Your Rewards'],
      ['/cards', 'Saved cards'],
      ['/orders', 'Order history'],
      [`/orders/${order?.['id']}`, /^Order \d/],
    ]
    for (const [path, name] of own) {
      const page = await open(path, { brand })
      await page.see.findByRole('heading', { name })
      if (path.startsWith('/orders/')) page.see.getByRole('button', { name: 'Order again' })
      page.close()
      const nobody = await openPage(path, { brand })
      expect(await nobody.leaving(), path).to.equal(`/#account=${path}`)
      nobody.close()
    }
    for (const who of [device, undefined]) {
      const card = await openPage('/card/card-with-twenty-dollars', {
        brand,
        ...(who === undefined ? {} : { device: who }),
      })
      await card.see.findByText('Card number')
      card.close()
    }
  })

  it('PROF-12, PROF-10 whoever has ordered nothing reads so, and without the setting there is no history', async () => {
    const empty = await open('/orders', {
      before: ({ network }) => network.answer('/v1/orders', { status: 200, body: [] }),
    })
    await empty.see.findByText('You have no previous orders.')
    empty.close()
    const off = await open('/orders', { brand: { orderHistory: false } })
    await off.see.findByRole('heading', { name: 'Welcome, Dora' })
    expect(off.address()).to.equal('/profile')
    expect(textOf(off)).to.not.include('Order history')
    expect(off.network.callsTo('/v1/orders')).to.deep.equal([])
    off.close()
    const nobody = await openPage('/orders', { brand: enabled })
    expect(await nobody.leaving()).to.equal('/#account=/orders')
  })

  it('PROF-13, PROF-15 reads what another back end says: at a table, without items, zone or number', async () => {
    const page = await open('/orders', {
      before: ({ network }) =>
        network.answer('/v1/orders', {
          status: 200,
          body: [
            anEntry({ id: 'x-1' }),
            anEntry({ id: 'x-2', createdAt: 'once', cancelledAt: '2026-06-10T17:00:00Z' }),
          ],
        }),
    })
    await page.see.findByRole('link', { name: /^Elsewhere.*Dine in · \d+:\d\d [AP]M · Order x-1.*\$10\.00/ })
    page.see.getByRole('link', { name: /Dine in · Order x-2.*Canceled/ })
    const [title, day, none] = headings(page)
    expect([title, none]).to.deep.equal(['Order history', 'Date unavailable'])
    // In the reader's time zone.
    expect(day).to.match(/^06\/(09|10|11)\/2026$/)
  })

  it('API-34 older orders are asked for by the last that is known', async () => {
    const page = await open('/orders', {
      before: ({ network }) =>
        network.answer('/v1/orders', {
          status: 200,
          body: Array.from({ length: 100 }, (_, index) => anEntry({ id: `x-${index}` })),
        }),
    })
    await press(page, 'Show older orders')
    await until(page, () => expect(page.see.queryByRole('button', { name: 'Show older orders' })).to.equal(null))
    expect(page.network.callsTo('/v1/orders').map(({ query }) => query)).to.deep.equal(['', '?before=x-99'])
    expect(page.see.getAllByRole('link', { name: /Elsewhere/ })).to.have.length(100)
  })

  it('a history that did not come is asked for again, and an order that is not there says so', async () => {
    let heal = () => {}
    const page = await open('/orders', {
      before: ({ network }) => {
        heal = network.answer('/v1/orders', { status: 500, body: '' })
      },
    })
    await page.see.findByText(/^We couldn’t load your orders/)
    heal()
    await press(page, 'Try again')
    await page.see.findByRole('link', { name: /Ramen/ })
    page.close()
    const phone = '+1 (212) 555-0142'
    const none = await open('/orders/of-somebody-else', { brand: { ...enabled, phone } })
    await none.see.findByRole('heading', { level: 1, name: 'We can’t find this order' })
    expect(none.see.getByRole('link', { name: 'Call 212-555-0142' }).getAttribute('href')).to.equal(`tel:${phone}`)
    none.close()
    const cut = await open('/orders/some', { before: ({ network }) => network.cut('/v1/orders/some') })
    await cut.see.findByRole('heading', { level: 1, name: 'We can’t show your order right now' })
  })
})
