import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { right } from 'fp-ts/lib/Either.js'
import { type RouteName, routes } from '../../../src-contract/routes.ts'
import { cartToSave } from '../../../src-contract/sharing/saved-cart.ts'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import { aBrand, takesGiftCards } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aKey, aLine, anAddress } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNonce,
  anEmptyDatabase,
  eventually,
  openWorld,
  ramen,
  type TestEngine,
  tea,
  type World,
} from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

interface Known {
  readonly items: readonly object[]
  readonly lines: object
  readonly card: string
  readonly order: string
  readonly orderToken: string
  readonly guestToken: string
  readonly guestOrder: string
  readonly key: string
  readonly waitingKey: string
  readonly cart: string
  readonly giftCard: string
  readonly pin: string
  readonly humanToken: string
  readonly day: number
}

const aSentPromoCode = {
  ...{ code: 'NOODLES5', name: '', description: '', off: { amount: 5 } },
  ...{ on: ['ramen'], minimum: 0, orderTypes: [] },
}

interface Rule {
  /** Maximum statements of one call with cold caches; begin and commit count as two. */
  readonly most: number
  readonly path: (known: Known) => string
  readonly body?: (known: Known) => object
  readonly as?: 'ana' | 'emil' | 'cora' | 'olga'
  readonly isLater?: true
  readonly status?: number
}

const email = (name: string) => `${name}@example.com`
const pickup = ({ items }: Known) => ({ items, orderType: 'pickup' })
const placing = (known: Known, key: number, last: string) => ({
  ...{ ...pickup(known), scheduledAt: null, cart: [], tip: 0, idempotencyKey: aKey(key) },
  guestInfo: { firstName: 'Gus', lastName: last, email: email('gus') },
})
const anne = { firstName: 'Anne', lastName: 'Diaz', email: email('ana') }
const owner = () => ({ password: 'noodles for ana' })
const ofOlga = { email: email('olga'), password: 'noodles for olga' }

/** Ordered so that no call spoils a later one. */
const rules: Readonly<Record<RouteName, Rule>> = {
  brand: { most: 0, path: () => '/brand' },
  locations: { most: 4, path: () => '/locations?market=hall', body: () => ({ ...anAddress, orderType: 'delivery' }) },
  credentials: { most: 2, path: () => '/location/credentials' },
  scheduleDates: { most: 3, path: () => '/locations/schedule?orderType=pickup' },
  scheduleTimes: { most: 3, path: ({ day }) => `/locations/schedule-dates/${day}?orderType=pickup` },
  menu: { most: 2, path: () => '/menus?orderType=pickup' },
  upsells: { most: 2, path: () => '/upsells?orderType=pickup' },
  checkTable: { most: 2, path: () => '/tables/validate', body: () => ({ tableNumber: '7' }) },
  address: { most: 4, path: () => '/address?address=1%20Main&orderType=delivery' },
  place: { most: 1, path: () => '/places/none?orderType=delivery', status: 404 },
  writtenAddress: { most: 3, path: () => '/address', body: () => anAddress, status: 404 },
  validate: { most: 7, path: () => '/order/validate', body: pickup, as: 'ana' },
  checkPrice: { most: 7, path: () => '/order/check-price', body: pickup, as: 'ana' },
  checkDiscount: { most: 6, path: () => '/discount/validate', body: (known) => ({ ...pickup(known), code: 'TEN' }) },
  checkPromotion: {
    ...{ most: 9, path: () => '/promotions/validate', as: 'ana' },
    body: (known) => ({ ...pickup(known), promotionId: 'ten-off', promotionCodeId: 'code-ten' }),
  },
  redeemPromotion: { most: 6, path: () => '/promotions', body: () => ({ promotionCode: 'TEN' }), as: 'ana' },
  checkGiftCard: {
    ...{ most: 4, path: () => '/stored-value-cards/validate' },
    body: ({ humanToken }) => ({ giftCardNumber: twentyDollarCard, userToken: humanToken }),
  },
  giftCard: { most: 3, path: ({ giftCard }) => `/stored-value-cards/${giftCard}` },
  humanCheck: { most: 1, path: () => '/human-check', body: () => ({ action: 'giftcard' }) },
  placeByCash: { most: 3, path: () => '/order/cash/', body: (known) => placing(known, 21, 'Cash') },
  placeByCard: {
    ...{ most: 4, path: () => '/order' },
    body: (known) => ({ ...placing(known, 22, 'Card'), cardNonce: aNonce() }),
  },
  placePolling: {
    ...{ most: 4, path: () => '/place-order' },
    body: (known) => ({ ...placing(known, 23, 'Polling'), cardNonce: aNonce() }),
  },
  createPaymentIntent: {
    ...{ most: 4, path: () => '/order/create-payment-intent' },
    body: (known) => placing(known, 24, 'Intent'),
  },
  orderStatus: { most: 1, path: ({ key }) => `/order/${key}/status` },
  settleStep: {
    ...{ most: 2, path: ({ waitingKey }) => `/order/${waitingKey}/further-step` },
    body: () => ({ isGivenUp: false }),
  },
  orderByToken: { most: 1, path: ({ orderToken }) => `/order/${orderToken}` },
  orderTracking: { most: 3, path: ({ order }) => `/order/${order}/tracking?orderType=delivery` },
  pastOrders: { most: 4, path: () => '/orders', as: 'ana' },
  pastOrder: { most: 4, path: ({ order }) => `/orders/${order}`, as: 'ana' },
  loyalty: { most: 5, path: () => '/loyalty', as: 'ana' },
  cards: { most: 4, path: () => '/cards', as: 'ana' },
  addCard: {
    ...{ most: 13, path: () => '/patron/add-card', as: 'ana' },
    body: () => ({ cardNonce: aNonce(), brand: 'visa', expDate: '08/31', last4: '4242' }),
  },
  makeCardPrimary: { most: 10, path: ({ card }) => `/cards/${card}`, body: () => ({ isPrimary: true }), as: 'ana' },
  removeCard: { most: 8, path: ({ card }) => `/cards/${card}`, as: 'ana' },
  saveCart: { most: 7, path: () => '/cart', body: ({ lines }) => lines, as: 'emil' },
  savedCart: { most: 4, path: ({ cart }) => `/cart/${cart}` },
  patron: { most: 3, path: () => '/patron', as: 'ana' },
  changePatron: { most: 10, path: () => '/patron', body: () => anne, as: 'ana' },
  patronAddress: { most: 5, path: () => '/patron/address', body: () => anAddress, as: 'ana' },
  signIn: {
    ...{ most: 8, path: () => '/patron/sign-in' },
    body: () => ({ account: email('ana'), password: 'noodles for ana' }),
  },
  signUp: {
    ...{ most: 6, path: () => '/patron/sign-up' },
    body: () => ({
      ...{ firstName: 'Nina', lastName: 'Berg', email: email('nina'), phone: '212 555 0147', type: 'email' },
      password: 'gravel and honey',
    }),
  },
  forgotPassword: { most: 3, path: () => '/patron/forgot-password', body: () => ({ email: email('emil') }) },
  validateAccount: { most: 2, path: () => '/patron/validate', body: () => ({ account: email('emil') }) },
  sendSignInPin: { most: 3, path: () => '/pincode', body: () => ({ account: email('emil') }) },
  sendPhonePin: { most: 7, path: () => '/pincode/send', body: () => ({ phone: '+12125550177' }), as: 'ana' },
  signInByPin: {
    ...{ most: 9, path: () => '/pincode/auth' },
    body: ({ pin }) => ({ pinCode: pin, email: email('cora') }),
  },
  verifyPin: {
    ...{ most: 2, path: () => '/pincode/verify', status: 400 },
    body: () => ({ pinCode: '000000', email: email('cora') }),
  },
  socialSignIn: {
    ...{ most: 12, path: () => '/patron/sign-in/social' },
    body: () => ({ authToken: 'of emil', type: 'google' }),
  },
  staffSignIn: {
    most: 8,
    path: () => '/staff/session',
    body: () => ofOlga,
  },
  acceptInvitation: {
    most: 3,
    path: () => '/staff/invitation',
    body: () => ({ invitation: 'none', name: 'Max', password: 'a sentence to remember' }),
    status: 401,
  },
  beginSecondFactor: { most: 5, path: () => '/staff/second-factor', body: () => ({}), as: 'olga' },
  confirmSecondFactor: {
    ...{ most: 4, path: () => '/staff/second-factor', body: () => ({ code: '000000' }), as: 'olga' },
    status: 409,
  },
  removeSecondFactor: {
    ...{ most: 6, path: () => '/staff/second-factor/removal', as: 'olga' },
    body: () => ({ password: ofOlga.password, code: '000000' }),
    status: 409,
  },
  printers: { most: 6, path: () => '/staff/locations/loc-1/printers', as: 'olga' },
  addPrinter: {
    most: 10,
    path: () => '/staff/locations/loc-1/printers',
    body: () => ({ name: 'Kitchen', type: 'star-cloudprnt' }),
    as: 'olga',
  },
  renewPrinter: { most: 4, path: () => '/staff/locations/loc-1/printers/prn-none/address', status: 404, as: 'olga' },
  testPrinter: { most: 4, path: () => '/staff/locations/loc-1/printers/prn-none/test', status: 404, as: 'olga' },
  removePrinter: { most: 4, path: () => '/staff/locations/loc-1/printers/prn-none', status: 404, as: 'olga' },
  team: { most: 3, path: () => '/staff/team', as: 'olga' },
  inviteMember: {
    ...{ most: 4, path: () => '/staff/team', as: 'olga' },
    body: () => ({ email: 'new@example.com', role: 'counter', locationIds: ['loc-1'] }),
  },
  changeMember: {
    ...{ most: 4, path: () => '/staff/team/stf-olga', as: 'olga' },
    body: () => ({ role: 'owner', locationIds: [] }),
  },
  inviteMemberAgain: { most: 3, path: () => '/staff/team/none/invitation', as: 'olga', status: 404 },
  removeMember: { most: 4, path: () => '/staff/team/none', as: 'olga', status: 404 },
  removeMembersSecondFactor: { most: 5, path: () => '/staff/team/stf-olga/second-factor', as: 'olga' },
  audit: { most: 3, path: () => '/staff/audit', as: 'olga' },
  // The brand of this test has no files, and so no versions.
  brandVersions: { most: 2, path: () => '/staff/brand/versions', as: 'olga', status: 404 },
  brandVersionDifference: { most: 1, path: () => '/staff/brand/versions/1/difference', as: 'olga', status: 404 },
  publishBrand: { most: 1, path: () => '/staff/brand/versions', body: () => ({ over: 1 }), as: 'olga', status: 404 },
  staffSession: { most: 4, path: () => '/staff/session', as: 'olga' },
  boardOrders: { most: 3, path: () => '/staff/locations/loc-1/orders', as: 'olga' },
  sendCommand: {
    most: 7,
    path: ({ guestOrder }) => `/staff/orders/${guestOrder}/commands`,
    body: () => ({ commandId: aKey(50), version: 0, command: { name: 'accept', minutesMore: 10 } }),
    as: 'olga',
  },
  // An open stream would not end.
  boardEvents: { most: 0, path: () => '/staff/locations/loc-1/events?client=noodle-house', status: 401 },
  orderEvents: { most: 1, path: () => '/order/none/events?client=noodle-house', status: 404 },
  availability: { most: 3, path: () => '/staff/locations/loc-1/availability', as: 'olga' },
  changeAvailability: {
    most: 6,
    path: () => '/staff/locations/loc-1/availability',
    body: () => ({ kind: 'item', id: 'tea', change: { name: 'sell-out-today' } }),
    as: 'olga',
  },
  dayReport: { most: 4, path: () => '/staff/locations/loc-1/days/today', as: 'olga' },
  dayReportCsv: { most: 4, path: () => '/staff/locations/loc-1/days/today/csv', as: 'olga' },
  today: { most: 3, path: () => '/staff/locations/loc-1/today', as: 'olga' },
  changeToday: {
    most: 6,
    path: () => '/staff/locations/loc-1/today',
    body: () => ({ name: 'resume', orderTypes: ['pickup'] }),
    as: 'olga',
  },
  searchOrders: {
    most: 3,
    path: () => '/staff/locations/loc-1/orders/search',
    body: () => ({ text: 'Before' }),
    as: 'olga',
  },
  orderRecord: { most: 5, path: ({ guestOrder }) => `/staff/orders/${guestOrder}`, as: 'olga' },
  quoteRefund: {
    most: 4,
    path: ({ guestOrder }) => `/staff/orders/${guestOrder}/refund-quotes`,
    body: () => ({ share: { name: 'whole' } }),
    as: 'olga',
  },
  refundOrder: {
    most: 10,
    path: ({ guestOrder }) => `/staff/orders/${guestOrder}/refunds`,
    body: () => ({ refundId: aKey(51), seen: 0, share: { name: 'amount', amount: 1 }, reason: '' }),
    as: 'olga',
  },
  messageCustomer: {
    most: 12,
    path: ({ guestOrder }) => `/staff/orders/${guestOrder}/messages`,
    body: () => ({ messageId: aKey(52), text: 'We kept your hat.' }),
    as: 'olga',
  },
  staffPromotions: { most: 2, path: () => '/staff/promotions', as: 'olga' },
  createPromotion: {
    ...{ most: 6, path: () => '/staff/promotions', as: 'olga' },
    body: () => ({ commandId: aKey(51), made: aSentPromoCode }),
  },
  endPromotion: {
    ...{ most: 5, path: () => '/staff/promotions/code-over/end', as: 'olga' },
    body: () => ({ commandId: aKey(52) }),
  },
  staffGiftCards: { most: 2, path: () => '/staff/gift-cards', as: 'olga' },
  issueGiftCard: {
    ...{ most: 4, path: () => '/staff/gift-cards', as: 'olga' },
    body: () => ({ commandId: aKey(53), locationId: 'loc-1', value: 20, receiver: '', sender: '', message: '' }),
  },
  findGiftCard: {
    ...{ most: 4, path: () => '/staff/gift-cards/find', as: 'olga' },
    body: () => ({ number: twentyDollarCard }),
  },
  voidGiftCard: {
    ...{ most: 4, path: () => '/staff/gift-cards/6f1c1d0e-2b6a-4d0c-9a53-0c8f1a5b7e12/void', as: 'olga', status: 404 },
    body: () => ({ commandId: aKey(54), reason: 'lost' }),
  },
  findPatrons: { most: 2, path: () => '/staff/patrons/find', body: () => ({ email: email('cora') }), as: 'olga' },
  changeCredit: {
    ...{ most: 4, path: () => '/staff/patrons/cora/credit', as: 'olga' },
    body: () => ({ commandId: aKey(55), locationId: 'loc-1', amount: 5, reason: 'cold soup' }),
  },
  markEmployee: {
    ...{ most: 4, path: () => '/staff/patrons/cora/employee', as: 'olga' },
    body: () => ({ commandId: aKey(56), isEmployee: true, reason: 'hired' }),
  },
  startPairing: { most: 2, path: () => '/staff/pairing' },
  collectPairing: {
    most: 1,
    path: () => '/staff/pairing/session',
    body: () => ({ pairing: 'a'.repeat(43) }),
    status: 401,
  },
  pairedDevices: { most: 4, path: () => '/staff/locations/loc-1/devices', as: 'olga' },
  pairDevice: {
    most: 5,
    path: () => '/staff/locations/loc-1/devices',
    body: () => ({ code: '000000', name: 'Kitchen tablet' }),
    as: 'olga',
    status: 404,
  },
  revokeDevice: { most: 5, path: () => '/staff/locations/loc-1/devices/none', as: 'olga' },
  apiKeys: { most: 4, path: () => '/staff/locations/loc-1/keys', as: 'olga' },
  makeKey: {
    most: 5,
    path: () => '/staff/locations/loc-1/keys',
    body: () => ({ name: 'Till', scopes: ['orders:read'], isBrandWide: false }),
    as: 'olga',
  },
  revokeKey: { most: 5, path: () => '/staff/locations/loc-1/keys/none', as: 'olga' },
  tableSigns: { most: 3, path: () => '/staff/locations/loc-1/tables', as: 'olga' },
  staffSignOut: { most: 2, path: () => '/staff/session', as: 'olga' },
  copyOwnData: { most: 17, isLater: true, path: () => '/patron/copy', body: owner, as: 'ana' },
  copyOrderData: { most: 2, path: ({ guestToken }) => `/order/${guestToken}/copy` },
  eraseOrderData: { most: 5, path: ({ guestToken }) => `/order/${guestToken}/erase` },
  signOut: { most: 6, path: () => '/patron/sign-out', as: 'cora' },
  eraseAccount: { most: 23, path: () => '/patron/erase', body: owner, as: 'ana' },
}

const stepDue = 402

const sent = new AsyncLocalStorage<string[]>()

function listening(database: PGlite): PGlite {
  return new Proxy(database, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      return (...values: readonly unknown[]) => {
        if (name === 'query') sent.getStore()?.push(String(values[0]))
        if (name === 'runExclusive') sent.getStore()?.push('prepared')
        return Reflect.apply(own, target, values)
      }
    },
  })
}

/** Locations that count orders, open for pickup and closed for delivery. */
function houses(rows: number) {
  return Array.from({ length: rows }, (_, index) => {
    const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      ...{ day, pickupOpen: '08:00', pickupClose: '22:00', deliveryOpen: '18:00', deliveryClose: '22:00' },
    }))
    const own = aLocationSetting({ id: `loc-${index + 1}`, slug: `street-${index + 1}`, hours })
    return { ...own, schedule: { ...own.schedule, capacityPerSlot: 90 } }
  })
}

describe('the statements that a call sends to the database', () => {
  let instance: PGlite
  let world: World
  let app: FastifyInstance
  let mails: Mail[]
  before(async () => {
    instance = await anEmptyDatabase()
  })
  afterEach(async () => {
    await app.close()
    await world.close()
  })
  after(() => instance.close())

  const tokens = new Map<string, string>()
  let network = 0
  const call = async (name: RouteName, path: string, body?: object, as?: string) => {
    const { method } = routes[name]
    network += 1
    return await app.inject({
      ...{ method, url: `/v1${path}`, remoteAddress: `203.0.113.${network % 250}` },
      headers: {
        ...{ client: 'noodle-house', locationid: 'loc-1', sessionid: 'visit-1' },
        ...{ host: 'noodle.example', origin: 'https://noodle.example' },
        ...(as === undefined || as === 'olga' ? {} : { authorization: `Bearer ${tokens.get(as)}` }),
        ...(as === 'olga' ? { cookie: tokens.get(as) } : {}),
      },
      ...(body === undefined ? {} : { payload: body }),
    })
  }
  const answer = async (name: RouteName, path: string, body?: object, as?: string): Promise<Record<string, string>> => {
    const { statusCode, body: text } = await call(name, path, body, as)
    expect(statusCode, `${name}: ${text}`).to.be.oneOf([200, stepDue])
    return text === '' ? {} : JSON.parse(text)
  }

  const signIn = async (name: string) => {
    const shown = { account: email(name), password: `noodles for ${name}` }
    tokens.set(name, String((await answer('signIn', '/patron/sign-in', shown))['token']))
  }
  const whenAllIsOver = async () => {
    world.clock.at += 2 * 86_400_000
    await signIn('ana')
  }

  const furnish = async (rows: number): Promise<Known> => {
    await instance.exec('drop schema if exists public cascade; create schema public; deallocate all')
    mails = []
    const engine: TestEngine = {
      name: 'PGlite',
      fresh: async () => ({ _tag: 'Memory', instance: listening(instance) }),
      rows: async (sql) => (await instance.query<Record<string, unknown>>(sql)).rows,
      close: async () => undefined,
    }
    const locations = houses(rows)
    const hall = { slug: 'hall', name: 'Hall', locations: locations.map(({ location }) => location.slug) }
    const ordering = { ...aBrand().ordering, scheduled: true }
    world = await openWorld(engine, {
      brands: [aBrandSeed({ locations, markets: [hall], staff: seededStaff }, { ordering, themes: takesGiftCards })],
      mail: { send: async (mail) => (mails.push(mail) > 0 ? 'sent' : 'failed') },
      texts: { reaches: () => true, send: async () => 'sent' },
      social: () => async () => right({ subject: 'g-emil', email: email('emil'), isEmailVerified: true }),
    })
    app = (await openEdge(world.server, { brands: [aBrand({ ordering, loyalty: { enabled: true } })] })).app
    for (const name of ['ana', 'emil', 'cora']) await signIn(name)
    const staff = await call('staffSignIn', '/staff/session', ofOlga)
    tokens.set('olga', String(staff.headers['set-cookie']).split(';')[0] ?? '')
    const items = Array.from({ length: rows }, (_, index) => (index % 2 === 0 ? ramen() : tea()))
    const known = { items, lines: {} }
    const place = (key: number, body: object, as?: string) =>
      answer('placeByCard', '/order', { ...Object(placing(Object(known), key, 'Before')), ...body }, as)
    let order: Record<string, string> = {}
    let card: Record<string, string> = {}
    const quarter = world.clock.at / 1_000 + 7_200
    for (let row = 0; row < rows; row += 1) {
      world.clock.at += 60_000
      const toDoor = { orderType: 'delivery', deliveryInfo: anAddress, scheduledAt: quarter + 14_400 + row * 900 }
      order = await place(100 + row, { ...toDoor, cardNonce: aNonce(), confirmsDuplicate: true }, 'ana')
      const newCard = { cardNonce: aNonce(), brand: 'visa', expDate: '08/31', last4: '4242' }
      card = await answer('addCard', '/patron/add-card', newCard, 'ana')
    }
    const guest = await place(11, { cardNonce: aNonce() })
    await place(12, { cardNonce: aNonce('needs_second_step', '3220'), takesFurtherStep: true, tip: 1 })
    const location = { id: 'loc-1', slug: 'street-1' }
    const lines: object = Object(
      cartToSave.encode({ items: Array.from({ length: rows }, () => aLine()), location, orderType: 'pickup' }),
    )
    const cart = await answer('saveCart', '/cart', lines, 'emil')
    await answer('sendSignInPin', '/pincode', { account: email('cora') })
    const pin = await eventually(
      async () => mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined),
      (found) => found !== undefined,
    )
    const { token: humanToken = '' } = await answer('humanCheck', '/human-check', { action: 'giftcard' })
    const [day] = JSON.parse((await call('scheduleDates', '/locations/schedule?orderType=pickup')).body)
    return {
      ...{ items, lines, humanToken, pin: pin ?? '', day: day.unixTimestamp, key: aKey(11), waitingKey: aKey(12) },
      ...{ card: String(card['id']), order: String(order['id']), orderToken: String(order['token']) },
      ...{
        guestToken: String(guest['token']),
        guestOrder: String(guest['id']),
        cart: String(cart['publicIdentifier']),
      },
      giftCard: 'card-with-twenty-dollars',
    }
  }

  for (const rows of [1, 5])
    it(`API-01 each route keeps to its number of statements, whatever it reads having ${rows} rows`, async () => {
      const known = await furnish(rows)
      const found: string[] = []
      for (const name of Object.keys(rules).filter(isRoute)) {
        const { most, path, body, as, isLater, status = 200 } = rules[name]
        // Expires the one-second caches.
        world.clock.at += 2_000
        if (isLater) await whenAllIsOver()
        const list: string[] = []
        const { statusCode, body: text } = await sent.run(list, () => call(name, path(known), body?.(known), as))
        if (statusCode !== status) found.push(`${name} answers ${statusCode}: ${text}`)
        if (list.length > most) found.push(`${name} sends ${list.length} statements`)
      }
      expect(found).to.deep.equal([])
    })
})

function isRoute(name: string): name is RouteName {
  return name in routes
}
