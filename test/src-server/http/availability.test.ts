import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { OrderServer } from '../../../src-server/order-server.ts'
import { deleteExpiredRows } from '../../../src-server/retention/delete-expired-rows.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aKey } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  engines,
  noon,
  openWorld,
  ramen,
  tea,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

const hour = 3_600_000
/** Milliseconds that a process caches database rows. */
const fresh = 1_000
const midnight = noon + 12 * hour
const [here, host] = ['noodle-house', 'order.example']

interface Entry {
  readonly kind: string
  readonly id: string
  readonly isAvailable: boolean
  readonly soldOut?: { readonly since: number; readonly until?: number }
}

for (const engine of engines()) {
  describe(`what a location has sold out, over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let cookie: string
    const ordering = { ...aBrand().ordering, scheduled: true }

    const edgeOf = async (server: OrderServer) => (await openEdge(server, { brands: [aBrand({ ordering })] })).app
    const ask = (
      url: string,
      payload?: object,
      {
        method = payload === undefined ? 'GET' : 'POST',
        location = 'loc-1',
        by = app,
      }: {
        method?: 'GET' | 'POST' | 'PUT'
        location?: string
        by?: FastifyInstance
      } = {},
    ) =>
      by.inject({
        ...{ method, url: `/v1${url}` },
        headers: { client: here, host, origin: `https://${host}`, locationid: location, sessionid: 'visit-1', cookie },
        ...(payload === undefined ? {} : { payload }),
      })

    const change = async (kind: string, id: string, name: string, until?: number): Promise<readonly Entry[]> => {
      const body = { kind, id, change: { name, ...(until === undefined ? {} : { until }) } }
      const answer = await ask('/staff/locations/loc-1/availability', body, { method: 'PUT' })
      expect(answer.statusCode, answer.body).to.equal(200)
      const { entries }: { entries: Entry[] } = answer.json()
      return entries
    }
    const menuAt = async (location = 'loc-1', at?: number, by = app) => {
      const answer = await ask(`/menus?orderType=pickup${at === undefined ? '' : `&at=${at}`}`, undefined, {
        location,
        by,
      })
      const { items }: { items: Record<string, { isAvailable: boolean }> } = answer.json()
      const gone = Object.entries(items).flatMap(([id, { isAvailable }]) => (isAvailable ? [] : [id]))
      return { gone: gone.filter((id) => id !== 'sold-out-bowl').sort(), etag: answer.headers['etag'] }
    }
    const line = (dish: string) => {
      const [item = '', noodles = 'thin'] = dish.split(' ')
      return item === 'tea' ? tea() : ramen(noodles)
    }
    const validate = async (...items: string[]) => {
      const payload = { items: items.map(line), orderType: 'pickup' satisfies DiningOption }
      return (await ask('/order/validate', payload)).json()
    }
    let key = 0
    const place = async (
      items: readonly string[],
      { scheduledAt = null, location = 'loc-1' }: { scheduledAt?: number | null; location?: string } = {},
    ) => {
      key += 1
      const guestInfo = { firstName: 'Gus', lastName: `Diaz ${key}`, email: 'gus@example.com' }
      const payload = { items: items.map(line), orderType: 'pickup', scheduledAt, cart: [], tip: 0, guestInfo }
      return ask('/order/cash/', { ...payload, idempotencyKey: aKey(key) }, { location })
    }

    beforeEach(async () => {
      const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
      world = await openWorld(engine, { brands: [aBrandSeed({ locations, staff: seededStaff }, { ordering })] })
      app = await edgeOf(world.server)
      cookie = ''
      const signIn = { email: 'carl@example.com', password: 'noodles for carl' }
      cookie = String((await ask('/staff/session', signIn)).headers['set-cookie']).split(';')[0] ?? ''
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('sells a dish out at once: menu, validation and placement know, and switched on it sells again', async () => {
      const before = await menuAt()
      await change('item', 'ramen', 'sell-out')
      const after = await menuAt()
      expect(after.gone).to.deep.equal(['ramen'])
      expect(after.etag).to.not.equal(before.etag)
      const verdict = await validate('ramen', 'tea')
      expect(verdict).to.deep.include({ isValid: false, soldOutItems: ['ramen'], invalidItems: ['ramen'] })
      expect((await place(['ramen'])).statusCode).to.equal(400)
      expect((await place(['tea'])).statusCode).to.equal(200)
      await change('item', 'ramen', 'switch-on')
      expect(await menuAt()).to.deep.equal(before)
      expect(await validate('ramen'))
        .to.include({ isValid: true })
        .and.not.have.property('soldOutItems')
      expect((await place(['ramen'])).statusCode).to.equal(200)
    })

    it('leaves other locations of the brand as they are', async () => {
      await change('item', 'ramen', 'sell-out')
      expect((await menuAt('loc-2')).gone).to.deep.equal([])
      expect((await place(['ramen'], { location: 'loc-2' })).statusCode).to.equal(200)
    })

    it('sells out for today: an order for tomorrow is taken, and tomorrow the mark is over', async () => {
      const entries = await change('item', 'ramen', 'sell-out-today')
      expect(entries.find(({ id }) => id === 'ramen')?.soldOut?.until).to.equal(midnight / 1_000)
      const tomorrow = noon / 1_000 + 86_400
      expect((await menuAt()).gone).to.deep.equal(['ramen'])
      expect((await menuAt('loc-1', tomorrow)).gone).to.deep.equal([])
      expect((await place(['ramen'], { scheduledAt: noon / 1_000 + 7_200 })).statusCode).to.equal(400)
      expect((await place(['ramen'], { scheduledAt: tomorrow })).statusCode).to.equal(200)
      world.clock.at = noon + 24 * hour
      expect((await menuAt()).gone).to.deep.equal([])
      expect((await place(['ramen'])).statusCode).to.equal(200)
    })

    it('sells a whole group out until a time', async () => {
      const until = noon / 1_000 + 3_600
      const entries = await change('group', 'bowls', 'sell-out-until', until)
      expect(entries.find(({ id }) => id === 'bowls')).to.deep.include({
        isAvailable: false,
        soldOut: { since: noon / 1_000, until },
      })
      expect(entries.find(({ id }) => id === 'ramen'))
        .to.include({ isAvailable: false })
        .and.not.have.property('soldOut')
      expect((await menuAt()).gone).to.deep.equal(['ramen'])
      world.clock.at = until * 1_000
      expect((await menuAt()).gone).to.deep.equal([])
    })

    it('refuses a modifier that is sold out, and the dish without its last required one', async () => {
      await change('item', 'thick', 'sell-out')
      expect(await validate('ramen thick')).to.deep.include({ isValid: false, invalidModifiers: ['thick'] })
      expect((await place(['ramen thick'])).statusCode).to.equal(400)
      expect((await place(['ramen thin'])).statusCode).to.equal(200)
      await change('item', 'thin', 'sell-out')
      expect(await validate('ramen thin')).to.deep.include({ soldOutItems: ['ramen'] })
    })

    it('refuses what is on no menu of the location, and a time that is past', async () => {
      const put = (body: object) => ask('/staff/locations/loc-1/availability', body, { method: 'PUT' })
      const unknown = await put({ kind: 'group', id: 'ramen', change: { name: 'sell-out' } })
      expect([unknown.statusCode, unknown.json().code]).to.deep.equal([404, 'unknown_menu_entry'])
      const past = await put({ kind: 'item', id: 'tea', change: { name: 'sell-out-until', until: noon / 1_000 } })
      expect([past.statusCode, past.json().code]).to.deep.equal([409, 'until_is_past'])
      const bare = await put({ kind: 'item', id: 'tea', change: { name: 'sell-out-until' } })
      expect(bare.statusCode).to.equal(400)
    })

    it('counts what is left: the menu says so from five down, under another version, and a lost race is 409', async () => {
      const left = async () => {
        const answer = await ask('/menus?orderType=pickup', undefined)
        const { items }: { items: Record<string, { left?: number; isAvailable: boolean }> } = answer.json()
        return { left: items['tea']?.left, isAvailable: items['tea']?.isAvailable, etag: answer.headers['etag'] }
      }
      const count = (units: number, commandId: string, seen?: string) => {
        const change = { name: 'count', left: units, commandId, ...(seen === undefined ? {} : { seen }) }
        return ask('/staff/locations/loc-1/availability', { kind: 'item', id: 'tea', change }, { method: 'PUT' })
      }
      const before = await left()
      const set = await count(6, aKey(901))
      expect(set.json().entries.find(({ id }: Entry) => id === 'tea')).to.deep.include({
        count: { left: 6, version: aKey(901), until: midnight / 1_000 },
      })
      expect(await left()).to.deep.equal(before)
      expect((await place(['tea', 'tea'])).statusCode).to.equal(200)
      world.clock.at += fresh
      const few = await left()
      expect(few).to.deep.include({ left: 4, isAvailable: true })
      expect(few.etag).to.not.equal(before.etag)
      const lost = await count(9, aKey(902), aKey(903))
      expect([lost.statusCode, lost.json().code]).to.deep.equal([409, 'count_changed'])
      expect((await count(0, aKey(904), aKey(901))).statusCode).to.equal(400)
      expect((await place(['tea', 'tea', 'tea', 'tea'])).statusCode).to.equal(200)
      world.clock.at += fresh
      expect(await left()).to.deep.include({ left: undefined, isAvailable: false })
    })

    it('says in the audit log who changed what, once per change', async () => {
      for (const name of ['sell-out', 'sell-out', 'switch-on', 'switch-on']) await change('item', 'tea', name)
      const audit = await engine.rows(`
        select member_id, location_id, action, subject from audit where action like 'availability:%' order by id`)
      const of = { member_id: 'stf-carl', location_id: 'loc-1', subject: 'item:tea' }
      expect(audit).to.deep.equal([
        { ...of, action: 'availability:SellOut' },
        { ...of, action: 'availability:SwitchOn' },
      ])
    })

    it('deletes a mark after it expired', async () => {
      await change('item', 'tea', 'sell-out-until', noon / 1_000 + 60)
      await change('item', 'ramen', 'sell-out')
      const { db, close } = await openDatabase(world.choice)
      const entries = () => engine.rows('select entry_id from sold_out order by entry_id')
      await deleteExpiredRows(db, noon)
      expect(await entries()).to.have.length(2)
      await deleteExpiredRows(db, noon + 61_000)
      expect(await entries()).to.deep.equal([{ entry_id: 'ramen' }])
      await close()
    })

    it('reaches another process of the order server within a second', async () => {
      const other = await edgeOf(await world.another())
      expect((await menuAt('loc-1', undefined, other)).gone).to.deep.equal([])
      await change('item', 'ramen', 'sell-out')
      world.clock.at += fresh
      expect((await menuAt('loc-1', undefined, other)).gone).to.deep.equal(['ramen'])
      await other.close()
    })
  })
}
