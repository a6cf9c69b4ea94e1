import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { noon } from '../../builders/order-server-builder.ts'
import { anotherTab, type Device } from '../drivers/device.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  beGuest,
  chooseTime,
  deviceWithRamen,
  keptOrder,
  menuOf,
  openCart,
  openCheckout,
  textOf,
  until,
  writeAddress,
} from '../drivers/scenes.ts'
import { host, wiringHouse } from '../drivers/wiring-house.ts'

const hour = 3_600
const tomorrowNoon = noon / 1_000 + 24 * hour
const dropped = 'Your time isn’t available here. Please choose a new one.'

function timeOf(page: OpenPage): unknown {
  return keptOrder(page).scheduledAt
}

async function deviceWithTime(): Promise<Device> {
  const device = await deviceWithRamen()
  const page = await openPage(menuOf(), { device })
  await openCart(page)
  await chooseTime(page)
  return (await page.reload()).device
}

async function savedCart(fields: object) {
  const { app } = await wiringHouse()
  const headers = { host, client: 'noodle-house', 'content-type': 'application/json' }
  const signedIn = await app.inject({
    method: 'POST',
    url: '/v1/patron/sign-in',
    headers,
    payload: JSON.stringify({ account: 'emil@example.com', password: 'noodles for emil' }),
  })
  const saved = await app.inject({
    method: 'POST',
    url: '/v1/cart',
    headers: { ...headers, authorization: `Bearer ${String(signedIn.json().token)}` },
    payload: JSON.stringify({
      items: [
        { group: 'bowls', item: { id: 'rice' }, modifications: [], name: 'Rice', price: 4, quantity: 2, notes: '' },
      ],
      location: { id: 'loc-1', slug: 'main-street' },
      orderType: 'pickup',
      ...fields,
    }),
  })
  expect([signedIn.statusCode, saved.statusCode], saved.body).to.deep.equal([200, 200])
  return String(saved.json().publicIdentifier)
}

describe('A visit', () => {
  it('LOC-17 keeps the chosen time on every page while it lasts, and another tab begins without it and says so', async () => {
    const device = await deviceWithTime()
    const menu = await openPage(menuOf(), { device })
    expect(timeOf(menu)).to.equal(tomorrowNoon)
    const pay = await openCheckout({ device: (await menu.reload()).device })
    expect(textOf(pay)).to.match(/12:00 PM/)
    pay.see.getByRole('link', { name: 'Edit cart' }).click()
    const back = await pay.follow()
    expect(timeOf(back)).to.equal(tomorrowNoon)
    expect(textOf(back)).to.not.include(dropped)
    const next = await openPage(menuOf(), { device: anotherTab((await back.reload()).device) })
    await openCart(next)
    expect(timeOf(next)).to.equal(undefined)
    expect(textOf(next)).to.include(dropped)
  })

  it('LOC-17 that begins at the checkout says there that the time of an earlier one is gone', async () => {
    const pay = await openCheckout({ device: anotherTab(await deviceWithTime()) })
    expect(timeOf(pay)).to.equal(undefined)
    expect(textOf(pay)).to.include(dropped)
  })

  it('LOC-11, LOC-17 another way of getting the food drops the time, and the next page says so once', async () => {
    const menu = await openPage(menuOf(), { device: await deviceWithTime() })
    const table = menu.see.getByRole('link', { name: 'Dine in' })
    await menu.user.click(table)
    const next = await menu.follow()
    expect(timeOf(next)).to.equal(undefined)
    await next.see.findAllByText(dropped)
    const again = await next.reload()
    await openCart(again)
    expect(textOf(again)).to.not.include(dropped)
  })
})

describe('A cart that was handed over', () => {
  it('CART-24, CART-25, LOC-17 brings its time, and its lines their pictures', async () => {
    const id = await savedCart({ scheduledAt: tomorrowNoon })
    const page = await openPage(`/cart/${id}`)
    const cart = await page.follow()
    const sheet = within(await cart.see.findByRole('dialog', { name: 'Your cart' }))
    await sheet.findByText(/12:00 PM/)
    expect(timeOf(cart)).to.equal(tomorrowNoon)
    const link = await openPage(`/checkout/${id}`)
    expect(await link.leaving()).to.equal(`${menuOf()}#cart`)
    const followed = await link.follow()
    expect(timeOf(followed)).to.equal(tomorrowNoon)
    const lines = JSON.parse(followed.window.localStorage.getItem('items') ?? '{}')
    expect(Object(lines.value ?? lines)[0]).to.deep.include({ image: 'https://img.example/first.webp', group: 'bowls' })
  })

  it('CART-24, CART-15 asks in the shop before it replaces an order, and what is kept or replaced is in the cart', async () => {
    const id = await savedCart({})
    const answered = async (answer: string) => {
      const page = await openPage(`/cart/${id}`, { device: await deviceWithRamen() })
      const question = within(await page.see.findByRole('alertdialog'))
      question.getByText(/You already have 1 item in your cart\./)
      await page.user.click(question.getByRole('button', { name: answer }))
      const menu = page.wentTo() === undefined && page.address() === menuOf() ? page : await page.follow()
      expect(menu.address()).to.equal(menuOf())
      return within(await menu.see.findByRole('dialog', { name: 'Your cart' }))
    }
    const kept = await answered('Keep my cart')
    await kept.findByRole('button', { name: 'Edit Ramen' })
    const replaced = await answered('Replace')
    await replaced.findByText('$4.00 × 2')
    expect(replaced.queryByRole('button', { name: 'Edit Ramen' })).to.equal(null)
  })

  it('CART-26 asks before a checkout link replaces an order, and asks nothing for the same cart again', async () => {
    const id = await savedCart({})
    const asked = async (device: Device, answer: string) => {
      const page = await openPage(`/checkout/${id}`, { device })
      await page.see.findByRole('heading', { level: 1, name: 'A cart from Main Street' })
      within(page.see.getByRole('list', { name: 'Items in the cart' })).getByText('2 × Rice')
      await page.user.click(page.see.getByRole('button', { name: answer }))
      expect(await page.leaving()).to.equal(`${menuOf()}#cart`)
      return page.follow()
    }
    const kept = await asked(await deviceWithRamen(), 'Keep my cart')
    await until(kept, () => expect(textOf(kept)).to.include('$13.00'))
    const replaced = await asked(kept.close(), 'Replace my cart')
    await until(replaced, () => expect(textOf(replaced)).to.include('$8.00'))
    const again = await openPage(`/checkout/${id}`, { device: replaced.close() })
    expect(await again.leaving()).to.equal(`${menuOf()}#cart`)
  })

  it('LOC-17, CART-24 whose time has passed says so over its cart', async () => {
    const id = await savedCart({ scheduledAt: noon / 1_000 - hour })
    const page = await openPage(`/cart/${id}`)
    const cart = await page.follow()
    await cart.see.findAllByText(dropped)
  })

  it('LINK-04, CART-26, LOC-14 of a delivery asks for the address with the cart open, and never becomes a pickup', async () => {
    const id = await savedCart({ orderType: 'delivery', scheduledAt: tomorrowNoon })
    const link = await openPage(`/checkout/${id}`)
    expect(await link.leaving()).to.equal('/location/main-street/delivery#cart')
    const page = await link.follow()
    const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
    expect(keptOrder(page).diningOption).to.equal('delivery')
    await writeAddress(page, sheet)
    await page.user.click(await sheet.findByRole('button', { name: 'Deliver here' }))
    const cart = within(await page.see.findByRole('dialog', { name: 'Your cart' }))
    await cart.findByText(/Deliver to 9 Elm St, Floor 2/)
    expect(timeOf(page)).to.equal(tomorrowNoon)
  })

  it('LOC-14 without its address the cart of a delivery asks for it instead of leading to a checkout that would refuse', async () => {
    const id = await savedCart({ orderType: 'delivery' })
    const page = await (await openPage(`/cart/${id}`)).follow()
    await page.see.findByRole('dialog', { name: 'Where should we deliver?' })
    await page.user.click(page.see.getByRole('button', { name: 'Close' }))
    const cart = within(await page.see.findByRole('dialog', { name: 'Your cart' }))
    await page.user.click(await cart.findByRole('button', { name: /^(Checkout|Continue ·)/ }))
    await page.see.findByRole('dialog', { name: 'Where should we deliver?' })
    const pay = await openPage('/checkout/current', { device: (await page.reload()).device })
    await beGuest(pay)
    await pay.see.findByText('Please add your delivery address.')
  })
})
