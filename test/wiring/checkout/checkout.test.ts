import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage } from '../drivers/open-page.ts'
import {
  amountOf,
  beGuest,
  deviceWithDelivery,
  deviceWithRamen,
  fill,
  lines,
  newName,
  openCheckout,
  payByCash,
  textOf,
  until,
} from '../drivers/scenes.ts'

function ordering(fields: object) {
  return { ordering: { ...aBrand().ordering, kiosk: true, polling: false, ...fields } }
}

const cartError =
  'Unable to proceed with your order. Please contact the restaurant to place your order. We apologize for the inconvenience.'

describe('Order details', () => {
  it('E21, LOC-01, CHK-60 another restaurant, another way and another time are a press away from the checkout', async () => {
    const page = await openCheckout({ brand: ordering({ scheduled: true }) })
    page.see.getByRole('button', { name: 'Change time' })
    await page.user.click(page.see.getByRole('link', { name: 'Change location' }))
    expect(await page.leaving()).to.equal('/location/main-street/pickup#locations')
    const menu = await page.follow()
    const chooser = within(await menu.see.findByRole('dialog', { name: 'Choose a location' }))
    await chooser.findByRole('list', { name: 'Locations' })
    expect(chooser.getAllByRole('tab').map(({ textContent }) => textContent)).to.deep.equal(['Pickup', 'Delivery'])
  })
})

describe('Who orders', () => {
  const openGuests = async () => openPage('/checkout/current', { device: await deviceWithRamen() })

  it('CHK-17, CHK-20 a guest is asked for a name, and may log in instead', async () => {
    const page = await openGuests()
    await page.see.findByRole('heading', { level: 1, name: 'Who is this order for?' })
    page.see.getByRole('button', { name: 'Log in' })
    fill(page.see.getByLabelText(/Full name/), 'Gus')
    await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
    await page.see.findByText('Full name is required.')
    expect(page.window.document.activeElement).to.equal(page.see.getByLabelText(/Full name/))
    await beGuest(page)
    const title = await page.see.findByRole('heading', { level: 1, name: 'Checkout' })
    await until(page, () => expect(page.window.document.activeElement).to.equal(title))
    expect(page.see.queryByText('Full name is required.')).to.equal(null)
  })

  it('CHK-18, CHK-19 the name is cut at the first sign that is no letter, and split at its first space', async () => {
    const page = await openGuests()
    const [, unlike] = newName().split(' ')
    await beGuest(page, `Gus Maria ${unlike}2nd`)
    await page.see.findByText('$1.04')
    await payByCash(page)
    await page.leaving()
    const { guestInfo } = Object(page.network.callsTo('/v1/order/cash/')[0]?.body)
    expect(guestInfo).to.deep.include({ firstName: 'Gus', lastName: `Maria ${unlike}` })
  })
})

describe('What it costs', () => {
  it('PRICE-06, PRICE-10, PRICE-13, PRICE-20, PRICE-21 the lines are those of the price check, and fifteen percent tip', async () => {
    const page = await openCheckout()
    const [call] = page.network.callsTo('/v1/order/check-price')
    expect(call?.headers['locationid']).to.equal('loc-1')
    expect(lines(page)).to.deep.equal(['Subtotal', 'Discount', 'Tax', 'Tip', 'Total'])
    expect(['Subtotal', 'Tax', 'Tip', 'Total'].map((line) => amountOf(page, line))).to.deep.equal([
      '$13.00',
      '$1.04',
      '$1.95',
      '$15.99',
    ])
  })

  it('PRICE-19 the tip of a pickup is chosen from none to thirty percent', async () => {
    const page = await openCheckout()
    const shares = within(page.see.getByRole('group', { name: 'Tip' }))
    expect(shares.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).to.deep.equal([
      'No tip',
      '15%$1.95',
      '20%$2.60',
      '25%$3.25',
      '30%$3.90',
      'Custom',
    ])
    await page.user.click(shares.getByRole('radio', { name: /20%/ }))
    expect(amountOf(page, 'Tip')).to.equal('$2.60')
    await page.see.findByRole('button', { name: 'Continue to payment · $16.64' })
  })

  it('PRICE-18 beside the tips stands what they are a share of and who receives them, by how the food is got', async () => {
    const page = await openCheckout()
    page.see.getByText('100% goes to the team that makes your food. Based on your subtotal before discounts.')
    page.close()
    const brought = await openPage('/checkout/current', { device: await deviceWithDelivery() })
    await beGuest(brought)
    await brought.see.findByText(/^100% goes to the team and your driver\. Based on your subtotal before/)
  })

  it('PRICE-17 the tips are those of the order’s type, or of pickup where it has none, or none', async () => {
    const [ten, forty] = [basisPoints(1_000), basisPoints(4_000)]
    const offered = async (options: Brand['tip']['options']) => {
      const brand = { tip: { ...aBrand().tip, options } }
      const page = await openPage('/checkout/current', { device: await deviceWithDelivery(), brand })
      await beGuest(page)
      const group = within(await page.see.findByRole('group', { name: 'Tip' }))
      const shares = group.queryAllByRole('radio').map((one) => one.closest('label')?.textContent ?? '')
      page.close()
      return shares.flatMap((share) => /^\d+%/.exec(share) ?? [])
    }
    expect(await offered({ pickup: [ten], delivery: [forty] })).to.deep.equal(['40%'])
    expect(await offered({ pickup: [ten] })).to.deep.equal(['10%'])
    expect(await offered({})).to.deep.equal([])
  })

  it('PRICE-14, PRICE-15, PRICE-16 a tip of one’s own is an amount with two decimals, and nonsense is none', async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('radio', { name: 'Custom' }))
    const field = page.see.getByLabelText(/Tip amount/)
    // A number input would drop the comma and react to the wheel.
    expect([field.getAttribute('type') ?? 'text', field.getAttribute('inputmode')]).to.deep.equal(['text', 'decimal'])
    await page.user.click(field)
    fill(field, '3.5')
    expect(amountOf(page, 'Tip')).to.equal('$3.50')
    await page.user.tab()
    expect(field).to.have.property('value', '3.50')
    await page.user.click(field)
    fill(field, '2,50')
    expect(amountOf(page, 'Tip')).to.equal('$2.50')
    await page.user.tab()
    expect(field).to.have.property('value', '2.50')
    await page.user.click(field)
    fill(field, '-4')
    await page.user.tab()
    expect(field).to.have.property('value', '0.00')
    await page.see.findByText('We couldn’t read that amount, so there is no tip yet. Enter it like 3.50.')
    expect(amountOf(page, 'Total')).to.equal('$14.04')
  })

  it('PRICE-22, PRICE-23, PRICE-24 where the type takes no tip, and for cash, there is none and nothing asks for one', async () => {
    const brand = { tip: { ...aBrand().tip, enabled: { ...byDiningOption(() => true), pickup: false } } }
    const without = await openCheckout({ brand })
    expect(without.see.queryByRole('group', { name: 'Tip' })).to.equal(null)
    expect(amountOf(without, 'Total')).to.equal('$14.04')
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    expect(page.see.queryByRole('group', { name: 'Tip' })).to.equal(null)
    await page.see.findByRole('button', { name: 'Place Order · $14.04' })
  })

  it('PRICE-03, CHK-33, CHK-35 a failing price check is the cart error, and nothing can be placed', async () => {
    const device = await deviceWithRamen()
    const page = await openPage('/checkout/current', {
      device,
      before: ({ network }) => network.answer('/v1/order/check-price', { status: 500, body: { message: 'no' } }),
    })
    await beGuest(page)
    await page.see.findByText(cartError)
    for (const button of page.see.queryAllByRole('button', { name: /^(Pay|Place Order)/ })) {
      expect(button.getAttribute('aria-disabled')).to.equal('true')
    }
  })

  it('API-03, CHK-33 a price check whose sums carry binary noise is shown to the cent, and can be paid', async () => {
    const body = {
      ...{ delivery: 0, appliedDiscounts: [], appliedCredit: 0, appliedStoredValue: 0, isValid: true },
      ...{ preDiscountPrice: 13, taxAmount: 1.04, totalAmount: 0.05 + 13.99, amount: 13 },
    }
    const page = await openPage('/checkout/current', {
      device: await deviceWithRamen(),
      before: ({ network }) => network.answer('/v1/order/check-price', { status: 200, body }),
    })
    await beGuest(page)
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    await page.see.findByRole('button', { name: 'Place Order · $14.04' })
  })

  it('PRICE-04, CHK-35 a price check that says no keeps the order from being placed', async () => {
    const device = await deviceWithRamen()
    const body = {
      delivery: 0,
      appliedDiscounts: [],
      appliedCredit: 0,
      appliedStoredValue: 0,
      preDiscountPrice: 13,
      taxAmount: 1.04,
      totalAmount: 14.04,
      amount: 13,
      isValid: false,
      message: 'Something is odd.',
    }
    const page = await openPage('/checkout/current', {
      device,
      before: ({ network }) => network.answer('/v1/order/check-price', { status: 200, body }),
    })
    await beGuest(page)
    await page.see.findByText('$1.04')
    expect(page.network.callsTo('/v1/order/cash/')).to.deep.equal([])
    const buttons = page.see.queryAllByRole('button', { name: /\$1\d\.\d\d/ })
    expect(buttons.filter((one) => one.getAttribute('aria-disabled') !== 'true')).to.deep.equal([])
  })

  it('PRICE-26 shipped there is no minimum; below one that a brand has the order waits, with the sentence', async () => {
    const brand = { minimum: { ...byDiningOption(() => minor(0)), pickup: minor(2_000) } }
    const page = await openPage('/checkout/current', { brand, device: await deviceWithRamen() })
    await beGuest(page)
    await page.see.findByText(/must be at least \$20\.00 to place a pickup order/)
    const usual = await openCheckout()
    expect(textOf(usual)).to.not.include('must be at least')
  })
})

describe('Whether it can be placed', () => {
  const validated = async (body: object) => {
    const page = await openPage('/checkout/current', {
      device: await deviceWithRamen(),
      before: ({ network }) => network.answer('/v1/order/validate', { status: 200, body: { isValid: false, ...body } }),
    })
    await beGuest(page)
    return page
  }

  it('CHK-30, CHK-62, API-52 a reason that blocks is told in the server’s words, and nothing can be placed', async () => {
    const message = 'Pickup rests today.'
    for (const reason of ['pickup-unavailable', 'items', 'order-minimum', 'unavailable']) {
      const page = await validated({ reason, message })
      await page.see.findByText(message)
      expect(page.network.callsTo('/v1/order/validate')[0]?.headers['locationid'], reason).to.equal('loc-1')
      const enabled = page.see
        .queryAllByRole('button', { name: /\$1\d\.\d\d/ })
        .filter((one) => one.getAttribute('aria-disabled') !== 'true')
      expect(enabled, reason).to.deep.equal([])
    }
  })

  it('CHK-31, CHK-33 any other reason is the cart error', async () => {
    const page = await validated({ reason: 'moon-phase', message: 'not for eyes' })
    await page.see.findByText(cartError)
    expect(textOf(page)).to.not.include('not for eyes')
  })

  it('SCHED-15, SCHED-16, SCHED-17 the time row says why there is none, and ASAP when there is', async () => {
    const closed = await validated({ reason: 'closed', message: 'Closed.' })
    await closed.see.findByText(/Location is closed/)
    const unavailable = await validated({ reason: 'pickup-unavailable', message: 'No.' })
    await unavailable.see.findByText(/Pickup is unavailable/)
    const usual = await openCheckout()
    usual.see.getByText(/^ASAP/)
  })

  it('CHK-27, CHK-38 without a restaurant the button says so in place of its text, and cannot be pressed', async () => {
    const device = await deviceWithRamen()
    device.local.delete('location')
    const page = await openPage('/checkout/current', { device })
    await beGuest(page)
    const button = await page.see.findByRole('button', { name: 'Select a Location' })
    expect(button.getAttribute('aria-disabled')).to.equal('true')
    page.see.getByText('Please select a location.')
  })

  it('CHK-28, PAY-07 a guest needs no saved card, and pays in cash only where the brand takes it', async () => {
    const page = await openCheckout()
    expect(page.see.queryByText(/No payment information/)).to.equal(null)
    page.see.getByRole('radio', { name: /^Cash/ })
    const without = await openCheckout({ brand: ordering({ cash: false }) })
    expect(without.see.queryByRole('radio', { name: /^Cash/ })).to.equal(null)
  })
})

describe('Placing', () => {
  const failing = async (status: number, body: unknown) => {
    const page = await openCheckout()
    page.network.answer('/v1/order/cash/', { status, body })
    await payByCash(page)
    return page
  }

  it('CHK-39, CHK-54, API-09 what the server says against it is shown, and it can be tried again', async () => {
    const page = await failing(400, { message: 'The wok is cold.' })
    await page.see.findByText('The wok is cold.')
    await page.see.findByRole('button', { name: 'Place Order · $14.04' })
  })

  it('CHK-55 a patron is asked for where the server takes no guests', async () => {
    const page = await failing(401, {})
    await page.see.findByText('You must be logged in to place an order.')
  })

  it('CHK-36, CHK-35 while it is on its way the button waits, and a second press is none', async () => {
    const page = await openCheckout()
    const release = page.network.hold('/v1/order/cash/')
    await payByCash(page)
    await page.see.findByText('Sending your order to the kitchen…')
    const [button] = page.window.document.querySelectorAll<HTMLElement>('button[aria-busy="true"]')
    if (button === undefined) throw new Error('no button waits')
    await page.user.click(button)
    release()
    await page.leaving()
    expect(page.network.callsTo('/v1/order/cash/')).to.have.length(1)
  })

  it('CHK-46, CHK-53 cash without polling is one call, and its answer the confirmation', async () => {
    const page = await openCheckout()
    await payByCash(page)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(page.network.calls.filter(({ path }) => /place-order|status/.test(path))).to.deep.equal([])
    expect(JSON.parse(page.window.localStorage.getItem('items') ?? '[]').value ?? []).to.deep.equal([])
  })

  it('CHK-47, CHK-48, CHK-49, CHK-50, CHK-51 with polling the status is asked for every three seconds until it is completed', async () => {
    const page = await openCheckout({ brand: ordering({ polling: true }) })
    await payByCash(page)
    await page.see.findByText('Sending your order to the kitchen…')
    expect(page.network.callsTo('/v1/place-order')).to.have.length(1)
    const status = () => page.network.calls.filter(({ path }) => path.includes('status')).length
    await page.clock.advance(2_999)
    const before = status()
    await page.clock.advance(1)
    expect(status()).to.be.greaterThan(before)
    await page.clock.advance(6_000)
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('CART-17, API-10 an answer that is lost is asked for again under the same key, and the order is there once', async () => {
    const page = await openCheckout()
    page.network.loseAnswers('/v1/order/cash/')
    await payByCash(page)
    await page.clock.advance(10_000)
    expect(await page.leaving()).to.match(/^\/order\//)
    const { idempotencyKey: key } = Object(page.network.callsTo('/v1/order/cash/')[0]?.body)
    expect(await page.house.rows(`select count(*)::integer as n from orders where key = '${key}'`)).to.deep.equal([
      { n: 1 },
    ])
  })
})
