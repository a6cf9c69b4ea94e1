import { expect } from 'chai'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { beGuest, deviceWithDelivery, payByCash } from '../drivers/scenes.ts'

async function openOrder(options: PageOptions = {}) {
  const pay = await openPage('/checkout/current', { device: await deviceWithDelivery() })
  await beGuest(pay)
  await pay.see.findByText('$1.32')
  await payByCash(pay)
  const to = await pay.leaving()
  return openPage(to, { device: pay.close(), ...options })
}

async function pin(page: OpenPage, name: string) {
  await page.see.findByRole('img', { name: /^Delivery map/ })
  const drawn = page.window.document.querySelector(`[data-pin=${name}]`)
  const [x = 0, y = 0] = (drawn?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y, outline: drawn?.querySelector('path')?.getAttribute('d') ?? '' }
}

describe('The map of a delivery', () => {
  it('CONF-09 shows the restaurant, the courier and the customer until the order is delivered', async () => {
    const order = await openOrder()
    await pin(order, 'origin')
    const [look] = order.network.calls.filter(({ path }) => path.endsWith('/tracking'))
    const id = look?.path.split('/').at(-2)
    await order.house.rows(`insert into deliveries (order_id, brand_id, status, courier_lat, courier_long)
      values ('${id}', 'noodle-house', 'dropoff', 40.7, -74.001)
      on conflict (order_id) do update set status = 'dropoff', courier_lat = 40.7, courier_long = -74.001`)
    await order.clock.advance(30_000)
    await order.see.findByRole('heading', { level: 1, name: 'Your order is on its way to you' })
    const legend = [...order.window.document.querySelectorAll('[data-pin]')].map((one) => one.getAttribute('data-pin'))
    expect(legend).to.have.members(['origin', 'destination', 'driver'])
    const [driver, origin] = [await pin(order, 'driver'), await pin(order, 'origin')]
    expect(driver.x).to.be.lessThan(origin.x)
    await order.house.rows(`update deliveries set status = 'delivered' where order_id = '${id}' returning 1`)
    await order.clock.advance(30_000)
    await order.see.findByRole('heading', { level: 1, name: 'Your order was delivered' })
    expect(order.see.queryByRole('img', { name: /^Map/ })).to.equal(null)
  })

  it('LOC-47 is drawn at zoom 14, with pins of 31 by 43 pixels', async () => {
    const page = await openOrder()
    const [origin, destination] = [await pin(page, 'origin'), await pin(page, 'destination')]
    const numbers = (origin.outline.match(/[\d.]+/g) ?? []).map(Number)
    expect(Math.max(...numbers)).to.equal(43)
    expect(numbers).to.include(31)
    // The world is 256 pixels wide at zoom 0 and doubles with each zoom.
    const [call] = page.network.calls.filter(({ path }) => path.endsWith('/tracking'))
    const told = await page.house.app.inject({
      url: `${call?.path}${call?.query}`,
      headers: { host: 'localhost', client: 'noodle-house' },
    })
    const { restaurant, patron } = told.json()
    const perDegree = (256 * 2 ** 14) / 360
    const across = (patron.longitude - restaurant.longitude) * perDegree
    const down = ((restaurant.latitude - patron.latitude) * perDegree) / Math.cos((40.7 * Math.PI) / 180)
    expect(destination.x - origin.x).to.be.closeTo(across, 0.5)
    expect(destination.y - origin.y).to.be.closeTo(down, 0.5)
    expect(Math.abs(across) + Math.abs(down)).to.be.greaterThan(10)
  })

  it('SHELL-45 loads street maps with the brand’s key, and draws its own map until they arrive', async () => {
    const page = await openOrder({ brand: { maps: { googleKey: 'AIza-of-noodles' } } })
    await pin(page, 'origin')
    const script = page.window.document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]')
    const asked = new URL(script?.src ?? '').searchParams
    expect(asked.get('key')).to.equal('AIza-of-noodles')
    // Google removed the drawing library; needed libraries are listed explicitly.
    expect(asked.get('libraries')).to.not.include('drawing')
    expect((await pin(page, 'destination')).outline).to.not.equal('')
  })
})
