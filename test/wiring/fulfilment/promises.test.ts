import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { aDevice, type Device } from '../drivers/device.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  addRamen,
  beGuest,
  deviceForDelivery,
  deviceWithDelivery,
  fill,
  keptOrder,
  lines,
  menuOf,
  openCart,
  textOf,
  until,
} from '../drivers/scenes.ts'
import { host, wiringHouse } from '../drivers/wiring-house.ts'

const offer = 'Delivery fee $3.49 · Minimum order $10.00 · about 50 min'
/** Wednesday 23:00 in New York. */
const night = Date.UTC(2026, 5, 11, 3)
const refusal = 'Harbor doesn’t deliver to 12 Lake Ave, Albany, NY 12203.'

let far: Promise<Device> | undefined

/** With an address outside Harbor's zones; other locations have no zones. */
async function deviceFarAway(): Promise<Device> {
  far ??= enterFar()
  const { local, session } = await far
  return { ...aDevice(), local: new Map(local), session: new Map(session) }
}

async function enterFar(): Promise<Device> {
  const page = await openPage('/?type=delivery')
  const [enter] = await page.see.findAllByRole('button', { name: 'Enter your address' })
  await page.user.click(enter ?? page.window.document.body)
  const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
  await page.user.click(await sheet.findByRole('button', { name: 'Enter address manually' }))
  fill(sheet.getByLabelText(/^Street address/), '12 Lake Ave')
  fill(await sheet.findByLabelText(/^City/), 'Albany')
  fill(sheet.getByLabelText(/^State/), 'NY')
  fill(sheet.getByLabelText(/^ZIP/), '12203')
  await page.user.click(sheet.getByRole('button', { name: 'Check this address' }))
  await page.user.click(await sheet.findByRole('button', { name: 'See all locations that deliver here' }))
  await page.see.findByText(/12 Lake Ave, Albany/)
  return page.close()
}

async function deviceRefused(): Promise<Device> {
  const device = await deviceWithDelivery()
  const kept = JSON.parse(device.local.get('order') ?? '{}')
  const elsewhere = JSON.parse((await deviceFarAway()).local.get('order') ?? '{}')
  Object(kept.value ?? kept).address = Object(elsewhere.value ?? elsewhere).address
  device.local.set('order', JSON.stringify(kept))
  return device
}

function cardOf(page: OpenPage, name: string) {
  const card = page.see.getByRole('heading', { level: 3, name }).closest('li')
  if (card === null) throw new Error(`no card of ${name}`)
  return within(card)
}

describe('What is promised of a delivery', () => {
  it('LOC-42, LOC-22 before an address is known nobody promises to come', async () => {
    const page = await openPage('/?type=delivery')
    expect(cardOf(page, 'Harbor').getByText(/^Delivery in about/).textContent).to.equal('Delivery in about 50 min')
    expect(textOf(page)).to.not.include('Arriving around')
  })

  it('LOC-42, LOC-05, PRICE-25 on the home page each restaurant says its fee, minimum and estimate for the address', async () => {
    const page = await openPage('/?type=delivery', { device: await deviceForDelivery() })
    await page.see.findByText('Locations that deliver to you are listed first')
    const harbor = cardOf(page, 'Harbor')
    harbor.getByText(offer)
    harbor.getByRole('link', { name: 'See the Harbor menu' })
    cardOf(page, 'Main Street').getByText('Delivery fee $2.00 · No minimum order')
  })

  it('LOC-42, LOC-20 on the home page one that does not come says so, promises nothing, and offers pickup', async () => {
    const page = await openPage('/?type=delivery', { device: await deviceFarAway() })
    await page.see.findByText('Locations that deliver to you are listed first')
    const harbor = cardOf(page, 'Harbor')
    harbor.getByText('Doesn’t deliver to your address')
    expect(harbor.queryByText(/50 min|Delivery fee \$/)).to.equal(null)
    const names = page.see.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(names.at(-1)).to.equal('Harbor')
    await page.user.click(harbor.getByRole('link', { name: 'Pick up here: Harbor' }))
    const menu = await page.follow()
    expect(menu.address()).to.equal('/location/harbor/pickup')
    expect(keptOrder(menu)).to.deep.include({ diningOption: 'pickup' })
  })

  it('LOC-42 where nobody can say who delivers, nothing is promised and nothing refused', async () => {
    const page = await openPage('/?type=delivery', {
      device: await deviceFarAway(),
      before: ({ network }) => void network.cut('/v1/locations'),
    })
    await page.see.findByText('We couldn’t check delivery to this address.')
    cardOf(page, 'Harbor').getByText('Delivery in about 50 min')
    expect(page.faults.splice(0).length).to.be.above(0)
  })

  it('LOC-42, PRICE-25 on its menu a restaurant says the terms of the address, or that it does not come and what else there is', async () => {
    const near = await openPage(menuOf('delivery', 'harbor'), { device: await deviceForDelivery() })
    await near.clock.advance(0)
    await near.see.findByText(offer)
    near.close()

    const page = await openPage(menuOf('delivery', 'harbor'), { device: await deviceFarAway() })
    await page.clock.advance(0)
    const notice = within((await page.see.findByText(refusal)).closest('div') ?? page.window.document.body)
    page.see.getByText('Doesn’t deliver to your address')
    expect(textOf(page)).to.not.include('50 min')
    expect(notice.getByRole('link', { name: 'Get it delivered from Main Street' }).getAttribute('href')).to.equal(
      '/location/main-street/delivery',
    )
    await page.user.click(notice.getByRole('button', { name: 'Try another address' }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
    await page.user.click(sheet.getByRole('button', { name: 'Close' }))
    await page.user.click(notice.getByRole('link', { name: 'Pick up here' }))
    const pickup = await page.follow()
    expect(pickup.address()).to.equal('/location/harbor/pickup')
    expect(keptOrder(pickup)).to.deep.include({ diningOption: 'pickup' })
    expect(textOf(pickup)).to.include('Ready in about 20 min')
  })

  it('LOC-42, PRICE-25 the cart says the terms of the address, or refuses it with pickup in one tap', async () => {
    const page = await openPage(menuOf('delivery', 'harbor'), { device: await deviceForDelivery() })
    await addRamen(page)
    const cart = await openCart(page)
    await cart.findByText(offer)
    cart.getByText(/ASAP · about 50 min/)
    page.close()

    const away = await openPage(menuOf('delivery', 'harbor'), { device: await deviceRefused() })
    const refused = await openCart(away)
    const alert = within(
      (await refused.findAllByText(refusal))[0]?.closest('[role=alert]') ?? away.window.document.body,
    )
    expect(refused.queryByText(/50 min/)).to.equal(null)
    expect(refused.getByRole('button', { name: /^(Checkout|Continue) / }).getAttribute('aria-disabled')).to.equal(
      'true',
    )
    alert.getByRole('link', { name: 'Get it delivered from Main Street' })
    await away.user.click(alert.getByRole('link', { name: 'Order for pickup instead' }))
    const pickup = await away.follow()
    expect(pickup.address()).to.equal('/location/harbor/pickup')
    const mine = within(await pickup.see.findByRole('dialog', { name: 'Your cart' }))
    await mine.findByText(/Pickup · ASAP · about 20 min/)
    await until(pickup, () => {
      expect(mine.getByRole('button', { name: /^(Checkout|Continue) / }).getAttribute('aria-disabled')).to.not.equal(
        'true',
      )
    })
  })

  it('LOC-42, CHK-30, PRICE-05 the checkout that is opened directly promises neither a time nor a price to who is out of the zone', async () => {
    const brought = await openPage('/checkout/current', { device: await deviceWithDelivery() })
    await beGuest(brought)
    await brought.see.findByText(/ASAP · about 50 min/)
    await until(brought, () => expect(lines(brought).join()).to.include('Delivery fee'))
    brought.close()

    for (const now of [noon, night]) {
      const page = await openPage('/checkout/current', { device: await deviceRefused(), now })
      await beGuest(page)
      await page.see.findByText("Unable to deliver to the address you've provided.")
      expect(textOf(page)).to.not.match(/\d min\b|Order for t|next available/)
      expect(lines(page)).to.deep.equal(['Subtotal'])
      const pickup = page.see.getByRole('link', { name: 'Order for pickup instead' })
      expect(pickup.getAttribute('href')).to.equal('/location/harbor/pickup#cart')
      const another = page.see.getByRole('link', { name: 'Change address' })
      expect(another.getAttribute('href')).to.equal('/location/harbor/delivery#address')
      page.close()
    }
  })

  it('LOC-42, CHK-26 the checkout says that nobody comes before it asks for more food', async () => {
    const device = await deviceRefused()
    const brand = { minimum: { ...byDiningOption(() => minor(0)), delivery: minor(9_000) } }
    const page = await openPage('/checkout/current', { device, brand })
    await beGuest(page)
    await page.see.findByText("Unable to deliver to the address you've provided.")
    expect(textOf(page)).to.not.include('must be at least')
  })

  it('LOC-42 the checkout promises no time before anybody has judged the address', async () => {
    const page = await openPage('/checkout/current', {
      device: await deviceRefused(),
      before: ({ network }) => void network.hold('/v1/order/validate'),
    })
    await beGuest(page)
    await page.see.findByRole('heading', { level: 2, name: 'Time' })
    expect(textOf(page)).to.not.include('50 min')
  })

  it('LOC-42, LOC-01 the chooser lists who comes with their terms, and pickup at the others', async () => {
    const page = await openPage(menuOf('delivery'), { device: await deviceFarAway() })
    await page.user.click(page.see.getByRole('link', { name: 'Change location' }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'Choose a location' }))
    await sheet.findByText('Doesn’t deliver to your address')
    expect(sheet.getAllByText('Delivery fee $2.00 · No minimum order').length).to.be.at.least(2)
    await page.user.click(sheet.getByRole('link', { name: 'Pick up here: Harbor' }))
    expect(await page.leaving()).to.equal('/location/harbor/pickup')
    expect(keptOrder(page).diningOption).to.equal('pickup')
  })

  it('PRICE-25 a restaurant’s own minimum holds in its cart and at the checkout, and the zone’s wins for a delivery', async () => {
    const house = await wiringHouse()
    const settings = (own: string) =>
      `update locations set settings = jsonb_set(settings::jsonb, '{location,minimums}', '${own}'::jsonb), settings_version = settings_version || '+' where id = 'loc-2'`
    await house.rows(settings('{"pickup": 2000, "delivery": 9000}'))
    try {
      const page = await openPage(menuOf('pickup', 'harbor'), { now: noon + 60_000 })
      await addRamen(page)
      const cart = await openCart(page)
      await cart.findByText('Add $7.00 more to reach the $20.00 minimum')
      // The order server applies the same minimum.
      await page.clock.advance(300)
      const [asked] = page.network.callsTo('/v1/order/validate')
      if (asked === undefined) throw new Error('nobody asked the order server')
      const { headers, body } = asked
      const answer = await house.app.inject({
        method: 'POST',
        url: asked.path,
        headers: { ...headers, host },
        payload: JSON.stringify(body),
      })
      expect(answer.json()).to.deep.include({ isValid: false })
      expect(answer.payload).to.include('must be at least $20.00')
      page.close()
      const delivery = await openPage(menuOf('delivery', 'harbor'), {
        device: await deviceForDelivery(),
        now: noon + 60_000,
      })
      await addRamen(delivery)
      const brought = await openCart(delivery)
      await brought.findByText(offer)
      expect(brought.queryByText(/\$90\.00/)).to.equal(null)
    } finally {
      await house.rows(settings('{}'))
    }
  })

  it('LOC-48 by hand a state is chosen of the fifty and the district, and its name means its letters', async () => {
    const page = await openPage('/?type=delivery')
    const [enter] = await page.see.findAllByRole('button', { name: 'Enter your address' })
    await page.user.click(enter ?? page.window.document.body)
    const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
    await page.user.click(await sheet.findByRole('button', { name: 'Enter address manually' }))
    const state = await sheet.findByRole('combobox', { name: /^State/ })
    const list = page.window.document.getElementById(state.getAttribute('list') ?? '')
    const offered = [...(list?.querySelectorAll('option') ?? [])].map((one) => [one.value, one.label])
    expect(offered).to.have.length(51)
    expect(offered).to.deep.include(['DC', 'District of Columbia'])
    fill(sheet.getByLabelText(/^Street address/), '12 Lake Ave')
    fill(sheet.getByLabelText(/^City/), 'Albany')
    fill(state, 'new york')
    fill(sheet.getByLabelText(/^ZIP/), '12203')
    await page.user.click(sheet.getByRole('button', { name: 'Check this address' }))
    await page.user.click(await sheet.findByRole('button', { name: 'See all locations that deliver here' }))
    await page.see.findByText('12 Lake Ave, Albany, NY 12203')
    expect(keptOrder(page).address).to.deep.include({ state: 'NY' })
  })
})
