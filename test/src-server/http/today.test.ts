import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { OrderServer } from '../../../src-server/order-server.ts'
import { deleteExpiredRows } from '../../../src-server/retention/delete-expired-rows.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { everyDay } from '../../builders/location-builder.ts'
import { aKey } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNonce,
  engines,
  noon,
  openWorld,
  ramen,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

const minute = 60_000
const hour = 60 * minute
/** Milliseconds that a process caches database rows. */
const fresh = 1_000
const [here, host] = ['noodle-house', 'order.example']
/** Unix seconds. */
const noonAt = noon / 1_000

type Type = 'pickup' | 'delivery' | 'kiosk'
interface Shown {
  readonly isOpen: boolean
  readonly isOpenFor: Readonly<Record<Type, boolean>>
  readonly nextTimes?: Partial<Readonly<Record<Type, number>>>
  readonly pauses?: object
  readonly serviceEstimates: object
}

for (const engine of engines()) {
  describe(`what a location changes for today, over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let cookie: string
    const ordering = { ...aBrand().ordering, scheduled: true, delivery: true, kiosk: true }

    const edgeOf = async (server: OrderServer) => (await openEdge(server, { brands: [aBrand({ ordering })] })).app
    const ask = (
      url: string,
      payload?: object,
      {
        method = payload === undefined ? 'GET' : 'POST',
        location = 'loc-1',
        by = app,
      }: { method?: 'GET' | 'POST' | 'PUT'; location?: string; by?: FastifyInstance } = {},
    ) =>
      by.inject({
        ...{ method, url: `/v1${url}` },
        headers: { client: here, host, origin: `https://${host}`, locationid: location, sessionid: 'visit-1', cookie },
        ...(payload === undefined ? {} : { payload }),
      })
    const change = async (body: object) => {
      const answer = await ask('/staff/locations/loc-1/today', body, { method: 'PUT' })
      expect(answer.statusCode, answer.body).to.equal(200)
      return answer.json()
    }
    const shown = async (slug = 'main-street', by = app): Promise<Shown> => {
      const [location]: Shown[] = (await ask('/locations', { slugs: [slug] }, { by })).json()
      if (location === undefined) throw new Error(`no location ${slug}`)
      return location
    }
    const order = (orderType: Type, scheduledAt: number | null, bowls = 1) => ({
      ...{ items: [{ ...ramen(), quantity: bowls }], orderType, scheduledAt },
      ...(orderType === 'kiosk' ? { tableNumber: 'table-7' } : {}),
    })
    const validate = async (orderType: Type = 'pickup', scheduledAt: number | null = null, bowls = 1) =>
      (await ask('/order/validate', order(orderType, scheduledAt, bowls))).json()
    let key = 0
    const place = async (
      orderType: Type = 'pickup',
      scheduledAt: number | null = null,
      { location = 'loc-1', bowls = 1, card }: { location?: string; bowls?: number; card?: string } = {},
    ) => {
      key += 1
      const guestInfo = { firstName: 'Gus', lastName: `Diaz ${key}`, email: 'gus@example.com' }
      const payload = {
        ...order(orderType, scheduledAt, bowls),
        cart: [],
        tip: 0,
        guestInfo,
        idempotencyKey: aKey(key),
      }
      return card === undefined
        ? ask('/order/cash/', payload, { location })
        : ask('/order', { ...payload, cardNonce: card }, { location })
    }

    beforeEach(async () => {
      const hours = everyDay('09:00', '21:00')
      const locations = [aLocationSetting({ hours }), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
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

    const all = ['pickup', 'delivery', 'kiosk'] as const

    it('pauses all ordering at once: the location, a price check and a placement say until when, and resume undoes it', async () => {
      const before = await shown()
      await change({ name: 'pause', orderTypes: all, minutes: 30 })
      const until = noonAt + 1_800
      expect(await shown()).to.deep.include({
        isOpen: false,
        isOpenFor: { pickup: false, delivery: false, kiosk: false },
        pauses: { pickup: { until }, delivery: { until }, kiosk: { until } },
        nextTimes: { pickup: until, delivery: until },
      })
      const sentence = 'Pickup is paused until 12:30 PM.'
      expect(await validate()).to.deep.include({
        isValid: false,
        reason: 'pickup-closed',
        message: sentence,
        pause: { until },
        nextAvailableAt: until,
      })
      expect((await ask('/order/check-price', order('pickup', null))).json()).to.deep.include({
        isValid: false,
        message: sentence,
      })
      const refused = await place()
      expect([refused.statusCode, refused.json()]).to.deep.equal([
        400,
        { code: 'pickup_closed', reason: 'pickup-closed', message: sentence },
      ])
      expect((await place('kiosk')).json()).to.include({ message: 'Table ordering is paused until 12:30 PM.' })
      expect((await place('pickup', null, { location: 'loc-2' })).statusCode).to.equal(200)
      await change({ name: 'resume', orderTypes: all })
      expect(await shown()).to.deep.equal(before)
      expect((await place()).statusCode).to.equal(200)
    })

    it('ends a pause by itself, at the minute that was shown', async () => {
      world.clock.at = noon + 13_000
      await change({ name: 'pause', orderTypes: ['pickup'], minutes: 15 })
      expect((await validate()).message).to.equal('Pickup is paused until 12:16 PM.')
      world.clock.at = noon + 16 * minute - 1
      expect((await place()).statusCode).to.equal(400)
      world.clock.at = noon + 16 * minute
      expect((await shown()).isOpenFor.pickup).to.equal(true)
      expect((await place()).statusCode).to.equal(200)
    })

    it('pauses one order type and takes orders of the others', async () => {
      await change({ name: 'pause', orderTypes: ['delivery'] })
      expect((await shown()).isOpenFor).to.deep.equal({ pickup: true, delivery: false, kiosk: true })
      expect((await place()).statusCode).to.equal(200)
      expect((await place('kiosk')).statusCode).to.equal(200)
      expect(await validate('delivery')).to.include({ message: 'Delivery is paused right now.' })
    })

    it('takes orders for after a pause with an end, and none at all during one without', async () => {
      await change({ name: 'pause', orderTypes: ['pickup'], minutes: 60 })
      expect((await validate('pickup', noonAt + 1_800)).reason).to.equal('invalid-scheduledAt')
      expect((await place('pickup', noonAt + 1_800)).statusCode).to.equal(400)
      expect((await place('pickup', noonAt + 3_600)).statusCode).to.equal(200)
      await change({ name: 'pause', orderTypes: ['pickup'] })
      expect(await shown()).to.not.have.nested.property('nextTimes.pickup')
      const tomorrow = noonAt + 86_400
      expect((await validate('pickup', tomorrow)).message).to.equal('Pickup is paused right now.')
      expect((await place('pickup', tomorrow)).statusCode).to.equal(400)
    })

    it('closes early today: the hours, the times for later and a placement after closing know, and tomorrow is as usual', async () => {
      const state = await change({ name: 'close-early', at: '15:00' })
      expect(state.date).to.equal('2026-06-10')
      expect(state.hours).to.deep.include({ date: '2026-06-10', closesAt: '15:00' })
      const three = noonAt + 3 * 3_600
      expect((await place('pickup', three - 900)).statusCode).to.equal(200)
      expect((await validate('pickup', three)).reason).to.equal('invalid-scheduledAt')
      expect((await place('pickup', three + 86_400)).statusCode).to.equal(200)
      world.clock.at = three * 1_000
      expect((await shown()).isOpen).to.equal(false)
      expect((await place()).json()).to.include({ code: 'pickup_closed' })
      await change({ name: 'hours-as-usual' })
      expect((await place()).statusCode).to.equal(200)
      world.clock.at = noon + 24 * hour
      expect((await shown()).isOpen).to.equal(true)
      const answer = await ask('/staff/locations/loc-1/today', { name: 'close-early', at: '22:00' }, { method: 'PUT' })
      expect([answer.statusCode, answer.json().code]).to.deep.equal([409, 'hours_unchanged'])
    })

    it('opens late today, until the hour that was set', async () => {
      await change({ name: 'open-late', at: '13:00' })
      expect(await shown()).to.deep.include({
        isOpen: false,
        nextTimes: { pickup: noonAt + 3_600, delivery: noonAt + 3_600 },
      })
      expect((await place()).statusCode).to.equal(400)
      world.clock.at = noon + hour
      expect((await place()).statusCode).to.equal(200)
    })

    it('takes longer this evening: what is promised and offered follows, until the day ends or it is undone', async () => {
      await change({ name: 'prepare', orderType: 'pickup', minutes: 45 })
      expect((await shown()).serviceEstimates).to.deep.include({ pickup: 45 })
      expect(await validate()).to.include({ isValid: true, serviceEstimate: 45 })
      expect((await validate('pickup', noonAt + 1_800)).isValid).to.equal(false)
      expect((await validate('pickup', noonAt + 2_700)).isValid).to.equal(true)
      await change({ name: 'prepare-as-usual', orderType: 'pickup' })
      expect(await validate()).to.include({ serviceEstimate: 20 })
      await change({ name: 'prepare', orderType: 'pickup', minutes: 45 })
      world.clock.at = noon + 24 * hour
      expect(await validate()).to.include({ serviceEstimate: 20 })
      const short = await ask(
        '/staff/locations/loc-1/today',
        { name: 'prepare', orderType: 'pickup', minutes: 4 },
        { method: 'PUT' },
      )
      expect(short.statusCode).to.equal(400)
    })

    it('takes no more orders in a quarter of an hour than its throttle, for now and for later alike', async () => {
      await change({ name: 'throttle', limits: { orders: 2 } })
      for (const expected of [200, 200, 400]) expect((await place('pickup', later)).statusCode).to.equal(expected)
      for (const expected of [200, 200, 400]) expect((await place()).statusCode).to.equal(expected)
      await change({ name: 'unthrottle' })
      expect((await place()).statusCode).to.equal(200)
      expect((await place('pickup', later)).statusCode).to.equal(200)
    })

    const statuses = async (...calls: readonly (() => ReturnType<typeof place>)[]) => {
      const all: number[] = []
      for (const call of calls) all.push((await call()).statusCode)
      return all
    }
    const later = noonAt + 3_600

    it('takes no more items in a quarter of an hour than its throttle, and shows a time as full before it is tried', async () => {
      await change({ name: 'throttle', limits: { items: 5 } })
      const bowls = (count: number) => () => place('pickup', later, { bowls: count })
      expect(await statuses(bowls(3), bowls(3), bowls(2))).to.deep.equal([200, 400, 200])
      expect(await validate('pickup', later)).to.include({
        reason: 'invalid-scheduledAt',
        nextAvailableAt: later + 900,
      })
      expect((await place('pickup', later + 900, { bowls: 9 })).statusCode).to.equal(200)
      expect((await place('pickup', later + 900)).statusCode).to.equal(400)
      expect(await engine.rows('select taken, items from slot_loads order by slot_at')).to.deep.equal([
        { taken: 2, items: 5 },
        { taken: 1, items: 9 },
      ])
    })

    it('takes no more food in a quarter of an hour than its throttle in money, of orders for now too', async () => {
      // A ramen is 12.50.
      await change({ name: 'throttle', limits: { amount: 30 } })
      expect(await statuses(place, place, place)).to.deep.equal([200, 200, 400])
      expect(await validate()).to.include({ isAsapOrderingEnabled: false })
      expect((await place('kiosk')).statusCode).to.equal(200)
    })

    it('counts the orders that were taken before its throttle', async () => {
      const bowls = (count: number) => () => place('pickup', later, { bowls: count })
      expect(await statuses(bowls(3), place)).to.deep.equal([200, 200])
      expect(await engine.rows('select * from slot_loads')).to.deep.equal([])
      await change({ name: 'throttle', limits: { orders: 2, items: 4 } })
      expect(await statuses(bowls(2), bowls(1), bowls(1))).to.deep.equal([400, 200, 400])
      expect(await statuses(place, place)).to.deep.equal([200, 400])
    })

    it('gives the place of a cancelled order back, with its items and money', async () => {
      await change({ name: 'throttle', limits: { items: 2 } })
      const { id }: { id: string } = (await place('pickup', later, { bowls: 2 })).json()
      expect((await place('pickup', later)).statusCode).to.equal(400)
      const command = { name: 'cancel', reason: 'Out of noodles' }
      const cancelled = await ask(`/staff/orders/${id}/commands`, { commandId: aKey(900), version: 0, command })
      expect(cancelled.statusCode, cancelled.body).to.equal(200)
      expect(await engine.rows('select taken, items, amount from slot_loads')).to.deep.equal([
        { taken: 0, items: 0, amount: 0 },
      ])
    })

    it('gives the place of a declined card back, with its items and money', async () => {
      await change({ name: 'throttle', limits: { items: 2 } })
      const declined = () => place('pickup', later, { bowls: 2, card: aNonce('declined') })
      expect(await statuses(declined)).to.deep.equal([402])
      expect(await engine.rows('select taken, items, amount from slot_loads')).to.deep.equal([
        { taken: 0, items: 0, amount: 0 },
      ])
      expect((await place('pickup', later, { bowls: 2, card: aNonce() })).statusCode).to.equal(200)
    })

    it('reaches another process of the order server within a second', async () => {
      const other = await edgeOf(await world.another())
      expect((await shown('main-street', other)).isOpen).to.equal(true)
      await change({ name: 'pause', orderTypes: ['pickup'] })
      world.clock.at += fresh
      expect((await shown('main-street', other)).isOpen).to.equal(false)
      await other.close()
    })

    it('writes who changed what, once for a change that is repeated', async () => {
      await change({ name: 'pause', orderTypes: all })
      await change({ name: 'pause', orderTypes: all })
      await change({ name: 'resume', orderTypes: all })
      await change({ name: 'resume', orderTypes: all })
      const rows = await engine.rows('select location_id, member_id, action, subject from audit order by id')
      expect(rows.filter(({ action }) => String(action).startsWith('today:'))).to.deep.equal(
        ['Pause', 'Resume'].map((name) => ({
          ...{ location_id: 'loc-1', member_id: 'stf-carl', action: `today:${name}` },
          subject: JSON.stringify({ orderTypes: all }),
        })),
      )
    })

    it('deletes what has expired, and keeps a pause without an end', async () => {
      await change({ name: 'pause', orderTypes: ['pickup'], minutes: 15 })
      await change({ name: 'pause', orderTypes: ['kiosk'] })
      const { db, close } = await openDatabase(world.choice)
      await deleteExpiredRows(db, noon + hour)
      expect(await engine.rows('select order_type from ordering_pauses')).to.deep.equal([{ order_type: 'kiosk' }])
      await close()
    })
  })
}
