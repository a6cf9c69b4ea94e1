import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Device } from '../drivers/device.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  amountOf,
  beGuest,
  deviceWithRamen,
  fill,
  logInBy,
  menuOf,
  newName,
  openCart,
  openCheckout,
  payByCash,
  tapDish,
  textOf,
  toCheckout,
  until,
} from '../drivers/scenes.ts'

const cash = '/v1/order/cash/'

async function logIn(page: OpenPage, name = 'cora'): Promise<void> {
  await logInBy(page, `${name}@example.com`, `noodles for ${name}`)
}

async function deviceWith(dish: string): Promise<Device> {
  const menu = await openPage(menuOf())
  const sheet = await tapDish(menu, dish)
  await menu.user.click(sheet.getByRole('button', { name: /^Add to cart/ }))
  await until(menu, () => expect(textOf(menu)).to.include('View cart · 1 item'))
  return (await menu.reload()).device
}

function isBlocked(button: HTMLElement) {
  return button.getAttribute('aria-disabled') === 'true'
}

function connect(page: OpenPage, isOnline: boolean): void {
  page.network.isOnline = isOnline
  page.window.dispatchEvent(new page.window.Event(isOnline ? 'online' : 'offline'))
}

describe('An expired session', () => {
  it('CHK-55 asks the customer to log in again, keeps the order unchanged and places it', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWith('Lemonade') })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page, 'ana')
    await page.see.findByRole('button', { name: /^Pay \$/ })
    await page.house.rows('delete from sessions')
    await page.user.click(page.see.getByRole('button', { name: /^Pay \$/ }))
    const alert = within(
      (await page.see.findByText('You must be logged in to place an order.')).closest('div') ??
        page.window.document.body,
    )
    await until(page, () => expect(page.window.localStorage.getItem('token')).to.equal(null))
    await page.user.click(alert.getByRole('button', { name: 'Log in' }))
    await logIn(page, 'ana')
    await page.see.findByRole('heading', { level: 1, name: 'Checkout' })
    await page.user.click(await page.see.findByRole('button', { name: /^Pay \$/ }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const [first, second] = page.network.callsTo('/v1/order').map(({ body }) => Object(body).idempotencyKey)
    expect(second).to.equal(first)
  })
})

describe('Logging in at the checkout', () => {
  const fromTheShop = async (brand = {}) => {
    const menu = await openPage(menuOf(), { brand, device: await deviceWithRamen() })
    await openCart(menu)
    return menu
  }

  it('CHK-24 opens the upsells first, as in the cart', async () => {
    const page = await toCheckout(await fromTheShop())
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page)
    const shop = await page.follow()
    expect(shop.address()).to.equal(menuOf())
    await shop.see.findByRole('dialog', { name: 'Anything else?' })
  })

  it('CHK-24 waits for the upsells when the customer logs in from the cart', async () => {
    let release = () => {}
    const page = await openPage(menuOf(), {
      device: await deviceWithRamen(),
      before: ({ network }) => {
        release = network.hold('/v1/upsells')
      },
    })
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Have an account? Log in' }))
    await logIn(page)
    await until(page, () => expect(page.window.localStorage.getItem('token')).to.be.a('string'))
    release()
    await page.see.findByRole('dialog', { name: 'Anything else?' })
    expect(page.address()).to.equal(menuOf())
  })

  it('CHK-24, LOC-14 asks for the delivery address first when the customer logs in from the cart', async () => {
    const menu = await openPage(menuOf(), { device: await deviceWithRamen() })
    const device = menu.close()
    const page = await openPage(menuOf('delivery', 'main-street'), { device })
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Have an account? Log in' }))
    await logIn(page)
    await page.see.findByLabelText(/^Street address/)
  })

  it('CHK-24 stays at the checkout when no step comes before it', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page)
    await page.see.findByRole('heading', { level: 1, name: 'Checkout' })
    await page.see.findByText('-$10.00')
  })

  it('CART-12 leaves no step in the history: Back from the checkout opens the shop', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page)
    await page.see.findByRole('heading', { level: 1, name: 'Checkout' })
    await page.user.click(page.see.getByRole('button', { name: 'Back' }))
    await until(page, () => expect(Object(page.window.history.state).flow).to.include({ depth: 0 }))
    await page.user.click(page.see.getByRole('button', { name: 'Back' }))
    expect(await page.leaving()).to.equal(`${menuOf()}#cart`)
  })
})

describe('Questions before payment', () => {
  it('PRICE-15 accepts any tip, and shows the order maximum before payment', async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('radio', { name: 'Custom' }))
    const field = page.see.getByLabelText(/Tip amount/)
    expect(field.hasAttribute('max')).to.equal(false)
    fill(field, '5000')
    expect(amountOf(page, 'Total')).to.equal('$5,014.04')
    fill(field, '99990')
    await page.see.findByText(/Orders can’t be more than \$99,999\.99 including tip/)
    expect(isBlocked(page.see.getByRole('button', { name: 'Order Unavailable' }))).to.equal(true)
    fill(field, '99985.95')
    expect(isBlocked(await page.see.findByRole('button', { name: /^Continue to payment · \$99,999\.99/ }))).to.equal(
      false,
    )
    expect(page.network.calls.filter(({ path }) => path === cash || path === '/v1/order')).to.deep.equal([])
  })

  it('PRICE-15 confirms a tip above the subtotal and $20 once, then returns to the field or continues', async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('radio', { name: 'Custom' }))
    const field = page.see.getByLabelText(/Tip amount/)
    fill(field, '250')
    const press = async () => page.user.click(await page.see.findByRole('button', { name: /^Continue to payment/ }))
    const asked = () =>
      page.see.findByRole('alertdialog', { name: /^Your tip of \$250\.00 is more than your \$13\.00 subtotal/ })
    await press()
    await page.user.click(within(await asked()).getByRole('button', { name: 'Change tip' }))
    await until(page, () => expect(page.window.document.activeElement).to.equal(field))
    await press()
    await page.user.click(within(await asked()).getByRole('button', { name: 'Yes, tip $250.00' }))
    await page.see.findByRole('heading', { level: 1, name: 'Payment' })
    await page.user.click(page.see.getByRole('button', { name: 'Back' }))
    await press()
    await page.see.findByRole('heading', { level: 1, name: 'Payment' })
    expect(page.see.queryByRole('alertdialog')).to.equal(null)
  })

  it('PRICE-21, CHK-63 asks for no card when credit covers the order, because the default tip is left out', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWith('Tea') })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page)
    await page.see.findByText('You’re all set. Nothing left to pay.')
    expect(page.see.getByRole('radio', { name: 'No tip' })).to.have.property('checked', true)
    await page.user.click(await page.see.findByRole('button', { name: 'Place Order · $0.00' }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('CART-16, CHK-62 marks the lines that the restaurant rejects', async () => {
    const page = await openPage('/checkout/current', {
      device: await deviceWithRamen(),
      before: ({ network }) =>
        network.answer('/v1/order/validate', {
          status: 200,
          body: {
            isValid: false,
            reason: 'items',
            message: 'Some items are not available.',
            invalidModifiers: ['thick'],
          },
        }),
    })
    await beGuest(page)
    await page.see.findByText('Some items are not available.')
    const line = page.see.getByText(/^1 × Ramen/).closest('li')
    expect(line?.textContent).to.include('We can’t make this with those choices.')
    expect(line?.closest('details')?.open).to.equal(true)
  })

  it('CHK-35, CHK-38 keeps focus on a disabled button and shows the reason', async () => {
    const page = await openPage('/checkout/current', {
      device: await deviceWithRamen(),
      before: ({ network }) =>
        network.answer('/v1/order/validate', {
          status: 200,
          body: { isValid: false, reason: 'pickup-unavailable', message: 'Pickup rests today.' },
        }),
    })
    await beGuest(page)
    const button = await page.see.findByRole('button', { name: 'Order Unavailable' })
    button.focus()
    expect(page.window.document.activeElement).to.equal(button)
    const why = page.window.document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).to.equal('Pickup rests today.')
    await page.user.click(button)
    expect(page.network.calls.filter(({ path }) => path.startsWith('/v1/place') || path === cash)).to.deep.equal([])
  })
})

describe('A press on Place Order right after a note', () => {
  const withNote = async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    await page.see.findByRole('button', { name: 'Place Order · $14.04' })
    await page.user.type(page.see.getByLabelText(/Order note/), 'Ring twice')
    return page
  }

  it('places the order with the note if the total is unchanged', async () => {
    const page = await withNote()
    await page.user.click(page.see.getByRole('button', { name: 'Place Order · $14.04' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const calls = page.network.callsTo(cash)
    expect(calls.map(({ body }) => Object(body).note)).to.deep.equal(['Ring twice'])
  })

  it('asks for confirmation if the total changed meanwhile', async () => {
    const page = await withNote()
    const [, last] = page.network.callsTo('/v1/order/check-price')
    expect(last).to.not.equal(undefined)
    page.network.answer('/v1/order/check-price', {
      status: 200,
      body: { delivery: 0, preDiscountPrice: 14, taxAmount: 1.12, totalAmount: 15.12, amount: 14, isValid: true },
    })
    await page.user.click(page.see.getByRole('button', { name: 'Place Order · $14.04' }))
    await page.see.findByText('Your total changed from $14.04 to $15.12. Place the order for $15.12?')
    expect(page.network.callsTo(cash)).to.deep.equal([])
    await page.user.click(page.see.getByRole('button', { name: 'Not now' }))
    expect(page.see.queryByRole('alertdialog')).to.equal(null)
    await page.see.findByRole('button', { name: 'Place Order · $15.12' })
    expect(page.network.callsTo(cash)).to.deep.equal([])
  })
})

describe('Without a network', () => {
  const banner = 'You’re offline. We’ll pick up where you left off once you’re back.'

  it('Place Order sends nothing, says so and keeps the form, and works when the network is back', async () => {
    const page = await openCheckout()
    connect(page, false)
    await page.see.findByText(banner)
    const before = page.network.calls.length
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    await page.see.findByRole('button', { name: 'Place Order · $14.04' })
    await page.user.type(page.see.getByLabelText(/Order note/), 'Ring twice')
    await page.user.click(page.see.getByRole('button', { name: 'Place Order · $14.04' }))
    await page.see.findByText(/^You’re offline, so your order wasn’t sent/)
    await page.clock.advance(120_000)
    expect(page.network.calls).to.have.length(before)
    connect(page, true)
    await until(page, () => expect(textOf(page)).to.not.include('You’re offline'))
    expect(page.see.getByLabelText(/Order note/)).to.have.property('value', 'Ring twice')
    expect(page.network.callsTo(cash)).to.deep.equal([])
    await page.user.click(await page.see.findByRole('button', { name: 'Place Order · $14.04' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(page.network.callsTo(cash)).to.have.length(1)
  })

  it('CART-17, CHK-52 looks up an order with a lost response automatically when the network is back', async () => {
    const page = await openCheckout()
    const lift = page.network.loseAnswers(cash)
    await payByCash(page)
    await page.see.findByRole('heading', { level: 1, name: 'Checking your order' })
    connect(page, false)
    await page.clock.advance(60_000)
    await page.see.findByRole('heading', { level: 1, name: 'We couldn’t confirm your order' })
    lift()
    connect(page, true)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(page.network.callsTo(cash)).to.have.length(1)
  })
})

describe('An order that needs a second press', () => {
  const keysOf = (page: OpenPage) => page.network.callsTo(cash).map(({ body }) => Object(body).idempotencyKey)

  it('PRICE-02, CHK-54 asks the customer to confirm a changed total, then places the order at it', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    page.network.answer('/v1/order/check-price', {
      status: 200,
      body: { delivery: 0, preDiscountPrice: 13, taxAmount: 1.04, totalAmount: 13.04, amount: 13, isValid: true },
    })
    await beGuest(page)
    await page.see.findByText('$1.04')
    await payByCash(page)
    await page.see.findByText('Your total changed from $13.04 to $14.04. Place the order for $14.04?')
    await page.user.click(page.see.getByRole('button', { name: 'Yes, $14.04' }))
    const order = await page.follow()
    await until(order, () => expect(amountOf(order, 'Total')).to.equal('$14.04'))
    const [first, second, ...more] = keysOf(page)
    expect([second, more]).to.deep.equal([first, []])
  })

  it('CHK-54, API-59 asks whether a duplicate order is intended, and places it after a yes', async () => {
    const name = newName()
    const order = async () => {
      const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
      await beGuest(page, name)
      await page.see.findByText('$1.04')
      await payByCash(page)
      return page
    }
    const first = await (await order()).leaving()
    const page = await order()
    const question = within(await page.see.findByRole('alertdialog', { name: /order like this one/ }))
    expect(page.wentTo()).to.equal(undefined)
    expect(question.queryByRole('link', { name: 'View my order' }), 'another tab has no address of it').to.equal(null)
    await page.user.click(question.getByRole('button', { name: 'Yes, another one' }))
    expect(await page.leaving())
      .to.match(/^\/order\//)
      .and.not.equal(first)
  })

  it('CHK-54 links to the first order when the same tab places a duplicate', async () => {
    const name = newName()
    const first = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await beGuest(first, name)
    await first.see.findByText('$1.04')
    await payByCash(first)
    const order = await first.follow()
    const address = order.address()
    const { session } = order.close()
    const page = await openPage('/checkout/current', { device: { ...(await deviceWithRamen()), session } })
    await page.see.findByText('$1.04')
    await payByCash(page)
    const question = within(await page.see.findByRole('alertdialog', { name: /order like this one/ }))
    const [before] = question.getAllByRole('link')
    expect([before?.textContent, before?.getAttribute('href')]).to.deep.equal(['View my order', address])
    expect(page.window.document.activeElement).to.equal(before)
  })

  it('CART-17, CHK-54 reports a request that never arrived, and the next press reuses its key', async () => {
    const page = await openCheckout()
    const release = page.network.hold(cash)
    await payByCash(page)
    await until(page, () => expect(page.network.callsTo(cash)).to.have.length(1))
    release('lost')
    await page.see.findByRole('heading', { level: 1, name: 'Checking your order' })
    for (let asked = 0; asked < 20 && !/didn’t go through/.test(textOf(page)); asked += 1)
      await page.clock.advance(3_000)
    await page.see.findByText('Your order didn’t go through, and you weren’t charged.', { exact: false })
    await page.user.click(await page.see.findByRole('button', { name: 'Place Order · $14.04' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const [first, second, ...more] = keysOf(page)
    expect([second, more]).to.deep.equal([first, []])
    expect(await page.house.rows(`select count(*)::integer as n from orders where key = '${first}'`)).to.deep.equal([
      { n: 1 },
    ])
  })
})
