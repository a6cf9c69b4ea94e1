import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { routes } from '../../../src-contract/routes.ts'
import { inviteStaff, removeStaff } from '../../../src-server/staff/invite-staff.ts'
import { staffIdleLife } from '../../../src-server/staff/staff-sessions.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand, takesGiftCards } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  engines,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'
import { type Machine, machines, pairMachines } from '../../builders/staff-machines.ts'

const here = 'noodle-house'
const there = 'soup-house'
const origin = 'https://order.example'
const host = 'order.example'

const callers = ['nobody', 'olga there', 'mia', 'tablet', 'carl', 'olga'] as const
type CallerName = (typeof callers)[number]
type Statuses = Readonly<Record<CallerName, number>>

interface Rule {
  readonly url: (order: string) => string
  readonly body?: () => object
  readonly statuses: Statuses
  /** Paired devices and API keys that are let in. All others are refused. */
  readonly lets?: readonly Machine[]
}

/** Promotions and patrons belong to the whole brand. */
const ofBrand: Statuses = { nobody: 401, 'olga there': 401, mia: 200, tablet: 403, carl: 403, olga: 200 }

/** Mia manages another location, the tablet shows this one; the other brand's owner owns nothing here. */
const rules: Readonly<Record<string, Rule>> = {
  staffSession: {
    url: () => '/staff/session',
    statuses: { nobody: 401, 'olga there': 401, mia: 200, tablet: 200, carl: 200, olga: 200 },
    lets: ['device here', 'device of loc-2'],
  },
  staffSignOut: {
    url: () => '/staff/session',
    statuses: { nobody: 200, 'olga there': 200, mia: 200, tablet: 200, carl: 200, olga: 200 },
    lets: ['device here', 'device of loc-2', 'device there'],
  },
  team: {
    url: () => '/staff/team',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  inviteMember: {
    url: () => '/staff/team',
    body: () => ({ email: 'nia@example.com', role: 'counter', locationIds: ['loc-2'] }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  changeMember: {
    url: () => '/staff/team/stf-mia',
    body: () => ({ role: 'manager', locationIds: ['loc-2'] }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  inviteMemberAgain: {
    url: () => '/staff/team/stf-mia/invitation',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  removeMembersSecondFactor: {
    url: () => '/staff/team/stf-mia/second-factor',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  removeMember: {
    url: () => '/staff/team/stf-mia',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  // Brands of this test have no files, and so no versions.
  brandVersions: {
    url: () => '/staff/brand/versions',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 404 },
  },
  brandVersionDifference: {
    url: () => '/staff/brand/versions/1/difference',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 404 },
  },
  publishBrand: {
    url: () => '/staff/brand/versions',
    body: () => ({ over: 1 }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 404 },
  },
  audit: {
    url: () => '/staff/audit?location=loc-1',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  beginSecondFactor: {
    url: () => '/staff/second-factor',
    body: () => ({}),
    statuses: { nobody: 401, 'olga there': 401, mia: 200, tablet: 403, carl: 200, olga: 200 },
  },
  confirmSecondFactor: {
    url: () => '/staff/second-factor',
    body: () => ({ code: 'no code' }),
    statuses: { nobody: 401, 'olga there': 401, mia: 409, tablet: 403, carl: 409, olga: 409 },
  },
  removeSecondFactor: {
    url: () => '/staff/second-factor/removal',
    body: () => ({ password: 'not right', code: 'no code' }),
    statuses: { nobody: 401, 'olga there': 401, mia: 401, tablet: 403, carl: 401, olga: 401 },
  },
  boardOrders: {
    url: () => '/staff/locations/loc-1/orders',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 200, carl: 200, olga: 200 },
    lets: ['device here', 'key orders:read', 'key of the brand'],
  },
  printers: {
    url: () => '/staff/locations/loc-1/printers',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 200, carl: 200, olga: 200 },
    lets: ['device here', 'key orders:read', 'key of the brand'],
  },
  addPrinter: {
    url: () => '/staff/locations/loc-1/printers',
    body: () => ({ name: 'Kitchen', type: 'star-cloudprnt' }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  renewPrinter: {
    url: () => '/staff/locations/loc-1/printers/prn-none/address',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 404 },
  },
  testPrinter: {
    url: () => '/staff/locations/loc-1/printers/prn-none/test',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 404 },
  },
  removePrinter: {
    url: () => '/staff/locations/loc-1/printers/prn-none',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 404 },
  },
  sendCommand: {
    url: (order) => `/staff/orders/${order}/commands`,
    body: () => ({ commandId: randomUUID(), version: 0, command: { name: 'accept', minutesMore: 5 } }),
    // The first who may accepts; the others saw an older version.
    statuses: { nobody: 401, 'olga there': 401, mia: 404, tablet: 200, carl: 409, olga: 409 },
    lets: ['device here', 'key orders:write', 'key of the brand'],
  },
  availability: {
    url: () => '/staff/locations/loc-1/availability',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 200, olga: 200 },
    lets: ['key availability:write', 'key of the brand'],
  },
  changeAvailability: {
    url: () => '/staff/locations/loc-1/availability',
    body: () => ({ kind: 'item', id: 'tea', change: { name: 'sell-out' } }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 200, olga: 200 },
    lets: ['key availability:write', 'key of the brand'],
  },
  pairedDevices: {
    url: () => '/staff/locations/loc-1/devices',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  pairDevice: {
    url: () => '/staff/locations/loc-1/devices',
    body: () => ({ code: '000000', name: 'Tablet' }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 404 },
  },
  revokeDevice: {
    url: () => '/staff/locations/loc-1/devices/none',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  apiKeys: {
    url: () => '/staff/locations/loc-1/keys',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  makeKey: {
    url: () => '/staff/locations/loc-1/keys',
    body: () => ({ name: 'Till', scopes: ['orders:read'], isBrandWide: false }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  revokeKey: {
    url: () => '/staff/locations/loc-1/keys/none',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  tableSigns: {
    url: () => '/staff/locations/loc-1/tables',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
  },
  dayReport: {
    url: () => '/staff/locations/loc-1/days/today',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
    lets: ['key reports:read', 'key of the brand'],
  },
  dayReportCsv: {
    url: () => '/staff/locations/loc-1/days/today/csv',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 403, olga: 200 },
    lets: ['key reports:read', 'key of the brand'],
  },
  today: {
    url: () => '/staff/locations/loc-1/today',
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 200, olga: 200 },
  },
  changeToday: {
    url: () => '/staff/locations/loc-1/today',
    body: () => ({ name: 'pause', orderTypes: ['delivery'], minutes: 30 }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 403, carl: 200, olga: 200 },
  },
  searchOrders: {
    url: () => '/staff/locations/loc-1/orders/search',
    body: () => ({ text: 'Nobody' }),
    statuses: { nobody: 401, 'olga there': 401, mia: 403, tablet: 200, carl: 200, olga: 200 },
    lets: ['device here', 'key orders:read', 'key of the brand'],
  },
  orderRecord: {
    url: (order) => `/staff/orders/${order}`,
    statuses: { nobody: 401, 'olga there': 401, mia: 404, tablet: 200, carl: 200, olga: 200 },
    lets: ['device here', 'key orders:read', 'key of the brand'],
  },
  quoteRefund: {
    url: (order) => `/staff/orders/${order}/refund-quotes`,
    body: () => ({ share: { name: 'whole' } }),
    statuses: { nobody: 401, 'olga there': 401, mia: 404, tablet: 403, carl: 403, olga: 200 },
  },
  refundOrder: {
    url: (order) => `/staff/orders/${order}/refunds`,
    body: () => ({ refundId: randomUUID(), seen: 0, share: { name: 'amount', amount: 1 }, reason: '' }),
    statuses: { nobody: 401, 'olga there': 401, mia: 404, tablet: 403, carl: 403, olga: 200 },
  },
  messageCustomer: {
    url: (order) => `/staff/orders/${order}/messages`,
    body: () => ({ messageId: randomUUID(), text: 'We kept your hat.' }),
    // This server sends no mail.
    statuses: { nobody: 401, 'olga there': 401, mia: 404, tablet: 403, carl: 409, olga: 409 },
  },
  staffPromotions: { url: () => '/staff/promotions', statuses: ofBrand },
  createPromotion: {
    url: () => '/staff/promotions',
    body: () => ({
      commandId: randomUUID(),
      made: {
        ...{ code: randomUUID(), name: '', description: '', off: { amount: 5 } },
        ...{ on: [], minimum: 0, orderTypes: [] },
      },
    }),
    statuses: ofBrand,
  },
  endPromotion: {
    url: () => '/staff/promotions/code-ten/end',
    body: () => ({ commandId: randomUUID() }),
    statuses: ofBrand,
  },
  staffGiftCards: { url: () => '/staff/gift-cards', statuses: ofBrand },
  issueGiftCard: {
    url: () => '/staff/gift-cards',
    body: () => ({
      ...{ commandId: randomUUID(), locationId: 'loc-1', value: 20 },
      ...{ receiver: '', sender: '', message: '' },
    }),
    statuses: { ...ofBrand, mia: 403 },
  },
  findGiftCard: {
    url: () => '/staff/gift-cards/find',
    body: () => ({ number: twentyDollarCard }),
    statuses: ofBrand,
  },
  voidGiftCard: {
    url: () => `/staff/gift-cards/${randomUUID()}/void`,
    body: () => ({ commandId: randomUUID(), reason: 'lost' }),
    statuses: { ...ofBrand, mia: 404, olga: 404 },
  },
  findPatrons: { url: () => '/staff/patrons/find', body: () => ({ email: 'cora@example.com' }), statuses: ofBrand },
  changeCredit: {
    url: () => '/staff/patrons/cora/credit',
    body: () => ({ commandId: randomUUID(), locationId: 'loc-1', amount: 5, reason: 'cold soup' }),
    statuses: { ...ofBrand, mia: 403 },
  },
  markEmployee: {
    url: () => '/staff/patrons/cora/employee',
    body: () => ({ commandId: randomUUID(), isEmployee: true, reason: 'hired' }),
    statuses: ofBrand,
  },
  'sendCommand to cancel': {
    url: (order) => `/staff/orders/${order}/commands`,
    body: () => ({ commandId: randomUUID(), version: 0, command: { name: 'cancel', reason: 'Out of noodles' } }),
    statuses: { nobody: 401, 'olga there': 401, mia: 404, tablet: 403, carl: 200, olga: 409 },
  },
}

for (const engine of engines()) {
  describe(`staff over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    const cookies = new Map<string, string>()

    const ask = (
      method: string,
      url: string,
      {
        client = here,
        cookie = '',
        payload,
        ...more
      }: { client?: string; cookie?: string; payload?: object; origin?: string } = {},
    ) =>
      app.inject({
        method: method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET',
        url: `/v1${url}`,
        headers: { client, host, origin: more.origin ?? origin, ...(cookie === '' ? {} : { cookie }) },
        ...(payload === undefined ? {} : { payload }),
      })
    const signIn = (name: string, client = here, password = `noodles for ${name}`) =>
      ask('POST', '/staff/session', { client, payload: { email: `${name}@example.com`, password } })
    const cookieOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => String(headers['set-cookie']).split(';')[0] ?? ''
    const as = async (caller: CallerName, method: string, url: string, payload?: object) =>
      ask(method, url, { cookie: cookies.get(caller) ?? '', ...(payload === undefined ? {} : { payload }) })

    beforeEach(async () => {
      const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
      const none = { patrons: [], promotions: [], giftCards: [] }
      const seeds = [
        aBrandSeed({ locations, staff: seededStaff }, { themes: takesGiftCards }),
        aBrandSeed({ ...none, staff: seededStaff }, { id: there, name: 'Soup House' }),
      ]
      world = await openWorld(engine, { brands: seeds })
      app = (await openEdge(world.server, { brands: [aBrand(), aBrand({ id: there })] })).app
      for (const name of ['mia', 'tablet', 'carl', 'olga']) cookies.set(name, cookieOf(await signIn(name)))
      cookies.set('olga there', cookieOf(await signIn('olga', there)))
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    for (const [name, { url, body, statuses }] of Object.entries(rules))
      it(`answers ${name} to those who may, and says nothing to anybody else`, async () => {
        const route = Object.entries(routes).find(([one]) => one === name.split(' ')[0])?.[1]
        const order = placed(await world.server.ordering.place(aPlacement()))
        for (const caller of callers) {
          const answer = await as(caller, route?.method ?? '', url(order.id), body?.())
          expect(answer.statusCode, `${caller}: ${answer.body}`).to.equal(statuses[caller])
          if (answer.statusCode >= 400 && answer.statusCode !== 409)
            expect(answer.body).to.not.include(order.displayNumber)
        }
      })

    for (const [name, { url, body, lets = [] }] of Object.entries(rules))
      it(`lets ${lets.length} of ${machines.length} devices and API keys call ${name}`, async () => {
        const route = Object.entries(routes).find(([one]) => one === name.split(' ')[0])?.[1]
        const cookieAt = (caller: CallerName) => cookies.get(caller) ?? ''
        const owners = [
          { client: here, cookie: cookieAt('olga') },
          { client: there, cookie: cookieAt('olga there') },
        ] as const
        const headersOf = await pairMachines(app, host, ...owners)
        const statuses: string[] = []
        for (const machine of machines) {
          const order = placed(await world.server.ordering.place(aPlacement()))
          const { statusCode } = await app.inject({
            method: route?.method ?? 'GET',
            url: `/v1${url(order.id)}`,
            headers: headersOf[machine],
            ...(body === undefined ? {} : { payload: body() }),
          })
          if (statusCode === 200) statuses.push(machine)
          else expect(statusCode, machine).to.be.oneOf(machine.endsWith('there') ? [401, 403] : [403, 404])
        }
        expect(statuses).to.deep.equal(machines.filter((machine) => lets.includes(machine)))
      })

    for (const [name, { url, body, statuses }] of Object.entries(rules)) {
      const path = url('none')
      if (!path.includes('/locations/loc-1/') || statuses.olga !== 200) continue
      it(`answers ${name} of a location that does not exist with 404`, async () => {
        const route = Object.entries(routes).find(([one]) => one === name)?.[1]
        const answer = await as('olga', route?.method ?? '', path.replace('/loc-1/', '/loc-none/'), body?.())
        expect(answer.statusCode, answer.body).to.equal(404)
      })
    }

    it('opens no stream of a location that does not exist', async () => {
      const answer = await as('olga', 'GET', `/staff/locations/loc-none/events?client=${here}`)
      expect([answer.statusCode, answer.json().code]).to.deep.equal([404, 'unknown_location'])
    })

    it('has a row in the access table for every route of signed-in staff', () => {
      const named = new Set(Object.keys(rules).map((name) => name.split(' ')[0] ?? ''))
      const signedIn = Object.entries(routes).flatMap(([name, route]) =>
        'staff' in route && route.staff === 'signed-in' && !('isStream' in route) ? [name] : [],
      )
      expect(signedIn.filter((name) => !named.has(name))).to.deep.equal([])
    })

    it('lists the locations where a member works', async () => {
      const locationsOf = async (name: CallerName): Promise<readonly string[]> => {
        const { locations }: { locations: { id: string }[] } = (await as(name, 'GET', '/staff/session')).json()
        return locations.map(({ id }) => id)
      }
      expect(await locationsOf('olga')).to.deep.equal(['loc-1', 'loc-2'])
      expect(await locationsOf('carl')).to.deep.equal(['loc-1'])
    })

    it('keeps the session in a cookie that no script reads and no other site sends', async () => {
      const answer = await signIn('carl')
      const [cookie = '', ...rules] = String(answer.headers['set-cookie']).split('; ')
      expect(cookie).to.match(/^staff_session=[A-Za-z0-9_-]{43}$/)
      expect(rules).to.include.members(['Path=/v1/staff', 'HttpOnly', 'Secure', 'SameSite=Strict'])
      expect(answer.body).to.not.include(cookie.split('=')[1])
      const [row] = await engine.rows('select token_hash from staff_sessions limit 1')
      expect(cookie).to.not.include(String(row?.['token_hash']))
    })

    it('refuses a change that does not come from a page of its own host', async () => {
      const body = { email: 'carl@example.com', password: 'noodles for carl' }
      for (const foreign of [
        'https://evil.example',
        'null',
        'https://order.example.evil.example',
        'https://order.example:8443',
      ]) {
        const answer = await ask('POST', '/staff/session', { payload: body, origin: foreign })
        expect([answer.statusCode, answer.json().code], foreign).to.deep.equal([403, 'foreign_origin'])
      }
      const unsaid = await app.inject({
        ...{ method: 'POST', url: '/v1/staff/session', headers: { client: here, host }, payload: body },
      })
      expect(unsaid.json()).to.include({ code: 'foreign_origin' })
    })

    it('ends a session when its member signs out, leaves, or does not use it for a week', async () => {
      const isIn = async (name: CallerName) => (await as(name, 'GET', '/staff/session')).statusCode === 200
      const out = await as('carl', 'DELETE', '/staff/session')
      expect(String(out.headers['set-cookie'])).to.include('Max-Age=0')
      expect([await isIn('carl'), await isIn('mia')]).to.deep.equal([false, true])
      const { db, close } = await openDatabase(world.choice)
      await removeStaff(db, here, 'mia@example.com')
      await close()
      expect([await isIn('mia'), await isIn('olga')]).to.deep.equal([false, true])
      world.clock.at += staffIdleLife + 1
      expect(await isIn('olga')).to.equal(false)
    })

    it('says the same of an unknown email and of a wrong password, and throttles both', async () => {
      const wrong = await signIn('carl', here, 'not his')
      const unknown = await signIn('zoe', here, 'hers')
      expect(wrong.json()).to.deep.equal(unknown.json())
      expect(wrong.statusCode).to.equal(401)
      for (let tries = 1; tries < 10; tries += 1) await signIn('carl', here, 'not his')
      const shut = await signIn('carl')
      expect(shut.statusCode).to.equal(429)
      expect(Number(shut.headers['retry-after'])).to.be.above(0)
      expect((await signIn('olga')).statusCode).to.equal(200)
    })

    it('lets an invited member set a password once', async () => {
      const { db, close } = await openDatabase(world.choice)
      const invited = { brandId: here, email: 'New@Example.com', role: 'counter', locationIds: ['loc-2'] } as const
      const invitation = await inviteStaff(db, invited, world.clock.at)
      await close()
      const accept = (password: string, client = here) =>
        ask('POST', '/staff/invitation', { client, payload: { invitation, name: 'Nia', password } })
      expect((await signIn('new', here, 'hers')).statusCode).to.equal(401)
      expect((await accept('a long sentence of hers', there)).json()).to.include({ code: 'invitation_over' })
      expect((await accept('short')).json()).to.include({ code: 'invalid_field' })
      expect((await accept('password1')).json()).to.include({ code: 'weak_password' })
      const accepted = await accept('a long sentence of hers')
      expect(accepted.json().member).to.deep.include({ email: 'new@example.com', name: 'Nia', role: 'counter' })
      expect((await ask('GET', '/staff/session', { cookie: cookieOf(accepted) })).statusCode).to.equal(200)
      expect((await accept('a long sentence of hers')).json()).to.include({ code: 'invitation_over' })
      expect((await signIn('new', here, 'a long sentence of hers')).statusCode).to.equal(200)
    })

    it('answers 404 to every call of staff without our additions', async () => {
      const { app: plain } = await openEdge(world.server, { hasAdditions: false })
      for (const { method, path } of Object.values(routes).filter((route) => route.path.startsWith('/staff'))) {
        const url = `/v1${path.replace(/\{\w+\}/g, 'loc-1')}`
        const answer = await plain.inject({ method, url, headers: { client: here, host, origin } })
        expect(answer.statusCode, `${method} ${path}`).to.equal(404)
      }
      await plain.close()
    })
  })
}
