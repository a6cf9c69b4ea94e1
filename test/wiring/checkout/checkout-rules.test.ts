import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  amountOf,
  beGuest,
  chooseTime,
  deviceForDelivery,
  deviceWithDelivery,
  deviceWithRamen,
  fill,
  logIn,
  menuOf,
  openCart,
  openCheckout,
  payByCash,
  submit,
  tapDish,
  textOf,
  until,
} from '../drivers/scenes.ts'

const { checkout } = aBrand().themes
const collapsible = { themes: { ...aBrand().themes, checkout: { ...checkout, layout: 'Type3' } } }

describe('The sections of the collapsible checkout', () => {
  const open = async () => openPage('/checkout/current', { device: await deviceWithRamen(), brand: collapsible })
  /** Undefined while hidden, though its input is kept. */
  const head = (page: OpenPage, name: string) =>
    page.see
      .queryAllByRole('button', { name: new RegExp(`^${name}`) })
      .find((one) => one.hasAttribute('aria-expanded') && one.closest('section[hidden]') === null)
  const isOpen = (page: OpenPage, name: string) => head(page, name)?.getAttribute('aria-expanded')
  const press = async (page: OpenPage, name: string) => page.user.click(head(page, name) ?? page.window.document.body)
  const giveInfo = async (page: OpenPage) => {
    fill(await page.see.findByLabelText(/^First name/), 'Gus')
    fill(page.see.getByLabelText(/^Last name/), 'Guest')
    fill(page.see.getByLabelText(/^Email/), 'gus@example.com')
    await page.user.click(page.see.getByRole('button', { name: 'Proceed to Payment' }))
  }

  it('CHK-07, SHELL-23 the info is there while the cart is closed, which a press opens and another closes, and keeps what was typed', async () => {
    const page = await open()
    fill(await page.see.findByLabelText(/^First name/), 'Gus')
    await press(page, 'Your Cart')
    expect([isOpen(page, 'Your Cart'), isOpen(page, 'Your Info')]).to.deep.equal(['true', undefined])
    await press(page, 'Your Cart')
    expect(isOpen(page, 'Your Cart')).to.equal('false')
    expect(head(page, 'Your Info')).to.not.equal(undefined)
    await press(page, 'Your Info')
    expect(page.see.getByLabelText(/^First name/)).to.have.property('value', 'Gus')
  })

  it('CHK-06 the closed cart says for when the order is', async () => {
    const device = await deviceWithRamen()
    const menu = await openPage(menuOf(), { device })
    await openCart(menu)
    await chooseTime(menu)
    const page = await openPage('/checkout/current', { device: menu.close(), brand: collapsible })
    await page.see.findByLabelText(/^First name/)
    expect(head(page, 'Your Cart')?.textContent).to.match(
      /1 item · Pickup · Tomorrow · Thu, 6.11.2026, 12:00 PM.* · Main Street/,
    )
  })

  it('CHK-10 each is opened or not and done or not; what is changed after it was sent is not done any more', async () => {
    const page = await open()
    await giveInfo(page)
    expect([isOpen(page, 'Your Info'), isOpen(page, 'Your Payment')]).to.deep.equal(['false', 'true'])
    expect(head(page, 'Your Info')?.textContent).to.include('completed')
    await press(page, 'Your Info')
    fill(page.see.getByLabelText(/^Last name/), 'Guestson')
    await until(page, () => expect(head(page, 'Your Payment')).to.equal(undefined))
    expect(head(page, 'Your Info')?.textContent).to.not.include('completed')
  })

  it('PAY-03 the open payment section says where cards cannot be taken, with the restaurant’s phone', async () => {
    const brand = { ...collapsible, paymentProcessor: 'nobody', phone: '+12125550142' }
    const page = await openPage('/checkout/current', { device: await deviceWithRamen(), brand })
    await giveInfo(page)
    await page.see.findByText('We are unable to accept payments at this time. Please contact the restaurant.')
    const call = page.see.getByRole('link', { name: 'Call 212-555-0142' })
    expect(call.getAttribute('href')).to.equal('tel:+12125550142')
  })

  it('CHK-06, CHK-12, CHK-59 lets a guest log in or come back as a guest; a patron gives no info and has the payment opened', async () => {
    const page = await open()
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await page.user.click(await page.see.findByRole('button', { name: 'Continue as guest instead' }))
    await until(page, () => expect(isOpen(page, 'Your Info')).to.equal('true'))
    await page.user.click(page.see.getByRole('button', { name: 'Log in' }))
    await logIn(page, 'ana')
    await until(page, () => expect(isOpen(page, 'Your Payment')).to.equal('true'))
    expect([head(page, 'Your Info'), isOpen(page, 'Your Cart')]).to.deep.equal([undefined, 'false'])
    await page.see.findByRole('button', { name: /^(Place Order · |Pay )\$/ })
  })
})

describe('Which rule is told', () => {
  it('CHK-26, CHK-29, CHK-38 names the first rule that fails, at the button and in words: the restaurant, then the minimum of a delivery, then the payment', async () => {
    const menu = await openPage(menuOf('delivery', 'harbor'), { device: await deviceForDelivery() })
    await submit(menu, await tapDish(menu, 'Tea'))
    await menu.see.findByText('1 × Tea added to your cart')
    const page = await openPage('/checkout/current', { device: menu.close() })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page, 'dora')
    const why = await page.see.findByText(
      'The price for your order, before tip, must be at least $10.00 to place a delivery order. Add $7.00 more.',
    )
    expect(why.closest('[role=alert]')).to.not.equal(null)
    const button = page.see.getByRole('button', { name: 'Minimum Not Met' })
    expect(button.getAttribute('aria-disabled')).to.equal('true')
    expect(textOf(page)).to.not.include('No payment information')

    const device = page.close()
    device.local.delete('location')
    const nowhere = await openPage('/checkout/current', { device })
    await nowhere.see.findByText('Please select a location.')
    expect(textOf(nowhere)).to.not.match(/must be at least|No payment information/)
  })
})

describe('The error of the checkout', () => {
  it('CHK-37, CHK-56 is none, or one of the server, in its words, after which it can be tried again', async () => {
    const page = await openCheckout()
    expect(page.see.queryByRole('alert')).to.equal(null)
    const heal = page.network.answer('/v1/order/cash/', { status: 400, body: 'The wok is cold.' })
    await payByCash(page)
    await page.see.findByText('The wok is cold.')
    expect(page.see.getByRole('button', { name: 'Place Order · $14.04' })).to.have.property('disabled', false)
    heal()
    await page.user.click(page.see.getByRole('button', { name: 'Place Order · $14.04' }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('CHK-56 a server that broke is told in its own words, once it is known that it has no order', async () => {
    const page = await openCheckout()
    page.network.answer('/v1/order/cash/', { status: 500, body: { message: 'The stove is out.' } })
    await payByCash(page)
    await page.clock.advance(60_000)
    await page.see.findByText('The stove is out.')
  })

  it('CHK-37 one of validation blocks the button until it is gone', async () => {
    const device = await deviceWithRamen()
    let heal = () => {}
    const page = await openPage('/checkout/current', {
      device,
      before: ({ network }) => {
        const body = { isValid: false, reason: 'pickup-closed', message: 'Pickup rests.' }
        heal = network.answer('/v1/order/validate', { status: 200, body })
      },
    })
    await beGuest(page)
    await page.see.findByText(/Pickup rests\./)
    expect(page.see.getByRole('button', { name: 'Order Unavailable' }).getAttribute('aria-disabled')).to.equal('true')
    heal()
    const note = page.see.getByLabelText(/^Order note/)
    await page.user.click(note)
    fill(note, 'please')
    await page.user.tab()
    await page.see.findByRole('button', { name: 'Continue to payment · $15.99' })
    expect(textOf(page)).to.not.include('Pickup rests.')
  })
})

describe('A screen that cannot be drawn', () => {
  it('SHELL-26, SHELL-27 says sorry with a sign, and why is reported', async () => {
    const known = await openCheckout()
    const page = await openPage('/checkout/current', {
      device: known.close(),
      before: ({ window }) => {
        const given = window.document.querySelector('script[type="application/json"]')
        const state = JSON.parse(given?.textContent ?? '{}')
        state.brand.themes.checkout = null
        if (given !== null) given.textContent = JSON.stringify(state)
      },
    })
    const alert = await page.see.findByRole('alert')
    expect(alert.textContent).to.equal('Sorry about this but an error occurred.')
    expect(alert.querySelector('svg')).to.not.equal(null)
    expect(page.faults.splice(0).map(String).join()).to.include('TypeError')
  })
})

describe('The fee', () => {
  it('PRICE-07 has a line of its own that says what it is for, and none where there is none', async () => {
    const brand = { themes: { ...aBrand().themes, checkout: { ...checkout, serviceFeeTooltip: 'For the courier.' } } }
    const page = await openPage('/checkout/current', { brand, device: await deviceWithDelivery() })
    await beGuest(page)
    await page.see.findByText('$1.32')
    expect(amountOf(page, 'Delivery fee')).to.equal('$3.49')
    expect(amountOf(page, 'Service fees')).to.equal(undefined)
    const about = page.see.getByLabelText('What is the delivery fee?')
    await page.user.click(about)
    expect(page.see.getByRole('tooltip').textContent).to.equal('For the courier.')
    const pickup = await openCheckout({ brand })
    expect(amountOf(pickup, 'Delivery fee')).to.equal(undefined)
    expect(amountOf(pickup, 'Service fees')).to.equal(undefined)
  })
})
