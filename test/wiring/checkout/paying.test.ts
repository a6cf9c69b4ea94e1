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

describe('A session that ended', () => {
  it('CHK-55 asks to log in again, and the order is there as it was and is placed', async () => {
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

  it('CHK-24 leads to what goes with the order, as in the cart', async () => {
    const page = await toCheckout(await fromTheShop())
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page)
    const shop = await page.follow()
    expect(shop.address()).to.equal(menuOf())
    await shop.see.findByRole('dialog', { name: 'Anything else?' })
  })

  it('CHK-24 in the cart waits until it is known what goes with the order', async () => {
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

  it('CHK-24, LOC-14 in the cart asks first where a delivery goes', async () => {
    const menu = await openPage(menuOf(), { device: await deviceWithRamen() })
    const device = menu.close()
    const page = await openPage(menuOf('delivery', 'main-street'), { device })
    const cart = await openCart(page)
    await page.user.click(cart.getByRole('button', { name: 'Have an account? Log in' }))
    await logIn(page)
    await page.see.findByLabelText(/^Street address/)
  })

  it('CHK-24 stays at the checkout where nothing lies on the way to it', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page)
    await page.see.findByRole('heading', { level: 1, name: 'Checkout' })
    await page.see.findByText('-$10.00')
  })

  it('CART-12 is no step to come back to: from the checkout one goes back to the shop', async () => {
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

describe('What is asked before anything is paid', () => {
  it('PRICE-15 a tip has no bound of its own; what no order may come to is said before it is paid', async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('radio', { name: 'Custom' }))
    const field = page.see.getByLabelText(/Tip in dollars/)
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

  it('PRICE-15 a tip above the food’s price and above $20 is asked about once, and the answer leads back to the field or on', async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('radio', { name: 'Custom' }))
    const field = page.see.getByLabelText(/Tip in dollars/)
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

  it('PRICE-21, CHK-63 an order that credit covers is not asked for a card because of the usual tip', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWith('Tea') })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page)
    await page.see.findByText('You’re all set. Nothing left to pay.')
    expect(page.see.getByRole('radio', { name: 'No tip' })).to.have.property('checked', true)
    await page.user.click(await page.see.findByRole('button', { name: 'Place Order · $0.00' }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('CART-16, CHK-62 the lines that the restaurant objects to are marked', async () => {
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

  it('CHK-35, CHK-38 what cannot be pressed keeps the focus, and says why', async () => {
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

  it('is carried out when the total is the same, and the note goes with it', async () => {
    const page = await withNote()
    await page.user.click(page.see.getByRole('button', { name: 'Place Order · $14.04' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const calls = page.network.callsTo(cash)
    expect(calls.map(({ body }) => Object(body).note)).to.deep.equal(['Ring twice'])
  })

  it('asks when the total is another one meanwhile', async () => {
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

  it('nothing is sent, Place Order says so and keeps everything, and the order goes when the network is back', async () => {
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

  it('CART-17, CHK-52 an order that was lost on the way is looked for by itself when the network is back', async () => {
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

describe('An order that is not placed at the first press', () => {
  const keysOf = (page: OpenPage) => page.network.callsTo(cash).map(({ body }) => Object(body).idempotencyKey)

  it('PRICE-02, CHK-54 asks for a yes to the new total when the server’s price has moved, and is then placed for it', async () => {
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

  it('CHK-54, API-59 asks whether an order just like the last one is meant, and is placed after a yes', async () => {
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

  it('CHK-54 answers first where the order just like it is, in the tab that placed it', async () => {
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

  it('CART-17, CHK-54 says that it never reached the server, and the next press places it under the same key', async () => {
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
