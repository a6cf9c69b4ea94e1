import { expect } from 'chai'
import { type AppEnv, wiringHouse } from '../drivers/wiring-house.ts'

interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

async function ask(path: string, { method = 'GET', body, headers = {} }: Asked = {}) {
  const { app, now, rule } = await wiringHouse()
  now.at = noon
  rule({})
  const answer = await app.inject({
    method,
    url: `/v1${path}`,
    headers: {
      client: 'noodle-house',
      locationid: 'loc-1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: Object(answer.json()) }
}
function post(path: string, body: unknown, headers: Asked['headers'] = {}) {
  return ask(path, { method: 'POST', body, headers })
}

const noon = Date.UTC(2026, 5, 10, 16)
const ramen = {
  group: 'bowls',
  item: 'ramen',
  modifiers: [{ option: 'noodles', item: 'thick', modifiers: [] }],
  notes: '',
  quantity: 2,
}
const order = { items: [ramen], orderType: 'pickup' }

async function signedIn(name: string) {
  const { body } = await post('/patron/sign-in', { account: `${name}@example.com`, password: `noodles for ${name}` })
  return { authorization: `Bearer ${body.token}` }
}

describe('What a back end of ours says', () => {
  it('API-13, MENU-01 a menu is five maps from id to entry, whose entries name each other by id', async () => {
    const { body } = await ask('/menus?orderType=pickup')
    expect(body).to.have.all.keys('menus', 'groups', 'items', 'options', 'restaurantGroups')
    for (const [name, collection] of Object.entries(body)) {
      for (const [id, entry] of Object.entries(Object(collection))) expect(Object(entry).id, name).to.equal(id)
    }
    const { menus, groups, items, options } = body
    const named = [
      ...Object.values(menus).flatMap((menu) => Object(menu).groups.map((id: string) => groups[id])),
      ...Object.values(groups).flatMap((group) => Object(group).items.map((id: string) => items[id])),
      ...Object.values(groups).flatMap((group) => Object(group).subgroups.map((id: string) => groups[id])),
      ...Object.values(items).flatMap((item) => Object(item).options.map((id: string) => options[id])),
      ...Object.values(options).flatMap((option) => Object(option).items.map((id: string) => items[id])),
    ]
    expect(named).to.have.length.greaterThan(60).and.not.include(undefined)
  })

  it('MENU-02, MENU-03, MENU-04, MENU-05, MENU-06 each of them comes with all of its fields', async () => {
    const { body } = await ask('/menus?orderType=pickup')
    expect(body.groups['drinks']).to.deep.equal({
      id: 'drinks',
      name: 'Drinks',
      description: '',
      items: ['tea', 'lemonade'],
      subgroups: ['bundle', 'sodas'],
      images: [],
      min: null,
      max: null,
      isSingleSelectionOnly: false,
      priority: 0,
    })
    expect(body.items['dumplings']).to.deep.equal({
      id: 'dumplings',
      name: 'Dumplings',
      description: 'Six of them, steamed',
      price: 6,
      images: ['http://img.example/dumplings.webp'],
      options: ['dip', 'extras'],
      dietaryRestrictions: ['vegan'],
      additionalDescriptions: ['Contains soy'],
      isAvailable: true,
      calories: { min: 200, max: 320 },
      restaurantGroup: 'east',
    })
    expect(body.options['dip']).to.deep.equal({
      id: 'dip',
      name: 'Dip',
      min: 1,
      max: 1,
      isSingleSelectionOnly: false,
      items: ['soy-dip', 'chilli-dip'],
      priority: 0,
      navIndex: 2,
      defaultModifiers: [],
    })
    expect(body.options['heat'].defaultModifiers).to.deep.equal(['mild'])
    // A modifier is an item too, with options if it has choices.
    expect(body.items['soy-dip']).to.include({ name: 'Soy dip', description: '', price: 0 })
    expect(body.items['soy-dip']).to.deep.include({ calories: { min: 10, max: 10 }, dietaryRestrictions: ['vegan'] })
    expect(body.items['chilli-dip']).to.deep.include({ price: 0.5, images: ['http://img.example/chilli.webp'] })
    expect(body.items['soup'].options).to.deep.equal(['broth'])
    expect(body.restaurantGroups).to.deep.equal({
      east: {
        id: 'east',
        name: 'East kitchen',
        description: 'Steam and smoke',
        media: { restaurantThumbnail: 'https://img.example/east.webp' },
      },
      west: { id: 'west', name: 'West kitchen', description: 'Bread and butter' },
    })
  })

  it('CART-23 knows three ways to get the food, and no other word for one', async () => {
    const statusOf = async (orderType: string) => (await ask(`/menus?orderType=${orderType}`)).status
    for (const type of ['pickup', 'delivery', 'kiosk']) expect(await statusOf(type), type).to.equal(200)
    for (const type of ['dinein', 'dine-in', 'Pickup', '']) expect(await statusOf(type), type).to.equal(400)
  })

  it('LOC-04, LOC-06 a restaurant comes with its place, its hours by day and way, and what it takes', async () => {
    const { body } = await post('/locations', { slugs: ['corner'] })
    const [corner] = body
    expect(corner).to.deep.include({
      id: 'loc-3',
      slug: 'corner',
      name: 'Corner',
      timeZone: 'America/Chicago',
      isKioskEnabled: false,
      isApplePayAccepted: true,
      isGooglePayAccepted: false,
    })
    expect(corner.address.geo).to.deep.equal({ lat: 41.6, long: -87.34 })
    expect(corner.hours[0]).to.deep.equal({
      day: 1,
      pickupOpen: '11:00',
      pickupClose: '02:00',
      deliveryOpen: null,
      deliveryClose: null,
      dineInOpen: null,
      dineInClose: null,
    })
    expect(corner).to.not.have.property('distanceInMiles')
    const around = await post('/locations', { diningOption: 'pickup', lat: 41.6, long: -87.34 })
    expect(around.body[0]).to.include({ slug: 'corner', distanceInMiles: 0 })
    expect(around.body[1].distanceInMiles).to.be.within(650, 750)
  })

  it('PRICE-01 a price check comes with all its parts, and with the card that a patron would pay with', async () => {
    const { body } = await post('/order/check-price', order)
    expect(body).to.deep.include({
      delivery: 0,
      appliedDiscounts: [],
      appliedCredit: 0,
      appliedStoredValue: 0,
      customerCard: null,
      preDiscountPrice: 26,
      serviceEstimate: 20,
      taxAmount: 2.08,
      totalAmount: 28.08,
      amount: 26,
      isValid: true,
    })
    const asAna = await post('/order/check-price', order, await signedIn('ana'))
    expect(asAna.body.customerCard).to.deep.equal({ brand: 'visa', last4: '4242' })
    const bad = await post('/order/check-price', {
      ...order,
      code: 'TEN',
      promotionCodeId: 'code-ten',
      discount: 'code-ten',
    })
    expect(bad.body.appliedDiscounts).to.deep.equal([{ discountId: 'code-ten', name: 'Ten percent off', amount: 2.6 }])
  })

  it('API-03 money is dollars, a time to come seconds, and a time that was a date', async () => {
    const headers = { locationid: 'loc-1' }
    const days = await ask('/locations/schedule?orderType=pickup', { headers })
    const tomorrow = days.body[1].unixTimestamp
    expect(new Date(tomorrow * 1_000).toISOString()).to.equal('2026-06-11T04:00:00.000Z')
    const times = await ask(`/locations/schedule-dates/${tomorrow}?orderType=pickup`, { headers })
    const [{ unixTimestamp: scheduledAt }] = times.body
    expect(new Date(scheduledAt * 1_000).toISOString()).to.equal('2026-06-11T12:00:00.000Z')
    const { status, body } = await post('/order/cash/', {
      ...order,
      scheduledAt,
      idempotencyKey: crypto.randomUUID(),
      locationId: 'loc-1',
      tip: 0,
      isCash: true,
      expectedTotal: 28.08,
      guestInfo: { firstName: 'Gus', lastName: 'Wire', email: 'gus@example.com' },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(body).to.include({ finalAmount: 28.08, taxAmount: 2.08, scheduledAt })
    expect(body.items[0].price).to.equal(13)
    expect(body.orderDate).to.equal('2026-06-10T16:00:00.000Z')
  })

  it('PAY-50, API-30 tells the publishable keys of the restaurant of the header, and no others', async () => {
    expect((await ask('/location/credentials')).body).to.deep.equal({ publicKey: 'client-key', apiKey: 'testlogin' })
    expect((await ask('/location/credentials', { headers: { locationid: 'loc-9' } })).status).to.equal(404)
  })

  it('SHELL-12, SHELL-14 tells the rules of the brand under the keys in which they are written', async () => {
    const { body } = await ask('/brand')
    expect(body).to.include.all.keys(
      ...['tip_default', 'tip_options', 'minimum', 'guests', 'ordering', 'routes', 'auth', 'payment_processor'],
      ...['loyalty', 'order_history', 'themes'],
    )
    expect(body.ordering).to.include.all.keys(
      ...['enabled', 'pickup', 'delivery', 'kiosk', 'scheduled', 'cash', 'mobile_pay', 'polling', 'notes'],
      ...['not_replace_mod', 'option_weighted_sort', 'flatten_subgroups'],
    )
    expect(body.routes).to.have.all.keys('ordering', 'market', 'gift_cards')
    expect(body.themes.item_details.fixable).to.equal(false)
    expect(body.ordering.notes).to.deep.equal({ pickup: true, delivery: true, kiosk: true })
    expect(body.tip_options).to.deep.equal({ pickup: [0, 15, 20, 25, 30], delivery: [0, 15, 20, 25, 30], kiosk: [] })
    expect(body.minimum).to.deep.equal({ pickup: 0, delivery: 0, kiosk: 0 })
  })
})

describe('Whose shop it is', () => {
  it('SHELL-11 pages know the brand by their host, calls by their header, and nobody else’s', async () => {
    const { app } = await wiringHouse()
    const at = (host: string) => app.inject({ url: '/', headers: { host, accept: 'text/html' } })
    expect((await at('noodle.example')).body).to.include('Noodle House')
    expect((await at('other.example')).statusCode).to.equal(404)
    expect((await ask('/brand')).body).to.include({ id: 'noodle-house', config_id: 'config-1' })
    expect((await ask('/brand', { headers: { client: 'other-house' } })).status).to.equal(400)
  })
})

describe('The looks of a brand', () => {
  it('SHELL-03 are shown side by side while it is tried out, and to nobody in earnest', async () => {
    const { app, runAs } = await wiringHouse()
    const visit = async (appEnv: AppEnv) => {
      runAs(appEnv)
      return app.inject({ url: '/theme', headers: { host: 'noodle.example', accept: 'text/html' } })
    }
    for (const appEnv of ['development', 'stage'] as const) {
      const shown = await visit(appEnv)
      expect(shown.statusCode, appEnv).to.equal(200)
      for (const part of ['Buttons', 'Labels', 'accentSoft', '#a02010']) expect(shown.body).to.include(part)
    }
    const { statusCode, headers } = await visit('production')
    expect([statusCode, headers.location]).to.deep.equal([302, '/'])
  })

  it('SHELL-03 has the view styles on the theme page, and a restaurant’s card on the home page is one of them', async () => {
    const { app, runAs } = await wiringHouse()
    runAs('development')
    const pageAt = async (url: string) =>
      (await app.inject({ url, headers: { host: 'noodle.example', accept: 'text/html' } })).body
    const theme = await pageAt('/theme')
    const classOf = (kind: string) => new RegExp(`<p class="([^"]+)">${kind}</p>`).exec(theme)?.[1]
    const [panel, tint, ticket] = ['panel', 'tint', 'ticket'].map(classOf)
    expect(new Set([panel, tint, ticket, undefined]).size).to.equal(4)
    expect(await pageAt('/')).to.include(`<li class="${panel} `)
  })
})
