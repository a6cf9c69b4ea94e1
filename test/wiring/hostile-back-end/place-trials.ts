import { expect } from 'chai'
import { aDevice, type Device } from '../drivers/device.ts'
import { beGuest, fill, newName, payByCash, textOf, until } from '../drivers/scenes.ts'
import { openTried, passTime, quiet, type TriedPage, takeDish, untilReads } from './trials.ts'
import type { TriedHouse } from './tried-houses.ts'
import { type Kind, kinds, noAnswer } from './wrong-kinds.ts'

/*
 * Faults of calls beside the ordering flow: delivery address, shared cart, tracking. The customer reads a sentence in
 * place and can continue.
 */

interface Visit {
  readonly name: string
  readonly ids: string
  readonly call: string
  /** Runs up to the call. `spoil` starts the fault. */
  readonly begin: (house: TriedHouse, spoil: () => void) => Promise<TriedPage>
  readonly says: (kind: Kind) => string
  readonly goOn: (page: TriedPage, house: TriedHouse) => Promise<void>
}

const inHand = 'Please add the city, state, and ZIP code too.'
const nobodySaid = 'We couldn’t check delivery to this address.'

export async function openSearch(house: TriedHouse): Promise<TriedPage> {
  const page = await openTried(house, house.delivery.menu)
  const street = await page.see.findByLabelText(/^Street address/)
  await until(page, () => expect(street.closest('dialog')).to.have.property('open', true))
  return page
}

async function typeAddress(page: TriedPage, { delivery }: TriedHouse): Promise<TriedPage> {
  const street = page.see.getByLabelText(/^Street address/)
  await page.user.click(street)
  fill(street, delivery.typed)
  await page.clock.advance(300)
  return page
}

async function pick(page: TriedPage, { delivery }: TriedHouse): Promise<TriedPage> {
  await page.user.click(await page.see.findByRole('option', { name: delivery.option }))
  return page
}

async function deliverHere(page: TriedPage, { delivery }: TriedHouse): Promise<void> {
  await page.user.click(await page.see.findByRole('button', { name: 'Deliver here' }))
  await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
  expect([page.address(), page.wentTo()]).to.deep.equal([delivery.menu, undefined])
}

/** The form asks for city, state and ZIP and keeps the street. */
export async function writeByHand(page: TriedPage, house: TriedHouse): Promise<void> {
  const { street, city, state, zip } = house.delivery.byHand
  fill(page.see.getByLabelText(/^Street address/), street)
  fill(page.see.getByLabelText(/^City/), city)
  fill(page.see.getByLabelText(/^State/), state)
  fill(page.see.getByLabelText(/^ZIP/), zip)
  await page.user.click(page.see.getByRole('button', { name: 'Check this address' }))
  await quiet(page)
  await deliverHere(page, house)
}

/** Adds two of the house's plainest dish, above each delivery minimum. */
export async function withTwoDishes(house: TriedHouse, device: Device): Promise<Device> {
  const once = await takeDish(house, house.delivery.menu, device)
  const twice = await takeDish(house, house.delivery.menu, once.close())
  return twice.close()
}

const devices = new Map<string, Promise<Device>>()

async function deviceWithDelivery(house: TriedHouse): Promise<Device> {
  const make = async () => {
    const sheet = await pick(await typeAddress(await openSearch(house), house), house)
    await quiet(sheet)
    await deliverHere(sheet, house)
    return withTwoDishes(house, sheet.close())
  }
  const known = devices.get(house.name) ?? make()
  devices.set(house.name, known)
  const { local, session } = await known
  return { ...aDevice(), local: new Map(local), session: new Map(session) }
}

export async function placeDelivery(house: TriedHouse, device: Device): Promise<TriedPage> {
  const pay = await openTried(house, '/checkout/current', { device })
  await beGuest(pay, newName())
  await pay.see.findByRole('button', { name: /^(Pay|Place Order|Continue to payment) ?/ })
  await quiet(pay)
  await payByCash(pay)
  await pay.leaving()
  return pay
}

export const visits: readonly Visit[] = [
  {
    ...{ name: 'the search for an address', ids: 'LOC-31, LOC-36', call: 'GET /address' },
    begin: async (house, spoil) => {
      const page = await openSearch(house)
      spoil()
      return typeAddress(page, house)
    },
    says: () => inHand,
    goOn: writeByHand,
  },
  {
    ...{ name: 'the parts of an address', ids: 'LOC-33, LOC-36', call: 'GET /places/{id}' },
    begin: async (house, spoil) => {
      const page = await typeAddress(await openSearch(house), house)
      await quiet(page)
      spoil()
      return pick(page, house)
    },
    says: () => inHand,
    goOn: writeByHand,
  },
  {
    ...{ name: 'who delivers to an address', ids: 'LOC-42', call: 'POST /locations' },
    begin: async (house, spoil) => {
      const page = await typeAddress(await openSearch(house), house)
      await quiet(page)
      spoil()
      return pick(page, house)
    },
    says: () => nobodySaid,
    goOn: async (page, house) => {
      expect(textOf(page)).to.include('You can continue. We’ll check your address when you order.')
      await page.user.click(page.see.getByRole('button', { name: 'Try again' }))
      await page.see.findByText(/ delivers here\.$/)
      await deliverHere(page, house)
    },
  },
  {
    ...{ name: 'who delivers to the address of the order', ids: 'LOC-42, LOC-22', call: 'POST /locations' },
    begin: async (house, spoil) =>
      openTried(house, '/?type=delivery', { device: await deviceWithDelivery(house), before: spoil }),
    says: () => nobodySaid,
    goOn: async (page) => {
      expect(page.see.getAllByRole('link', { name: /^See the .*menu$/ })).to.not.have.length(0)
      const again = await page.reload()
      await again.see.findByText('Locations that deliver to you are listed first')
    },
  },
  {
    ...{ name: 'a cart that was handed over', ids: 'CART-24, CART-28', call: 'GET /cart/{id}' },
    begin: async (house, spoil) => openTried(house, `/checkout/${await savedCart(house)}`, { before: spoil }),
    says: (kind) => (kind === 'says 404' ? 'This link may have expired. Ask for a new one.' : noAnswer),
    goOn: async (page) => {
      page.see.getByRole('link', { name: 'See our locations' })
      const retry = page.see.queryByRole('button', { name: 'Try again' })
      if (retry !== null) await page.user.click(retry)
      const shown = retry === null ? await page.reload() : page
      expect(await shown.leaving()).to.match(/#cart$/)
      await (await shown.follow()).see.findByRole('dialog', { name: 'Your cart' })
    },
  },
  {
    ...{ name: 'a delivery that is followed', ids: 'CONF-07, CONF-08', call: 'GET /order/{id}/tracking' },
    begin: async (house, spoil) => {
      const pay = await placeDelivery(house, await deviceWithDelivery(house))
      spoil()
      return pay.follow()
    },
    says: () => 'Your order is being prepared',
    goOn: async (page, house) => {
      expect(textOf(page)).to.not.include(house.delivery.followed)
      await passTime(page, 31)
      await untilReads(page, house.delivery.followed)
    },
  },
]

async function savedCart({ app, employee, menu, dish }: TriedHouse): Promise<string> {
  const usual = { host: 'noodle.example', client: 'noodle-house', os: 'Web', sessionid: 's-1', version: '1.0.0' }
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object, headers: object = {}) =>
    (await app.inject({ method, url, headers: { ...usual, ...headers }, ...(payload && { payload }) })).json()
  const slug = menu.split('/')[2] ?? ''
  const { token } = await ask('POST', '/v1/patron/sign-in', { account: employee.email, password: employee.password })
  const [location] = await ask('POST', '/v1/locations', { slugs: [slug] })
  const { items, groups } = await ask('GET', '/v1/menus?orderType=pickup', undefined, { locationid: location.id })
  const item = Object.keys(items).find((id) => items[id].name === dish) ?? ''
  const group = Object.keys(groups).find((id) => groups[id].items.includes(item))
  const line = { group, item: { id: item }, modifications: [], name: dish, price: items[item].price, quantity: 1 }
  const saved = await ask(
    'POST',
    '/v1/cart',
    { items: [{ ...line, notes: '' }], location: { id: location.id, slug }, orderType: 'pickup' },
    { authorization: `Bearer ${token}`, locationid: location.id },
  )
  return saved.publicIdentifier
}

export function tryPlaces(what: string, open: () => Promise<TriedHouse>, wanted: readonly Kind[]): void {
  describe(what, () => {
    let house: TriedHouse
    let departuresBefore = 0
    beforeEach(async () => {
      house = await open()
      departuresBefore = house.departures().length
    })
    afterEach(() => {
      house.behave()
      expect(house.departures().slice(departuresBefore)).to.deep.equal([])
    })
    for (const visit of visits) {
      for (const kind of wanted) {
        it(`${visit.ids} ${visit.name}, when it ${kind}: «${visit.says(kind)}», and a way on`, async () => {
          const page = await visit.begin(house, () => house.misbehave({ on: visit.call, wrong: kinds[kind] }))
          const says = visit.says(kind)
          await passTime(page, 40, () => textOf(page).includes(says))
          await passTime(page, 1)
          expect(textOf(page)).to.include(says)
          house.behave()
          page.faults.splice(0)
          await visit.goOn(page, house)
        })
      }
    }
  })
}
