import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import { aBrand } from '../../builders/brand-builder.ts'
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
import { seededStaff } from '../../builders/staff-builder.ts'

const [here, there, host] = ['noodle-house', 'soup-house', 'order.example']

for (const engine of engines()) {
  describe(`an API key of a till, over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let logged: readonly string[]
    let olga: string

    const ask = (
      method: 'GET' | 'POST' | 'DELETE',
      url: string,
      { payload, client = here, ...headers }: { payload?: object; client?: string; [header: string]: unknown } = {},
    ) =>
      app.inject({
        ...{ method, url: `/v1${url}`, headers: { client, host, ...Object(headers) } },
        ...(payload === undefined ? {} : { payload }),
      })
    const asOlga = () => ({ cookie: olga, origin: `https://${host}` })
    const make = async (scopes: readonly string[], isBrandWide = false): Promise<string> => {
      const payload = { name: 'Till', scopes, isBrandWide }
      const made = await ask('POST', '/staff/locations/loc-1/keys', { ...asOlga(), payload })
      expect(made.statusCode, made.body).to.equal(200)
      return made.json().secret
    }
    const keys = async () => (await ask('GET', '/staff/locations/loc-1/keys', asOlga())).json().keys
    const withKey = (key: string, more: object = {}) => ({ authorization: `Bearer ${key}`, ...more })
    const orders = (key: string, location = 'loc-1', more: object = {}) =>
      ask('GET', `/staff/locations/${location}/orders`, withKey(key, more))
    const command = (order: string, name = 'accept') => ({
      payload: { commandId: randomUUID(), version: 0, command: { name, minutesMore: 0, reason: 'Out of noodles' } },
      url: `/staff/orders/${order}/commands`,
    })

    beforeEach(async () => {
      const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
      const none = { patrons: [], promotions: [], giftCards: [] }
      world = await openWorld(engine, {
        brands: [
          aBrandSeed({ locations, staff: seededStaff }),
          aBrandSeed({ ...none, staff: seededStaff }, { id: there, name: 'Soup House' }),
        ],
        limits: { callsByKey: { ...usualLimits.callsByKey, most: 12 } },
      })
      const edge = await openEdge(world.server, { brands: [aBrand(), aBrand({ id: there })] })
      app = edge.app
      logged = edge.logged
      const payload = { email: 'olga@example.com', password: 'noodles for olga' }
      const signedIn = await ask('POST', '/staff/session', { payload, origin: `https://${host}` })
      olga = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('accepts an order without cookie and Origin, and the audit log names the key', async () => {
      const key = await make(['orders:write', 'orders:read'])
      expect(key).to.match(/^tureen_[A-Za-z0-9_-]{43}$/)
      const order = placed(await world.server.ordering.place(aPlacement()))
      expect((await orders(key)).json().orders).to.have.length(1)
      const { url, payload } = command(order.id)
      expect((await ask('POST', url, withKey(key, { payload }))).json().status).to.equal('accepted')
      const [entry] = await engine.rows("select member_id from audit where action = 'order:Accepted'")
      const [listed] = await keys()
      expect(listed).to.deep.include({
        name: 'Till',
        scopes: ['orders:read', 'orders:write'],
        id: entry?.['member_id'],
      })
      expect(listed.usedAt).to.equal(Math.floor(world.clock.at / 1_000))
    })

    it('never cancels, even with every scope', async () => {
      const key = await make(['orders:read', 'orders:write', 'availability:write', 'reports:read'])
      const order = placed(await world.server.ordering.place(aPlacement()))
      const { url, payload } = command(order.id, 'cancel')
      expect((await ask('POST', url, withKey(key, { payload }))).statusCode).to.equal(403)
    })

    it('works at its own location and brand; one for the brand works at every location', async () => {
      const [own, wide] = [await make(['orders:read']), await make(['orders:read'], true)]
      expect([(await orders(own)).statusCode, (await orders(own, 'loc-2')).statusCode]).to.deep.equal([200, 403])
      expect([(await orders(wide)).statusCode, (await orders(wide, 'loc-2')).statusCode]).to.deep.equal([200, 200])
      for (const key of [own, wide])
        expect((await orders(key, 'loc-1', { client: there })).json().code).to.equal('unknown_key')
    })

    it('is stored as a hash, shown once, and in no log', async () => {
      const key = await make(['orders:read'])
      await orders(key)
      expect(JSON.stringify(await engine.rows('select * from api_keys'))).to.not.include(key)
      expect(JSON.stringify(await keys())).to.not.include(key)
      expect(logged.join('\n')).to.not.include(key)
    })

    it('is refused together with a cookie, if it is malformed, and to sign in; no cookie is looked at instead', async () => {
      const key = await make(['orders:read'])
      const both = await orders(key, 'loc-1', { cookie: olga })
      expect([both.statusCode, both.json().code]).to.deep.equal([400, 'cookie_and_key'])
      const sentWithout = async (authorization: string) =>
        (await ask('GET', '/staff/locations/loc-1/orders', { authorization })).json().code
      for (const sent of ['Bearer none', 'Bearer', `Basic ${key}`, key])
        expect(await sentWithout(sent)).to.equal('unknown_key')
      const payload = { email: 'olga@example.com', password: 'noodles for olga' }
      expect((await ask('POST', '/staff/session', withKey(key, { payload }))).json().code).to.equal('foreign_origin')
      for (const method of ['GET', 'DELETE'] as const)
        expect((await ask(method, '/staff/session', withKey(key))).statusCode).to.equal(403)
    })

    it('may come from a page of any origin, because no browser sends it by itself', async () => {
      const key = await make(['orders:write'])
      const order = placed(await world.server.ordering.place(aPlacement()))
      const { url, payload } = command(order.id)
      const answer = await ask('POST', url, withKey(key, { payload, origin: 'https://till.example' }))
      expect(answer.statusCode).to.equal(200)
      expect(answer.headers).to.not.have.property('access-control-allow-origin')
    })

    it('ends at once when it is revoked', async () => {
      const key = await make(['orders:read'], true)
      expect((await orders(key)).statusCode).to.equal(200)
      const [{ id }] = await keys()
      const revoke = () => ask('DELETE', `/staff/locations/loc-1/keys/${id}`, asOlga())
      expect([(await revoke()).json().keys, (await revoke()).statusCode]).to.deep.equal([[], 200])
      expect((await orders(key)).json().code).to.equal('unknown_key')
    })

    it('gets 429 after too many calls, while another key goes on', async () => {
      const [busy, calm] = [await make(['orders:read']), await make(['orders:read'])]
      for (let n = 0; n < 12; n += 1) expect((await orders(busy)).statusCode).to.equal(200)
      const past = await orders(busy)
      expect([past.statusCode, Number(past.headers['retry-after']) > 0]).to.deep.equal([429, true])
      expect((await orders(calm)).statusCode).to.equal(200)
    })

    it('needs a name and a scope, and no scope that keys cannot have', async () => {
      const sent = async (payload: object) =>
        (await ask('POST', '/staff/locations/loc-1/keys', { ...asOlga(), payload })).json().code
      const key = { name: 'Till', scopes: ['orders:read'], isBrandWide: false }
      expect(await sent({ ...key, name: ' ' })).to.equal('invalid_field')
      expect(await sent({ ...key, scopes: [] })).to.equal('invalid_field')
      expect(await sent({ ...key, scopes: ['team:write'] })).to.equal('malformed')
      expect(await keys()).to.deep.equal([])
    })
  })
}
