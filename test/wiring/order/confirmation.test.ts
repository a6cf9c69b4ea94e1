import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { openPage, type PageOptions } from '../drivers/open-page.ts'
import { menuOf, openCheckout, payByCash, textOf, until } from '../drivers/scenes.ts'

const token = 'abcdefghijklmnopqrstuv'
const trackingOf = '/v1/order/o-1/tracking'
const ticket = {
  id: 'o-1',
  token,
  displayNumber: '101',
  items: [],
  orderType: 'delivery',
  finalAmount: 14.04,
  location: { id: 'loc-1', name: 'Main Street', slug: 'main-street' },
  orderDate: '2026-06-10T16:00:00.000Z',
}

function openDelivery(status: string, brand: PageOptions['brand'] = {}) {
  return openPage(`/order/${token}`, {
    brand,
    before: ({ network }) => {
      network.answer(`/v1/order/${token}`, { status: 200, body: ticket })
      network.answer(trackingOf, { status: 200, body: { status, estimatedDropoffTime: '2026-06-10T23:40:00.000Z' } })
    },
  })
}

describe('A placed order', () => {
  it('CONF-03, CONF-04, CONF-06, CONF-07, E45 follows the courier and says as of when; a look that fails is not heard; once it was delivered, nothing is being prepared', async () => {
    const page = await openDelivery('pickup')
    await page.see.findByRole('heading', { level: 1, name: 'Your order is being prepared' })
    await page.see.findByText(/^Arriving around 7:40 PM/)
    await page.see.findByText(/^Placed at 12:00/)
    expect(page.see.getByRole('progressbar').getAttribute('value')).to.equal('70')
    await page.see.findByText('Updated 12:00 PM')
    page.network.answer(trackingOf, { status: 500, body: '' })
    await page.clock.advance(30_000)
    await page.clock.advance(30_000)
    await page.see.findByText('Updated 12:00 PM')
    page.network.answer(trackingOf, { status: 200, body: { status: 'dropoff' } })
    await page.clock.advance(30_000)
    await page.see.findByText('Updated 12:01 PM')
    page.network.answer(trackingOf, { status: 200, body: { status: 'delivered' } })
    await page.clock.advance(30_000)
    await page.see.findByRole('heading', { level: 1, name: 'Your order was delivered' })
    expect(page.see.queryByRole('progressbar')).to.equal(null)
    expect(textOf(page)).to.not.include('being prepared').and.not.include('Arriving around').and.not.include('Updated')
  })

  it('CONF-07, CONF-08 a courier who does not come leaves the phone of the brand where the restaurant has none', async () => {
    const phone = '+1 (212) 555-0142'
    const page = await openDelivery('canceled', { phone })
    const delivery = within(await page.see.findByRole('region', { name: 'Delivery' }))
    await delivery.findByText('Your delivery was canceled. Please call the restaurant.')
    expect(delivery.getByRole('link', { name: 'Call 212-555-0142' }).getAttribute('href')).to.equal(`tel:${phone}`)
  })

  it('CONF-07, API-55 a hidden page does not ask for the courier, a page that is shown again asks at once, and none asks after the end', async () => {
    const page = await openDelivery('pickup')
    await page.see.findByText('Updated 12:00 PM')
    const looks = () => page.network.callsTo(trackingOf).length
    const show = (state: 'hidden' | 'visible') => {
      const { document, Event } = page.window
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    show('hidden')
    const before = looks()
    await page.clock.advance(120_000)
    expect(looks()).to.equal(before)
    page.network.answer(trackingOf, { status: 200, body: { status: 'delivered' } })
    show('visible')
    await page.see.findByRole('heading', { level: 1, name: 'Your order was delivered' })
    expect(looks()).to.equal(before + 1)
    await page.clock.advance(120_000)
    expect(looks()).to.equal(before + 1)
  })

  it('CONF-08 with one bad point on the map, the time and what the courier does are told all the same', async () => {
    const page = await openPage(`/order/${token}`, {
      before: ({ network }) => {
        network.answer(`/v1/order/${token}`, { status: 200, body: ticket })
        network.answer(trackingOf, {
          status: 200,
          body: {
            status: 'dropoff',
            restaurant: { latitude: 'north', longitude: -74 },
            patron: { latitude: 40.7, longitude: -74 },
            driver: { latitude: 40.72, longitude: -74 },
            estimatedDropoffTime: '2026-06-10T23:40:00.000Z',
          },
        })
      },
    })
    await page.see.findByText(/^Arriving around 7:40 PM/)
    await page.see.findByText(/1\.38 miles away/)
  })

  it('SHELL-34 an answer of 503 is told on the page of an order too', async () => {
    const page = await openPage(`/order/${token}`, {
      before: ({ network }) => network.answer('/v1/order/*', { status: 503, body: { message: 'Back at one.' } }),
    })
    await page.see.findByRole('alertdialog', { name: 'Back at one.' })
    await page.user.click(page.see.getByRole('button', { name: 'Close' }))
    expect(page.see.queryByRole('alertdialog')).to.equal(null)
    page.see.getByText('Your order is safe. Please try again in a moment.')
  })

  it('C5 a read is asked once more, no sooner than the server asked for, and then by the customer alone', async () => {
    const busy = { status: 503, body: { message: 'One moment.' }, headers: { 'retry-after': '4' } }
    let free: () => void = () => undefined
    const page = await openPage(`/order/${token}`, {
      before: ({ network }) => {
        free = network.answer('/v1/order/*', busy)
      },
    })
    const looks = () => page.network.calls.filter(({ path }) => path.startsWith('/v1/order/')).length
    await page.see.findByRole('alertdialog', { name: 'One moment.' })
    await page.clock.advance(3_900)
    expect(looks()).to.equal(1)
    await page.clock.advance(200)
    await until(page, () => expect(looks()).to.equal(2))
    await page.clock.advance(600_000)
    expect(looks()).to.equal(2)
    free()
    await page.user.click(page.see.getByRole('button', { name: 'Close' }))
    await page.user.click(page.see.getByRole('button', { name: 'Try again' }))
    await page.see.findByText('We can’t find this order')
  })

  it('C5 a server that wants to be left alone for longer keeps no screen waiting: it says so at once, with a button', async () => {
    let free: () => void = () => undefined
    const page = await openPage(`/order/${token}`, {
      before: ({ network }) => {
        free = network.answer('/v1/order/*', { status: 429, body: {}, headers: { 'retry-after': '3600' } })
      },
    })
    await page.see.findByText('Your order is safe. Please try again in a moment.')
    free()
    await page.user.click(page.see.getByRole('button', { name: 'Try again' }))
    await page.see.findByText('We can’t find this order')
  })

  it('PROF-17 the same again is in the cart that opens', async () => {
    const pay = await openCheckout()
    await payByCash(pay)
    const order = await pay.follow()
    await until(order, () => expect(order.network.callsTo('/v1/locations')).to.have.length.greaterThan(0))
    await order.see.findByText(/^Placed at/)
    await order.user.click(order.see.getByRole('button', { name: 'Order again' }))
    const shop = await order.follow()
    expect(shop.address()).to.equal(menuOf())
    await until(shop, () => expect(textOf(shop)).to.include('View cart · 1 item'))
    expect(textOf(shop)).to.include('$13.00')
  })

  it('API-56, IMPACT-13 what was given is told to the charity service, under the widget of the brand', async () => {
    const impact = {
      widgetId: 'widget-7',
      nonprofits: [{ id: 'garden', name: 'The garden', cause: 'Grows' }],
      stageBaseUrl: 'https://charity.example',
    }
    const pay = await openCheckout({ brand: { impact } })
    await pay.user.click(pay.see.getByRole('radio', { name: /The garden/ }))
    await payByCash(pay)
    const path = '/api/v1/nonprofits/transaction/'
    const order = await pay.follow({ before: ({ network }) => network.answer(path, { status: 200, body: {} }) })
    await until(order, () => expect(order.network.callsTo(path)).to.have.length(1))
    const [call] = order.network.callsTo(path)
    expect([call?.origin, call?.headers['x-widget-id']]).to.deep.equal(['https://charity.example', 'widget-7'])
    const user = order.window.localStorage.getItem('impactUser')
    expect(user).to.match(/^[\da-f-]{36}$/)
    expect(call?.body).to.deep.equal({ cart_total: 13, nonprofit: 'garden', store: 'loc-1', user })
  })
})
