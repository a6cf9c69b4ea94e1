import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aSink } from '../../builders/sink-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  addRamen,
  deviceWithRamen,
  menuOf,
  openCart,
  openCheckout,
  payByCash,
  textOf,
  toPacking,
  toUpsells,
  until,
} from '../drivers/scenes.ts'

const offline = 'You’re offline. We’ll pick up where you left off once you’re back.'

function connect(page: OpenPage, isOnline: boolean): void {
  page.network.isOnline = isOnline
  page.window.dispatchEvent(new page.window.Event(isOnline ? 'online' : 'offline'))
}

describe('What goes wrong on the way', () => {
  it('MENU-17, MENU-18 a dish whose options cannot be fetched says so in its sheet, and it is reported', async () => {
    const page = await openPage(menuOf(), { before: ({ network }) => network.cut('/v1/menus') })
    await page.user.click(page.see.getByRole('link', { name: /Ramen/ }))
    await page.see.findByText('The menu is currently unavailable')
    expect(page.see.queryByRole('alertdialog')).to.equal(null)
    const [fault] = page.faults.splice(0)
    expect(String(fault)).to.equal('Error: no menu of loc-1: NoResponse')
  })

  it('MENU-17 a dish tapped offline says so, and opens by itself when the connection is back', async () => {
    const page = await openPage(menuOf(), {
      before: ({ network }) => {
        network.isOnline = false
      },
    })
    await page.user.click(page.see.getByRole('link', { name: /Ramen/ }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'Sorry' }))
    sheet.getByText(offline)
    expect(textOf(page)).to.not.include('currently unavailable')
    connect(page, true)
    await page.see.findByRole('button', { name: 'Add to cart · $12.50' })
  })

  it('CHK-62 offline, the shop says so, the cart stays and explains why checkout is blocked, and both recover when the connection is back', async () => {
    const page = await openPage(menuOf(), { device: await deviceWithRamen() })
    expect(page.see.queryByText(offline)).to.equal(null)
    const cart = await openCart(page)
    const checks = () => page.network.callsTo('/v1/order/validate').length
    await cart.findByRole('button', { name: 'Continue · $13.00' })
    await page.clock.advance(300)
    await until(page, () => expect(checks()).to.equal(1))
    connect(page, false)
    await page.user.click(cart.getByRole('button', { name: 'Increase quantity of Ramen' }))
    const button = await cart.findByRole('button', { name: 'Continue · $26.00' })
    expect(button.getAttribute('aria-disabled')).to.equal('true')
    const why = button.getAttribute('aria-describedby') ?? ''
    expect(page.window.document.getElementById(why)?.textContent).to.equal(offline)
    const asked = page.network.calls.length
    await page.user.click(button)
    await page.clock.advance(5_000)
    expect(page.network.calls).to.have.length(asked)
    expect(page.address()).to.equal(menuOf())
    connect(page, true)
    await until(page, () => expect(textOf(page)).to.not.include(offline))
    await page.clock.advance(300)
    await until(page, () => expect(checks()).to.equal(2))
    await toUpsells(page)
  })

  it('a connection that goes away on the way to the checkout keeps the customer in the shop', async () => {
    const page = await openPage(menuOf(), { device: await deviceWithRamen() })
    await openCart(page)
    await toUpsells(page)
    await toPacking(page)
    await page.user.click(page.see.getByLabelText('No allergies'))
    connect(page, false)
    await page.user.click(page.see.getByRole('button', { name: 'Next' }))
    const packing = within(page.see.getByRole('dialog', { name: 'Utensils & extras' }))
    await packing.findByText(offline)
    connect(page, true)
    await page.user.click(page.see.getByRole('button', { name: 'Next' }))
    expect(await page.leaving()).to.equal('/checkout/current')
  })

  it('CONF-10 the page of an order says that there is no connection, and shows the order when it is back', async () => {
    const pay = await openCheckout()
    await payByCash(pay)
    const to = await pay.leaving()
    pay.close()
    const page = await openPage(to, {
      before: ({ network }) => {
        network.isOnline = false
      },
    })
    await page.see.findByText('We can’t show your order right now')
    page.see.getByText(offline)
    expect(page.network.calls).to.have.length(0)
    connect(page, true)
    await page.see.findByText(/^Placed at/)
    expect(page.see.queryByText(offline)).to.equal(null)
  })

  it('SHELL-34 shows the message of a 503 over the page until it is closed, at the checkout and in the shop', async () => {
    const page = await openCheckout()
    page.network.answer('/v1/order/cash/', { status: 503, body: { message: 'Back at one.' } })
    await payByCash(page)
    const read = async ({ see, user }: OpenPage, message: string) => {
      const notice = within(await see.findByRole('alertdialog', { name: message }))
      await user.click(notice.getByRole('button', { name: 'Close' }))
      expect(see.queryByRole('alertdialog')).to.equal(null)
    }
    await read(page, 'Back at one.')
    const shop = await openPage(menuOf(), {
      before: ({ network }) => network.answer('/v1/menus', { status: 503, body: { message: 'Back at noon.' } }),
    })
    await shop.user.click(shop.see.getByRole('link', { name: /Ramen/ }))
    await read(shop, 'Back at noon.')
    shop.faults.splice(0)
  })

  it('C5 an order that is refused for the moment is not sent again by itself, whenever the server wants to be asked', async () => {
    const page = await openCheckout()
    page.network.answer('/v1/order/cash/', { status: 503, body: {}, headers: { 'retry-after': '1' } })
    await payByCash(page)
    await page.clock.advance(120_000)
    expect(page.network.callsTo('/v1/order/cash/')).to.have.length(1)
  })

  it('CHK-57 a refusal without a word has the usual sentence', async () => {
    const page = await openCheckout()
    page.network.answer('/v1/order/cash/', { status: 400, body: '' })
    await payByCash(page)
    await page.see.findByText('System is temporarily unavailable, please try later')
  })

  it('API-10 an order of which no answer comes is looked for, and nobody is asked to pay again', async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    const button = await page.see.findByRole('button', { name: /^Place Order · / })
    page.network.cut()
    await page.user.click(button)
    await page.clock.advance(60_000)
    expect(textOf(page)).to.match(/Checking your order|couldn’t confirm|didn’t get a response/)
    expect(page.network.callsTo('/v1/order/cash/')).to.have.length(1)
  })

  it('API-05, API-06, API-07 every call says whose shop it is, which version, and which restaurant', async () => {
    const page = await openCheckout()
    const [call] = page.network.callsTo('/v1/order/check-price')
    expect(call?.headers).to.include({ client: 'noodle-house', os: 'Web', version: '2.51.5', locationid: 'loc-1' })
    expect(call?.headers['sessionid']).to.match(/\S{8,}/)
    expect(call?.headers['authorization']).to.equal(undefined)
  })

  it('CART-18 what is added later is there on the next page too', async () => {
    const device = await deviceWithRamen()
    const page = await openPage(menuOf(), { device })
    await addRamen(page)
    expect(textOf(await page.reload())).to.include('View cart · 2 items')
  })

  it('CONF-10 an order that is not known says what to do, and one that cannot be fetched that it is safe', async () => {
    const phone = '+1 (212) 555-0142'
    const unknown = await openPage('/order/abcdefghijklmnopqrstuv', { brand: { phone } })
    await unknown.see.findByText('We can’t find this order')
    expect(unknown.see.getByRole('link', { name: 'Back to the menu' }).getAttribute('href')).to.equal('/')
    expect(unknown.see.getByRole('link', { name: /^Call / }).getAttribute('href')).to.equal(`tel:${phone}`)
    const failed = await openPage('/order/abcdefghijklmnopqrstuv', { before: ({ network }) => network.cut() })
    await failed.see.findByText('We can’t show your order right now')
    failed.see.getByText('Your order is safe. Please try again in a moment.')
  })

  it('a checkout without an order leads back to the menu', async () => {
    const page = await openPage('/checkout/current')
    await page.see.findByText('Your cart is empty')
    expect(page.see.getAllByRole('link', { name: /Back to the menu/ })).to.have.length.greaterThan(0)
  })
})

describe('What is told to nobody and to whom', () => {
  const told = (page: Awaited<ReturnType<typeof openPage>>): readonly { event?: string }[] =>
    Object(page.window)['dataLayer'] ?? []

  it('ANA-02 what a customer does is told by its name, where the brand wants a list of it', async () => {
    const brand = { analytics: { data_layer: aSink('') } }
    const page = await openPage(menuOf(), { brand })
    await addRamen(page)
    await page.clock.advance(61_000)
    const events = told(page).map(({ event }) => event)
    expect(events[0]).to.equal('Page Viewed')
    expect(events.filter((event) => event !== 'Page Viewed')).to.deep.equal(['Product Clicked', 'Product Added'])
  })

  it('ANA-11 nothing is told where the brand names no service', async () => {
    const page = await openPage(menuOf())
    await addRamen(page)
    await page.clock.advance(61_000)
    expect(told(page)).to.deep.equal([])
  })
})
