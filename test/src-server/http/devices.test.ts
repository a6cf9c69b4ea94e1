import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { deleteExpiredRows } from '../../../src-server/retention/delete-expired-rows.ts'
import { collectingLife, pairingLife } from '../../../src-server/staff/device-pairings.ts'
import { deviceIdleLife } from '../../../src-server/staff/device-sessions.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
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
const day = 86_400_000

interface Device {
  readonly id: string
  readonly name: string
  readonly seenAt?: number
}

for (const engine of engines()) {
  describe(`a paired device, over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let logged: readonly string[]
    let olga: string

    const ask = (
      method: 'GET' | 'POST' | 'DELETE',
      url: string,
      { cookie = '', payload, client = here }: { cookie?: string; payload?: object; client?: string } = {},
    ) =>
      app.inject({
        ...{ method, url: `/v1${url}` },
        headers: { client, host, origin: `https://${host}`, ...(cookie === '' ? {} : { cookie }) },
        ...(payload === undefined ? {} : { payload }),
      })
    type Answer = Awaited<ReturnType<typeof ask>>
    const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? ''
    const signIn = async (name: string) =>
      cookieOf(
        await ask('POST', '/staff/session', {
          payload: { email: `${name}@example.com`, password: `noodles for ${name}` },
        }),
      )
    const begin = async (): Promise<{ pairing: string; code: string }> => (await ask('POST', '/staff/pairing')).json()
    const collect = (pairing: string, client = here) =>
      ask('POST', '/staff/pairing/session', { payload: { pairing }, client })
    const enter = (code: string, { cookie = olga, location = 'loc-1', name = 'Pass tablet' } = {}) =>
      ask('POST', `/staff/locations/${location}/devices`, { cookie, payload: { code, name } })
    const devices = async (location = 'loc-1'): Promise<readonly Device[]> =>
      (await ask('GET', `/staff/locations/${location}/devices`, { cookie: olga })).json().devices
    const paired = async (name = 'Pass tablet') => {
      const { pairing, code } = await begin()
      expect((await enter(code, { name })).statusCode).to.equal(200)
      const cookie = cookieOf(await collect(pairing))
      const id = (await devices()).find((one) => one.name === name)?.id ?? ''
      return { cookie, id, pairing, code }
    }
    const revoke = (id: string, { cookie = olga, location = 'loc-1' } = {}) =>
      ask('DELETE', `/staff/locations/${location}/devices/${id}`, { cookie })
    const orders = (cookie: string, location = 'loc-1') => ask('GET', `/staff/locations/${location}/orders`, { cookie })
    const accept = (cookie: string, order: string) =>
      ask('POST', `/staff/orders/${order}/commands`, {
        cookie,
        payload: { commandId: randomUUID(), version: 0, command: { name: 'accept', minutesMore: 0 } },
      })

    beforeEach(async () => {
      const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
      const none = { patrons: [], promotions: [], giftCards: [] }
      world = await openWorld(engine, {
        brands: [
          aBrandSeed({ locations, staff: seededStaff }),
          aBrandSeed({ ...none, staff: seededStaff }, { id: there, name: 'Soup House' }),
        ],
      })
      const edge = await openEdge(world.server, { brands: [aBrand(), aBrand({ id: there })] })
      app = edge.app
      logged = edge.logged
      olga = await signIn('olga')
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('gets its session once a manager has entered its code, and shows the orders of its location alone', async () => {
      const { pairing, code } = await begin()
      expect(code).to.match(/^\d{6}$/)
      expect((await collect(pairing)).json()).to.deep.equal({})
      expect((await enter(code)).json().devices).to.have.length(1)
      const collected = await collect(pairing)
      expect(collected.json().session).to.deep.include({
        locations: [{ id: 'loc-1', name: 'Main Street', timeZone: 'America/New_York' }],
      })
      expect(collected.json().session.member).to.deep.include({ name: 'Pass tablet', role: 'device', email: '' })
      const cookie = cookieOf(collected)
      expect(String(collected.headers['set-cookie'])).to.include('HttpOnly').and.include('SameSite=Strict')
      expect([(await orders(cookie)).statusCode, (await orders(cookie, 'loc-2')).statusCode]).to.deep.equal([200, 403])
      const order = placed(await world.server.ordering.place(aPlacement()))
      expect((await accept(cookie, order.id)).statusCode).to.equal(200)
      const [row] = await engine.rows("select member_id, action from audit where action = 'order:Accepted'")
      expect(row?.['member_id']).to.match(/^dev_/)
    })

    it('keeps secrets out of answers, logs and tables', async () => {
      const { pairing, cookie } = await paired()
      const token = cookie.split('=')[1] ?? ''
      expect(token).to.match(/^[A-Za-z0-9_-]{43}$/)
      const tables = JSON.stringify([
        await engine.rows('select * from devices'),
        await engine.rows('select * from device_pairings'),
      ])
      const collected = await collect(pairing)
      for (const secret of [token, pairing, cookieOf(collected).split('=')[1] ?? ''])
        for (const text of [tables, logged.join('\n'), collected.body]) expect(text).to.not.include(secret)
    })

    it('takes a code once, until its time is past, for its brand alone, and for those who may set up the location', async () => {
      const { pairing, code } = await begin()
      const [carl, mia, tablet] = [await signIn('carl'), await signIn('mia'), await signIn('tablet')]
      for (const cookie of [carl, mia, tablet]) expect((await enter(code, { cookie })).statusCode).to.equal(403)
      expect((await enter(code, { location: 'none' })).json().code).to.equal('unknown_location')
      expect((await collect(pairing, there)).json().code).to.equal('pairing_over')
      expect((await enter(code, { cookie: mia, location: 'loc-2' })).statusCode).to.equal(200)
      expect((await enter(code)).json().code).to.equal('unknown_code')
      expect((await collect(pairing)).json().session.locations).to.have.length(1)
      const late = await begin()
      world.clock.at += pairingLife + 1
      expect((await enter(late.code)).json().code).to.equal('unknown_code')
      expect((await collect(late.pairing)).json().code).to.equal('pairing_over')
    })

    it('collects its session again after a lost answer, and only the newest one is valid', async () => {
      const { pairing, cookie } = await paired()
      const again = cookieOf(await collect(pairing))
      expect([(await orders(cookie)).statusCode, (await orders(again)).statusCode]).to.deep.equal([401, 200])
      world.clock.at += pairingLife
      expect((await collect(pairing)).statusCode).to.equal(401)
      expect((await orders(again)).statusCode).to.equal(200)
    })

    it('has two minutes to collect its session if its code was entered at the last moment', async () => {
      const { pairing, code } = await begin()
      world.clock.at += pairingLife - 1
      await enter(code)
      world.clock.at += collectingLife - 1
      expect((await collect(pairing)).json()).to.have.property('session')
    })

    it('limits codes requested from one address and codes entered by one member', async () => {
      for (let n = 0; n < 10; n += 1) expect((await enter('000000')).statusCode).to.equal(404)
      expect((await enter('000000')).statusCode).to.equal(429)
      const statuses = new Set<number>()
      for (let n = 0; n < 21; n += 1) statuses.add((await ask('POST', '/staff/pairing')).statusCode)
      expect([...statuses]).to.deep.equal([200, 429])
    })

    it('is harmless when it is stolen: once revoked it reads nothing and changes nothing, and cannot come back', async () => {
      const { cookie, id, pairing } = await paired()
      const order = placed(await world.server.ordering.place(aPlacement()))
      expect((await revoke(id, { cookie: await signIn('mia') })).statusCode).to.equal(403)
      expect((await revoke(id)).json().devices).to.deep.equal([])
      expect((await revoke(id)).statusCode).to.equal(200)
      expect((await ask('GET', '/staff/session', { cookie })).statusCode).to.equal(401)
      expect((await orders(cookie)).statusCode).to.equal(401)
      expect((await accept(cookie, order.id)).statusCode).to.equal(401)
      expect((await ask('GET', '/staff/locations/loc-1/events?client=noodle-house', { cookie })).statusCode).to.equal(
        401,
      )
      expect((await collect(pairing)).json().code).to.equal('pairing_over')
      const entries = await engine.rows(
        "select member_id, action, subject from audit where action like 'device:%' order by id",
      )
      expect(entries).to.deep.equal([
        { member_id: 'stf-olga', action: 'device:pair', subject: id },
        { member_id: 'stf-olga', action: 'device:revoke', subject: id },
      ])
    })

    it('unpairs itself when it signs out', async () => {
      const { cookie } = await paired()
      await ask('DELETE', '/staff/session', { cookie })
      expect([(await orders(cookie)).statusCode, await devices()]).to.deep.equal([401, []])
    })

    it('stays paired while it is used, says when it was last seen, and ends after three months without use', async () => {
      const { cookie } = await paired()
      for (let n = 0; n < 8; n += 1) {
        world.clock.at += 60 * day
        expect((await orders(cookie)).statusCode).to.equal(200)
      }
      olga = await signIn('olga')
      expect((await devices())[0]?.seenAt).to.equal(Math.floor(world.clock.at / 1_000))
      world.clock.at += deviceIdleLife + 1
      expect((await orders(cookie)).statusCode).to.equal(401)
    })

    it('deletes codes after their time', async () => {
      await begin()
      world.clock.at += pairingLife + 1
      const { db, close } = await openDatabase(world.choice)
      await deleteExpiredRows(db, world.clock.at)
      await close()
      expect(await engine.rows('select 1 from device_pairings')).to.deep.equal([])
    })
  })
}
