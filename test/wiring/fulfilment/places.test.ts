import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  addRamen,
  amountOf,
  beGuest,
  deviceWithDelivery,
  deviceWithRamen,
  fill,
  keptOrder,
  lines,
  menuOf,
  openCart,
  payByCash,
  textOf,
  toCheckout,
  writeAddress,
} from '../drivers/scenes.ts'

function ordering(fields: object) {
  return { ordering: { ...aBrand().ordering, kiosk: true, polling: false, ...fields } }
}

describe('Ways of getting the food', () => {
  it('E21, LOC-03 lists pickup, delivery and dine in, in this order, beside the restaurant and its estimate, and leaves out a way that is off', async () => {
    const types = (page: OpenPage) =>
      [...page.window.document.querySelectorAll('nav a, [role=tablist] *, a')]
        .map((one) => one.textContent ?? '')
        .filter((text) => ['Pickup', 'Delivery', 'Dine in'].includes(text))
    const all = await openPage(menuOf())
    expect(types(all)).to.deep.equal(['Pickup', 'Delivery', 'Dine in'])
    const ways = within(all.see.getByRole('navigation', { name: 'How would you like to order?' }))
    expect(ways.getByRole('link', { name: 'Pickup' }).getAttribute('aria-current')).to.equal('page')
    all.see.getByRole('link', { name: 'Change location' })
    expect(textOf(all)).to.include('Ready in about 20 min')
    const without = await openPage(menuOf(), { brand: ordering({ kiosk: false }) })
    expect(types(without)).to.deep.equal(['Pickup', 'Delivery'])
  })

  const texts: readonly (readonly [string, string, object])[] = [
    ['delivery', 'Delivery is currently unavailable at this location', { delivery: false }],
    ['dine-in', 'Dine in is currently unavailable at this location', { kiosk: false }],
    ['pickup', 'Pickup is currently unavailable at this location', { pickup: false }],
    ['pickup', 'Ordering is currently unavailable at this location', { enabled: false }],
  ]
  it('LOC-20 each way that cannot be had has its own sentence', async () => {
    for (const [word, text, fields] of texts) {
      const page = await openPage(`/location/main-street/${word}`, { brand: ordering(fields) })
      expect(textOf(page), word).to.include(text)
    }
  })

  it('LOC-15, LOC-16 an address with dine-in makes it an order at a table, and one without forgets the table', async () => {
    const device = await deviceWithRamen()
    const table = await openPage(menuOf('dine-in'), { device })
    expect(keptOrder(table).diningOption).to.equal('kiosk')
    const page = await openPage('/location/main-street', { device: (await table.reload()).device })
    await page.clock.advance(0)
    expect(keptOrder(page).diningOption).to.not.equal('kiosk')
  })

  it('LOC-25, LOC-27, LOC-42, MENU-13 the link that asks for the address of a delivery shows fee and minimum before it takes the address, and leads to the menu', async () => {
    const page = await openPage('/?type=delivery#address=harbor')
    const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
    expect(page.address()).to.equal('/?type=delivery')
    await writeAddress(page, sheet)
    await sheet.findByText('Harbor delivers here.')
    sheet.getByText(/^Delivery fee \$3\.49 · Minimum order \$10\.00/)
    expect(keptOrder(page).address).to.equal(undefined)
    await page.user.click(await sheet.findByRole('button', { name: 'Deliver here' }))
    expect(await page.leaving()).to.equal('/location/harbor/delivery')
    expect(keptOrder(page)).to.deep.include({ diningOption: 'delivery' })
    expect(keptOrder(page).address).to.deep.include({ street1: '9 Elm St', street2: 'Floor 2' })
  })

  it('LOC-14, MENU-13 the menu of a kept delivery that lost its address stays, and asks where it goes', async () => {
    for (const lose of [
      (order: { address?: unknown }) => delete order.address,
      // An earlier release stored addresses without coordinates.
      (order: { address?: { lat?: number } }) => delete order.address?.lat,
    ]) {
      const device = await deviceWithDelivery()
      const kept = JSON.parse(device.local.get('order') ?? '{}')
      lose(Object(kept.value ?? kept))
      device.local.set('order', JSON.stringify(kept))
      const page = await openPage(menuOf('delivery', 'harbor'), { device })
      await page.see.findByRole('dialog', { name: 'Where should we deliver?' })
      expect(page.address()).to.equal('/location/harbor/delivery')
      expect(keptOrder(page).diningOption).to.equal('delivery')
    }
  })

  it('LOC-13, LOC-14 an address of a restaurant that names no way is for the one that was chosen before, and a delivery to nowhere for pickup', async () => {
    const device = await deviceWithDelivery()
    const delivery = await openPage('/location/harbor', { device })
    expect(await delivery.leaving()).to.equal('/location/harbor/delivery')
    const kept = JSON.parse(device.local.get('order') ?? '{}')
    delete Object(kept.value ?? kept).address
    device.local.set('order', JSON.stringify(kept))
    const page = await openPage('/location/harbor', { device })
    expect(keptOrder(page).diningOption).to.equal('pickup')
  })
})

describe('Where a delivery goes', () => {
  const openAddress = async () => {
    const page = await openPage('/?type=delivery')
    await page.user.click(
      (await page.see.findAllByRole('button', { name: 'Enter your address' }))[0] ?? page.window.document.body,
    )
    const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
    await sheet.findByLabelText(/^Street address/)
    return { page, sheet }
  }

  it('LOC-37, LOC-38, LOC-39, LOC-40, LOC-41 every missing part is said, and the apartment may be left out', async () => {
    const { page, sheet } = await openAddress()
    await page.user.click(sheet.getByRole('button', { name: 'Enter address manually' }))
    await page.user.click(sheet.getByRole('button', { name: 'Check this address' }))
    for (const text of [
      'Street Address is required',
      'City is required',
      'State is required',
      'Zip code is required',
    ]) {
      await sheet.findByText(text)
    }
    fill(sheet.getByLabelText(/^ZIP/), '1000')
    await page.user.click(sheet.getByRole('button', { name: 'Check this address' }))
    await sheet.findByText('Invalid zip entered')
    expect(sheet.queryByText(/Apt.*required/)).to.equal(null)
    expect(page.network.calls.filter(({ path }) => path.includes('deliver'))).to.deep.equal([])
  })

  it('LOC-31, LOC-32, LOC-33 what is typed is looked for a little later, once, and only when there is something', async () => {
    const { page, sheet } = await openAddress()
    const before = page.network.calls.length
    const searches = () => page.network.calls.length - before
    const field = sheet.getByLabelText(/^Street address/)
    fill(field, '   ')
    await page.clock.advance(1_000)
    expect(searches()).to.equal(0)
    fill(field, '9 El')
    await page.clock.advance(200)
    fill(field, '9 Elm')
    await page.clock.advance(299)
    expect(searches()).to.equal(0)
    await page.clock.advance(1)
    expect(searches()).to.equal(1)
    await page.user.click(await sheet.findByRole('option', { name: /9 Elm St/ }))
    expect(sheet.queryAllByRole('option')).to.deep.equal([])
    expect(Object(field).value).to.include('9 Elm St')
  })

  it('LOC-27, LOC-28, LOC-45, PRICE-05, PRICE-07, CART-21, CHK-42, CHK-03, CART-11 an address that is delivered to, its fee and its notes come with the order to the checkout and beyond', async () => {
    const { page, sheet } = await openAddress()
    await writeAddress(page, sheet)
    fill(sheet.getByLabelText(/^Delivery instructions/), 'Ring twice')
    await page.user.click(await sheet.findByRole('button', { name: 'See all locations that deliver here' }))
    await page.see.findByText(/9 Elm St, Floor 2, New York/)
    expect(keptOrder(page).address).to.deep.include({ street1: '9 Elm St', street2: 'Floor 2', zip: '10001' })

    await page.user.click(page.see.getByRole('link', { name: /Harbor/ }))
    const menu = await page.follow()
    expect(menu.address()).to.equal('/location/harbor/delivery')
    await addRamen(menu)
    const cart = await openCart(menu)
    cart.getByText(/Deliver to 9 Elm St, Floor 2/)
    cart.getByText('“Ring twice”')
    await cart.findByText('Delivery fee')
    expect([amountOf(menu, 'Subtotal'), amountOf(menu, 'Delivery fee'), amountOf(menu, 'Tax')]).to.deep.equal([
      '$13.00',
      '$3.49',
      'Calculated at checkout',
    ])
    const pay = await toCheckout(menu)
    await beGuest(pay)
    await pay.see.findByText('$1.32')
    expect([amountOf(pay, 'Delivery fee'), amountOf(pay, 'Service fees')]).to.deep.equal(['$3.49', undefined])
    expect(lines(pay)).to.deep.equal(['Subtotal', 'Delivery fee', 'Discount', 'Tax', 'Tip', 'Total'])
    const where = pay.see.getByRole('heading', { name: 'Delivery address' }).parentElement
    expect(where?.textContent).to.include('9 Elm St, Floor 2, New York')
    expect(pay.see.queryByRole('heading', { name: 'Order details' })).to.equal(null)
    await payByCash(pay)
    const placed = await pay.follow()
    await placed.see.findByText('Delivery fee')
    expect([amountOf(placed, 'Delivery fee'), amountOf(placed, 'Tax')]).to.deep.equal(['$3.49', '$1.32'])
    const { deliveryInfo, deliveryNotes, orderType } = Object(pay.network.callsTo('/v1/order/cash/')[0]?.body)
    expect([orderType, deliveryNotes]).to.deep.equal(['delivery', 'Ring twice'])
    expect(deliveryInfo).to.deep.include({ street1: '9 Elm St', street2: 'Floor 2', city: 'New York', zip: '10001' })
  })
})
