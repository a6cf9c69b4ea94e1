import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { aDevice, type Device } from '../drivers/device.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  beGuest,
  deviceForDelivery,
  deviceWithRamen,
  fill,
  keptOrder,
  menuOf,
  openCart,
  openCheckout,
  payByCash,
  textOf,
  until,
} from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

/** Wednesday 23:00 in New York: closed until eight. */
const night = Date.UTC(2026, 5, 11, 3)
const eight = Date.UTC(2026, 5, 11, 12) / 1_000
const order = 'Order for tomorrow 8:00 AM'

async function openMenu(options: PageOptions = {}, slug = 'main-street', type: 'pickup' | 'dine-in' = 'pickup') {
  return openPage(menuOf(type, slug), { device: await deviceWithRamen(slug, type), ...options })
}

async function openJudgedCart(page: OpenPage) {
  const cart = await openCart(page)
  await page.clock.advance(300)
  await until(page, () => expect(page.network.callsTo('/v1/order/validate').length).to.be.greaterThan(0))
  return cart
}

async function deviceAtTable(slug: string): Promise<Device> {
  const page = await openMenu({}, slug, 'dine-in')
  const cart = await openJudgedCart(page)
  await page.user.click(await cart.findByRole('button', { name: /^(Checkout|Continue ·)/ }))
  fill(await page.see.findByLabelText(/^Table number/), '7')
  await page.user.click(page.see.getByRole('button', { name: 'Confirm table' }))
  await until(page, () => expect(keptOrder(page).table?.number).to.equal('7'))
  return page.close()
}

async function openPay(options: PageOptions = {}) {
  const page = await openPage('/checkout/current', { device: await deviceWithRamen(), now: night, ...options })
  await beGuest(page)
  return page
}

async function timeRow(page: OpenPage) {
  const heading = await page.see.findByRole('heading', { level: 2, name: 'Time' })
  return heading.parentElement?.textContent
}

function refused(reason: string, more: object = {}): PageOptions {
  return {
    before: ({ network }) =>
      network.answer('/v1/order/validate', {
        status: 200,
        body: { isValid: false, reason, message: `No: ${reason}.`, ...more },
      }),
  }
}

describe('Closed is order ahead', () => {
  it('SCHED-09, SCHED-18, LOC-22 menu, cart, time sheet and checkout name the same next time, and one tap takes it to the kitchen', async () => {
    const page = await openMenu({ now: night })
    const told = textOf(page)
    expect(told).to.include('Closed · opens tomorrow at 8:00 AM')
    expect(told).to.include('Order ahead for tomorrow 8:00 AM or later.')
    const cart = await openJudgedCart(page)
    await cart.findByText('Closed right now · next available tomorrow 8:00 AM', { exact: false })
    expect(cart.queryByText(/ASAP/)).to.equal(null)
    expect(cart.queryByRole('button', { name: /^(Checkout|Continue ·)/ })).to.equal(null)

    await page.user.click(cart.getByRole('button', { name: 'Choose another time' }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'When would you like it?' }))
    sheet.getByText('Closed right now')
    expect(sheet.queryByRole('button', { name: /ASAP/ })).to.equal(null)
    const day = await sheet.findByRole('combobox', { name: 'Day' })
    expect(within(day).getAllByRole('option')[0]?.textContent).to.equal('Tomorrow · Thu, 6/11/2026')
    await page.user.click(sheet.getByRole('button', { name: order }))

    await cart.findByText(/Tomorrow · Thu, 6\/11\/2026, 8:00 AM/)
    expect(keptOrder(page).scheduledAt).to.equal(eight)
    await cart.findByRole('button', { name: /^(Checkout|Continue ·)/ })
    const pay = await openPay({ device: page.close() })
    await pay.see.findByText('$1.04')
    expect(await timeRow(pay)).to.include('Tomorrow · Thu, 6/11/2026, 8:00 AM')
    await payByCash(pay)
    const done = await pay.follow()
    await done.see.findByRole('heading', { level: 1, name: 'Your order is scheduled' })
  })

  it('SCHED-18 in the cart one tap takes the next time; the same button then leads to the checkout', async () => {
    const page = await openMenu({ now: night })
    const cart = await openJudgedCart(page)
    const button = await cart.findByRole('button', { name: order })
    button.focus()
    await page.user.keyboard('{Enter}')
    await until(page, () => expect(keptOrder(page).scheduledAt).to.equal(eight))
    expect(page.window.document.activeElement?.textContent).to.match(/^(Checkout|Continue) · /)
  })

  it('SCHED-13, SCHED-18, CHK-30 at the checkout the row is not blank, and a tap on the next time makes the order possible', async () => {
    const page = await openPay()
    await page.see.findByText('Pickup is closed right now. Please choose a later time.')
    expect(await timeRow(page)).to.equal('TimeClosed right now · next available tomorrow 8:00 AM')
    page.see.getByRole('button', { name: 'Choose another time' })
    const button = page.see.getByRole('button', { name: order })
    button.focus()
    await page.user.keyboard('{Enter}')
    await page.see.findByText('$1.04')
    // The answered button is gone; the focus stays beside the order's button.
    await until(page, () => expect(page.window.document.activeElement?.textContent).to.match(/^[^.]+\$15\.99$/))
    expect(await timeRow(page)).to.match(/^TimeTomorrow · Thu, 6\/11\/2026, 8:00 AM/)
    await payByCash(page)
    const sent = Object((await page.leaving()) && page.network.callsTo('/v1/order/cash/')[0]?.body)
    expect(sent.scheduledAt).to.equal(eight)
  })

  it('SCHED-18 a back end that names its next time in words only is understood', async () => {
    const named = { nextAvailableTime: '8:00 AM', nextAvailableDate: 'Thu, 6/11/2026' }
    const page = await openPay(refused('pickup-closed', named))
    await page.user.click(await page.see.findByRole('button', { name: order }))
    await until(page, () => expect(keptOrder(page).scheduledAt).to.equal(eight))
  })

  it('SCHED-18 what is not about time names no next time, and the present minute is none', async () => {
    const next = { nextAvailableAt: eight }
    const items = await openPay({ ...refused('items', next), now: night - 6 * 3_600_000 })
    await items.see.findByText('No: items.')
    expect(textOf(items)).to.not.match(/next available|Order for/i)
    const present = await openPay(refused('pickup-closed', { nextAvailableAt: night / 1_000 }))
    await present.see.findByText('No: pickup-closed.')
    expect(textOf(present)).to.not.include('11:00 PM')
  })

  it('SCHED-17, SCHED-09 where it is open ASAP is what is chosen, in the cart and in the sheet', async () => {
    const page = await openMenu()
    expect(textOf(page)).to.not.include('Order ahead for')
    const cart = await openJudgedCart(page)
    await cart.findByText(/ASAP · about 20 min/)
    await page.user.click(cart.getByRole('button', { name: 'Change time' }))
    const asap = await page.see.findByRole('button', { name: 'ASAP · about 20 min' })
    expect(asap.getAttribute('aria-pressed')).to.equal('true')
    const day = await page.see.findByRole('combobox', { name: 'Day' })
    expect(
      within(day)
        .getAllByRole('option')
        .slice(0, 3)
        .map((one) => one.textContent),
    ).to.deep.equal(['Today · Wed, 6/10/2026', 'Tomorrow · Thu, 6/11/2026', 'Fri, 6/12/2026'])
  })

  it('SCHED-12, SCHED-18 a closed shop that takes no orders for later says so, and leads to the other restaurants', async () => {
    const brand = { ordering: { ...aBrand().ordering, scheduled: false } }
    const page = await openMenu({ now: night, brand })
    expect(textOf(page)).to.include('Browse the menu now and order when we open.')
    const cart = await openJudgedCart(page)
    await cart.findByText('Pickup is closed right now. Please come back during opening hours.')
    expect(cart.queryByRole('button', { name: /^(Order for|Choose a)/ })).to.equal(null)
    const [, way] = cart.getAllByRole('button', { name: 'Change location' })
    await page.user.click(way ?? page.window.document.body)
    await page.see.findByRole('dialog', { name: 'Choose a location' })
  })
})

describe('The card of a restaurant', () => {
  const cardOf = (place: { readonly getByRole: OpenPage['see']['getByRole'] }, name: string) =>
    place.getByRole('heading', { level: 3, name }).closest('li')?.textContent

  it('SCHED-18, LOC-22 says on the home page when it next takes orders, as its cart does, and nothing while it takes them', async () => {
    const closed = await openPage('/', { now: night })
    expect(cardOf(closed.see, 'Main Street')).to.include(order).and.not.include('Ready in about')
    closed.close()
    const open = await openPage('/')
    expect(cardOf(open.see, 'Main Street')).to.include('Ready in about').and.not.include('Order for')
    expect(cardOf(open.see, 'Bakery')).to.include('Order for today 12:15 PM')
  })

  it('SCHED-18, LOC-22 says it in the chooser too', async () => {
    const page = await openMenu({ now: night })
    await page.user.click(page.see.getByRole('link', { name: 'Change location' }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'Choose a location' }))
    await sheet.findByRole('list', { name: 'Locations' })
    expect(cardOf(sheet, 'Main Street')).to.include(order)
  })

  it('SCHED-18, SCHED-12 names no time where no orders are taken for later', async () => {
    const page = await openPage('/', { now: night, brand: { ordering: { ...aBrand().ordering, scheduled: false } } })
    expect(cardOf(page.see, 'Main Street')).to.include('Closed · opens tomorrow').and.not.include('Order for')
  })

  it('SCHED-18, LOC-42 says it of a delivery to an address that is known', async () => {
    const page = await openPage('/?type=delivery', { now: night, device: await deviceForDelivery() })
    await page.see.findByText('Locations that deliver to you are listed first')
    expect(cardOf(page.see, 'Harbor'))
      .to.include(order)
      .and.include('$3.49')
      .and.not.match(/\d min/)
  })
})

describe('A kitchen for later only', () => {
  it('LOC-21, SCHED-09 offers no ASAP anywhere, asks to schedule, and takes the next time in a tap', async () => {
    const page = await openMenu({}, 'bakery')
    const told = textOf(page)
    expect(told).to.include('Scheduled orders only')
    expect(told).to.include('Order ahead for today 12:15 PM or later.')
    expect(told).to.not.include('Ready in about')
    const cart = await openJudgedCart(page)
    await cart.findByText(/Please schedule your order · next available today 12:15 PM/)
    expect(textOf(page)).to.not.include('ASAP')
    const pay = await openPay({ device: page.close(), now: noon })
    await pay.see.findByText('Please schedule your order · next available today 12:15 PM')
    expect(pay.see.getByRole('button', { name: 'Choose a time' }).getAttribute('aria-disabled')).to.equal('true')
    expect(textOf(pay)).to.not.include('ASAP')
    await pay.user.click(pay.see.getByRole('button', { name: 'Order for today 12:15 PM' }))
    await payByCash(pay)
    expect(await pay.leaving()).to.match(/^\/order\//)
  })

  it('LOC-21, SCHED-11, TABLE-11 serves its tables now', async () => {
    const pay = await openPage('/checkout/current', { device: await deviceAtTable('bakery') })
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    expect(textOf(pay)).to.not.include('Please schedule your order')
    await payByCash(pay)
    expect(await pay.leaving()).to.match(/^\/order\//)
  })
})

describe('A kitchen that closes before the food is ready', () => {
  it('SCHED-09, SCHED-18 offers no ASAP in menu, cart and checkout, and takes the next time in a tap', async () => {
    const house = await wiringHouse()
    const needs = (minutes: string) =>
      `update locations set settings = jsonb_set(settings::jsonb, '{schedule,preparationMinutes}', '${minutes}'::jsonb), settings_version = settings_version || '+' where id = 'loc-1'`
    await house.rows(needs('{"pickup": 30}'))
    try {
      // Closes at ten.
      const late = Date.UTC(2026, 5, 11, 1, 45)
      const page = await openMenu({ now: late })
      expect(textOf(page)).to.include('tomorrow 8:00 AM').and.to.not.include('Ready in about')
      const cart = await openJudgedCart(page)
      await cart.findByText(/Please schedule your order · next available tomorrow 8:00 AM/)
      expect(textOf(page)).to.not.include('ASAP')
      const pay = await openPay({ device: page.close(), now: late })
      await pay.user.click(await pay.see.findByRole('button', { name: order }))
      await payByCash(pay)
      expect(await pay.leaving()).to.match(/^\/order\//)
      const early = await openMenu({ now: late - 20 * 60_000 })
      expect(textOf(early)).to.include('Ready in about 30 min')
    } finally {
      await house.rows(needs('{}'))
    }
  })
})

describe('A closed dine-in', () => {
  it('SCHED-14 says so in the cart, and leads to pickup', async () => {
    const page = await openMenu({ now: night }, 'main-street', 'dine-in')
    const cart = await openJudgedCart(page)
    await cart.findByText('Dine in is unavailable')
    expect(cart.queryByRole('button', { name: /^(Checkout|Continue|Order for|Choose)/ })).to.equal(null)
    expect(cart.getByRole('link', { name: 'Order for pickup instead' }).getAttribute('href')).to.equal(menuOf())
  })

  it('SCHED-14 says so at the checkout too, for each of its reasons', async () => {
    const seated = await deviceAtTable('main-street')
    for (const reason of ['kiosk-closed', 'dinein-closed', 'kiosk-unavailable', 'dinein-unavailable']) {
      const page = await openPay({ device: { ...aDevice(), local: new Map(seated.local) }, ...refused(reason) })
      await page.see.findByText(/Dine in is unavailable/)
      expect(textOf(page), reason).to.not.include('As soon as possible')
      if (reason.endsWith('closed')) page.see.getByRole('link', { name: 'Order for pickup instead' })
    }
  })
})

describe('What is off', () => {
  it('SCHED-15, SCHED-16 has its sentence in the time row, and where the location is closed the next time beside it', async () => {
    const next = { nextAvailableAt: eight }
    const rows = []
    for (const reason of ['pickup-unavailable', 'delivery-unavailable', 'unavailable', 'closed']) {
      const page = await openPay(refused(reason, next))
      await page.see.findByText(`No: ${reason}.`)
      rows.push(await timeRow(page))
    }
    expect(rows).to.deep.equal([
      'TimePickup is unavailable',
      'TimeDelivery is unavailable',
      'TimeLocation is closed',
      'TimeLocation is closed · next available tomorrow 8:00 AM',
    ])
  })
})

describe('A time zone that nobody knows', () => {
  it('CONF-06 leaves the times out of the confirmation, and never says NaN', async () => {
    const pay = await openCheckout()
    await payByCash(pay)
    const order = await pay.follow({
      before: ({ network }) => {
        const address = { street1: '1 Main St', street2: '', city: 'New York', state: 'NY', zip: '10001' }
        const body = [
          { id: 'loc-1', slug: 'main-street', name: 'Main Street', timeZone: 'Mars/Base', address, hours: [] },
        ]
        network.answer('/v1/locations', { status: 200, body })
      },
    })
    await order.see.findByRole('heading', { level: 1 })
    await order.clock.advance(1_000)
    expect(textOf(order)).to.not.match(/NaN|Placed at/)
  })
})
