import { expect } from 'chai'
import type { SlotTerms } from '../../src-domain/scheduling/slots.ts'
import type { PlacementRequest } from '../../src-server/ordering/placement-request.ts'
import type { PlacementResult } from '../../src-server/ordering/placement-result.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  aNonce,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const someone = { brandId: 'noodle-house' }
/** Current time: noon on Wednesday 10 June 2026 in New York. */
function seconds(iso: string) {
  return Date.parse(iso) / 1_000
}
const halfPastTwo = seconds('2026-06-10T18:30:00Z')
const midnight = seconds('2026-06-10T04:00:00Z')

/** Fifty customers at once; `RACE_ROUNDS=50` is the full measure. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 3)

function seed(terms: Partial<SlotTerms>, fields: Parameters<typeof aLocationSetting>[0] = {}) {
  const setting = aLocationSetting(fields)
  return aBrandSeed({ locations: [{ ...setting, schedule: { ...setting.schedule, ...terms } }] })
}

function at(scheduledAt: number, fields: Partial<PlacementRequest> = {}): PlacementRequest {
  return aPlacement({ order: aSubmittedOrder({ scheduledAt }), ...fields })
}

function byCardAt(scheduledAt: number, outcome = 'approved'): PlacementRequest {
  return aCardPlacement({ order: aSubmittedOrder({ scheduledAt }), cardNonce: aNonce(outcome) })
}

for (const engine of engines()) {
  describe(`Orders for later on ${engine.name}`, () => {
    let world: World
    const open = async (terms: Partial<SlotTerms>, fields: Parameters<typeof aLocationSetting>[0] = {}) => {
      world = await openWorld(engine, { brands: [seed(terms, fields)] })
    }
    const place = (request: PlacementRequest): Promise<PlacementResult> => world.server.ordering.place(request)
    const load = async () =>
      (await engine.rows('select taken from slot_loads')).reduce((sum, { taken }) => sum + Number(taken), 0)
    const charges = () => world.sandbox.ledger().filter(({ entry }) => entry === 'authorise').length
    const holds = async () => (await engine.rows('select * from slot_holds')).length
    const timesToday = async () => {
      const times = await said(world.server.schedules.times(someone, 'loc-1', 'pickup', midnight))
      return '_tag' in times ? times._tag : times
    }
    afterEach(() => world.close())
    after(() => engine.close())

    it('API-44, API-45, SCHED-03, SCHED-04 tells days and times of its own settings and of what is taken', async () => {
      await open({ daysAhead: 1, leadMinutes: 20, capacityPerSlot: 1 }, { holidays: ['2026-06-11'] })
      expect(await said(world.server.schedules.dates(someone, 'loc-1', 'pickup'))).to.deep.equal([
        { unixTimestamp: midnight, dayOfWeek: 'Wed', pretty: 'Wed, 6/10/2026' },
      ])
      placed(await place(at(seconds('2026-06-10T16:30:00Z'))))
      const times = await timesToday()
      expect(times.slice(0, 2)).to.deep.equal([
        { unixTimestamp: seconds('2026-06-10T16:30:00Z'), formatted: '12:30 PM', isAvailable: false },
        { unixTimestamp: seconds('2026-06-10T16:45:00Z'), formatted: '12:45 PM', isAvailable: true },
      ])
    })

    it('API-45 knows no times of a moment that is no schedule date, and no place of another brand', async () => {
      await open({})
      const times = (caller: { readonly brandId: string }, date: number) =>
        said(world.server.schedules.times(caller, 'loc-1', 'pickup', date))
      expect(await times(someone, midnight + 3_600)).to.deep.equal({ _tag: 'NoScheduleDate' })
      expect(await times({ brandId: 'somebody-else' }, midnight)).to.deep.equal({ _tag: 'NotFound' })
      expect(await said(world.server.schedules.dates(someone, 'loc-9', 'pickup'))).to.deep.equal({ _tag: 'NotFound' })
      expect(await said(world.server.schedules.dates(someone, 'loc-1', 'kiosk'))).to.deep.equal([])
    })

    it('SCHED-12 offers nothing where the brand takes orders for now only', async () => {
      world = await openWorld(engine, {
        brands: [aBrandSeed({}, { ordering: { ...aBrandSeed().brand.ordering, scheduled: false } })],
      })
      expect(await said(world.server.schedules.dates(someone, 'loc-1', 'pickup'))).to.deep.equal([])
      expect(await place(at(halfPastTwo))).to.deep.include({ _tag: 'Refused', reason: 'invalid-scheduledAt' })
    })

    it('SCHED-25, CHK-30 keeps the time with the order, and refuses one that is no slot on offer', async () => {
      await open({ leadMinutes: 30 })
      expect(placed(await place(at(halfPastTwo))).scheduledAt).to.equal(halfPastTwo)
      const reasonOf = async (when: number) => {
        const result = await place(at(when))
        return result._tag === 'Refused' ? [result.status, result.reason] : [result._tag]
      }
      const refused = [400, 'invalid-scheduledAt']
      // Off the quarter, before the lead, after closing, and beyond the last date.
      expect(await reasonOf(halfPastTwo + 60)).to.deep.equal(refused)
      expect(await reasonOf(seconds('2026-06-10T16:15:00Z'))).to.deep.equal(refused)
      expect(await reasonOf(seconds('2026-06-11T02:15:00Z'))).to.deep.equal(refused)
      expect(await reasonOf(halfPastTwo + 31 * 86_400)).to.deep.equal(refused)
    })

    it('SCHED-18 names the next time when the chosen one has passed, in validation and in placing', async () => {
      await open({ leadMinutes: 30 })
      const order = aSubmittedOrder({ scheduledAt: seconds('2026-06-10T16:15:00Z') })
      expect(await said(world.server.ordering.validate(someone, 'loc-1', order))).to.deep.include({
        isValid: false,
        reason: 'invalid-scheduledAt',
        nextAvailableTime: '12:30 PM',
        nextAvailableDate: 'Wed, 6/10/2026',
      })
      expect(await place(aPlacement({ order }))).to.deep.include({
        message: 'That time is no longer available. The next one is Wed, 6/10/2026 at 12:30 PM.',
      })
    })

    it('SCHED-18 names the next time beside a closed door, and says nothing of it while orders for now are taken', async () => {
      await open({})
      const validate = () => said(world.server.ordering.validate(someone, 'loc-1', aSubmittedOrder()))
      expect(await validate()).to.deep.include({ isValid: true, isAsapOrderingEnabled: true, serviceEstimate: 20 })
      expect(await validate()).not.to.have.property('nextAvailableTime')
      world.clock.at = Date.parse('2026-06-11T03:00:00Z')
      expect(await validate()).to.deep.include({
        isValid: false,
        reason: 'pickup-closed',
        nextAvailableTime: '8:00 AM',
        nextAvailableDate: 'Thu, 6/11/2026',
      })
    })

    it('LOC-21, SCHED-09, SCHED-18 without a time: validates with ASAP off, is refused in placing', async () => {
      await open({}, { isPreorderRequired: true })
      const validated = await said(world.server.ordering.validate(someone, 'loc-1', aSubmittedOrder()))
      // At noon, the current minute is no slot.
      expect(validated).to.deep.include({
        isValid: true,
        isAsapOrderingEnabled: false,
        nextAvailableTime: '12:15 PM',
        nextAvailableAt: seconds('2026-06-10T16:15:00Z'),
      })
      expect(await place(aPlacement())).to.deep.include({
        status: 400,
        reason: 'preorder',
        message: 'Please schedule your order',
      })
      placed(await place(at(halfPastTwo)))
    })

    it('LOC-22, SCHED-18 a location tells by slug for each way whether it is open, and the next time that validation names too', async () => {
      const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        day,
        pickupOpen: '08:00',
        pickupClose: '22:00',
        deliveryOpen: '13:00',
        deliveryClose: '22:00',
      }))
      await open({}, { hours })
      const bySlug = async (more: { readonly diningOption?: 'pickup' | 'delivery' } = {}) => {
        const found = await said(world.server.locations.search(someone, { slugs: ['main-street'], ...more }))
        return '_tag' in found ? undefined : found[0]
      }
      const one = seconds('2026-06-10T17:00:00Z')
      expect(await bySlug()).to.deep.include({
        isOpen: true,
        isOpenFor: { pickup: true, delivery: false, kiosk: false },
        nextTimes: { delivery: one },
      })
      expect((await bySlug({ diningOption: 'delivery' }))?.isOpen).to.equal(false)
      const delivery = aSubmittedOrder({ orderType: 'delivery' })
      expect(await said(world.server.ordering.validate(someone, 'loc-1', delivery))).to.deep.include({
        reason: 'delivery-closed',
        nextAvailableAt: one,
        nextAvailableTime: '1:00 PM',
      })
      world.clock.at = one * 1_000
      expect((await bySlug())?.nextTimes).to.deep.equal({})
    })

    it('LOC-04 a location is found by a slug that it had earlier, and answers with the current one', async () => {
      await open({}, { formerSlugs: ['mill-lane'] })
      const bySlug = (slug: string) => said(world.server.locations.search(someone, { slugs: [slug] }))
      for (const slug of ['mill-lane', 'main-street']) {
        expect(await bySlug(slug), slug)
          .to.have.nested.property('[0]')
          .that.deep.includes({ id: 'loc-1', slug: 'main-street' })
      }
      expect(await bySlug('mill')).to.deep.equal([])
    })

    it('LOC-21, LOC-22 a preorder kitchen tells its next time while it is open, and none where nothing is scheduled', async () => {
      await open({}, { isPreorderRequired: true })
      const found = await said(world.server.locations.search(someone, { slugs: ['main-street'] }))
      const next = seconds('2026-06-10T16:15:00Z')
      expect(found).to.have.nested.property('[0].nextTimes').that.deep.equals({ pickup: next, delivery: next })
      await world.close()
      const setting = aLocationSetting({ isPreorderRequired: true })
      const ordering = { ...aBrandSeed().brand.ordering, scheduled: false }
      world = await openWorld(engine, { brands: [aBrandSeed({ locations: [setting] }, { ordering })] })
      const without = await said(world.server.locations.search(someone, { slugs: ['main-street'] }))
      expect(without).to.have.nested.property('[0].nextTimes').that.deep.equals({})
    })

    it('LOC-21, SCHED-11, TABLE-11 who sits at a table orders for now, at a preorder kitchen too', async () => {
      const setting = aLocationSetting({ isPreorderRequired: true })
      const ordering = { ...aBrandSeed().brand.ordering, kiosk: true }
      world = await openWorld(engine, { brands: [aBrandSeed({ locations: [setting] }, { ordering })] })
      const order = aSubmittedOrder({ orderType: 'kiosk', tableNumber: 'table-7' })
      const validated = await said(world.server.ordering.validate(someone, 'loc-1', order))
      expect(validated).to.deep.include({ isValid: true, isAsapOrderingEnabled: true })
      expect(validated).not.to.have.property('nextAvailableTime')
      placed(await place(aPlacement({ order })))
      world.clock.at = Date.parse('2026-06-11T03:00:00Z')
      const closed = await said(world.server.ordering.validate(someone, 'loc-1', order))
      expect(closed).to.deep.include({ isValid: false, reason: 'kiosk-closed' })
      expect(closed).not.to.have.property('nextAvailableTime')
    })

    it('SCHED-18 a location may take orders for later only, without being a preorder kitchen', async () => {
      await open({ isAsapEnabled: false })
      expect(await said(world.server.ordering.validate(someone, 'loc-1', aSubmittedOrder()))).to.deep.include({
        isAsapOrderingEnabled: false,
      })
      expect(await place(aPlacement())).to.deep.include({ reason: 'preorder' })
    })

    it('SCHED-04, CHK-30 refuses a full time, names the next one, and charges nothing', async () => {
      await open({ capacityPerSlot: 2 })
      placed(await place(at(halfPastTwo)))
      placed(await place(byCardAt(halfPastTwo)))
      expect(await place(byCardAt(halfPastTwo))).to.deep.equal({
        _tag: 'Refused',
        status: 400,
        code: 'invalid_scheduledAt',
        reason: 'invalid-scheduledAt',
        message: 'That time is no longer available. The next one is Wed, 6/10/2026 at 2:45 PM.',
      })
      expect([await load(), await holds(), charges()]).to.deep.equal([2, 0, 1])
      const order = aSubmittedOrder({ scheduledAt: halfPastTwo })
      expect(await said(world.server.ordering.validate(someone, 'loc-1', order))).to.deep.include({
        reason: 'invalid-scheduledAt',
        nextAvailableTime: '2:45 PM',
      })
    })

    it('SCHED-04 a declined card gives its place back, and the same key may take it again with another', async () => {
      await open({ capacityPerSlot: 1 })
      const declined = byCardAt(halfPastTwo, 'declined')
      expect(await place(declined)).to.deep.include({ _tag: 'Refused', status: 402 })
      expect([await load(), await holds()]).to.deep.equal([0, 0])
      placed(await place({ ...declined, cardNonce: aNonce() }))
      expect([await load(), await holds()]).to.deep.equal([1, 0])
    })

    it('LOC-22, SCHED-04 the list names another next time as soon as this process fills or frees one', async () => {
      await open({ capacityPerSlot: 1 }, { isPreorderRequired: true })
      const next = async () => {
        const found = await said(world.server.locations.search(someone, { slugs: ['main-street'] }))
        return '_tag' in found ? undefined : found[0]?.nextTimes?.pickup
      }
      const [first, second] = ['2026-06-10T16:15:00Z', '2026-06-10T16:30:00Z'].map(seconds)
      expect(await next()).to.equal(first)
      const declined = byCardAt(first ?? 0, 'declined')
      expect(await place(declined)).to.deep.include({ status: 402 })
      expect(await next()).to.equal(first)
      placed(await place(at(first ?? 0)))
      expect(await next()).to.equal(second)
    })

    it('SCHED-04 an order that is sent twice takes one place', async () => {
      await open({ capacityPerSlot: 1 })
      const twice = at(halfPastTwo)
      const [first, second] = [placed(await place(twice)), placed(await place(twice))]
      expect([first.id, await load()]).to.deep.equal([second.id, 1])
    })

    it('SCHED-04, SCHED-09 orders for now fill the quarter they are promised for, then the next time is offered', async () => {
      await open({ capacityPerSlot: 2 })
      const promised = seconds('2026-06-10T16:15:00Z')
      const results = await Promise.all([1, 2, 3, 4].map(() => place(aPlacement())))
      expect(results.filter(({ _tag }) => _tag === 'Placed')).to.have.length(2)
      const refused = results.find(({ _tag }) => _tag === 'Refused')
      expect(refused).to.deep.include({ status: 400, reason: 'preorder', message: 'Please schedule your order' })
      expect(await engine.rows('select slot_at, taken from slot_loads')).to.deep.equal([
        { slot_at: new Date(promised * 1_000), taken: 2 },
      ])
      const next = seconds('2026-06-10T16:30:00Z')
      expect(await said(world.server.ordering.validate(someone, 'loc-1', aSubmittedOrder()))).to.deep.include({
        isAsapOrderingEnabled: false,
        nextAvailableAt: next,
      })
      const found = await said(world.server.locations.search(someone, { slugs: ['main-street'] }))
      expect(found).to.have.nested.property('[0].nextTimes.pickup').that.equals(next)
      expect(await place(at(promised))).to.deep.include({ reason: 'invalid-scheduledAt' })
    })

    it('SCHED-04, TABLE-11 a guest at a table counts, and is never sent away by a full kitchen', async () => {
      const setting = aLocationSetting()
      const locations = [{ ...setting, schedule: { ...setting.schedule, capacityPerSlot: 1 } }]
      const ordering = { ...aBrandSeed().brand.ordering, kiosk: true }
      world = await openWorld(engine, { brands: [aBrandSeed({ locations }, { ordering })] })
      const order = aSubmittedOrder({ orderType: 'kiosk', tableNumber: 'table-7' })
      placed(await place(aPlacement({ order })))
      placed(await place(aPlacement({ order, confirmsDuplicate: true })))
      expect(await load()).to.equal(2)
    })

    it('SCHED-04 a declined card of an order for now gives its place back', async () => {
      await open({ capacityPerSlot: 1 })
      const declined = aCardPlacement({ cardNonce: aNonce('declined') })
      expect(await place(declined)).to.deep.include({ status: 402 })
      placed(await place({ ...declined, cardNonce: aNonce() }))
      expect([await load(), await holds()]).to.deep.equal([1, 0])
    })

    it('SCHED-09, SCHED-18 an order for now that would be ready after closing is for later', async () => {
      await open({ preparationMinutes: { pickup: 30 } })
      // The kitchen closes at ten.
      world.clock.at = Date.parse('2026-06-11T01:30:00Z')
      const validate = () => said(world.server.ordering.validate(someone, 'loc-1', aSubmittedOrder()))
      expect(await validate()).to.deep.include({ isValid: true, isAsapOrderingEnabled: true, serviceEstimate: 30 })
      placed(await place(aPlacement()))
      world.clock.at += 60_000
      expect(await validate()).to.deep.include({
        ...{ isValid: true, isAsapOrderingEnabled: false },
        ...{ nextAvailableTime: '8:00 AM', nextAvailableDate: 'Thu, 6/11/2026' },
      })
      expect(await place(aPlacement())).to.deep.include({
        ...{ status: 400, reason: 'preorder', message: 'Please schedule your order' },
      })
      const found = await said(world.server.locations.search(someone, { slugs: ['main-street'] }))
      expect(found).to.have.nested.property('[0].nextTimes.pickup').that.equals(seconds('2026-06-11T12:00:00Z'))
    })

    it('SCHED-09 a lead of a day takes no order for now, and a shorter one is promised', async () => {
      await open({ leadMinutes: 24 * 60 })
      expect(await place(aPlacement())).to.deep.include({ reason: 'preorder' })
      await world.close()
      await open({ leadMinutes: 40, preparationMinutes: { pickup: 25 } })
      expect(placed(await place(aPlacement())).serviceEstimate).to.equal(65)
    })

    it('SCHED-18 where nothing can be scheduled, an order that would be too late finds a closed door', async () => {
      const setting = aLocationSetting()
      const schedule = { ...setting.schedule, preparationMinutes: { pickup: 30 } }
      const ordering = { ...aBrandSeed().brand.ordering, scheduled: false }
      world = await openWorld(engine, {
        brands: [aBrandSeed({ locations: [{ ...setting, schedule }] }, { ordering })],
      })
      world.clock.at = Date.parse('2026-06-11T01:45:00Z')
      const { reason, message = '' } = Object(await place(aPlacement()))
      expect(reason).to.equal('pickup-closed')
      expect(message).to.include('come back during opening hours')
    })

    it('SCHED-04 what a past quarter had is forgotten after a day, what is to come is kept', async () => {
      world = await openWorld(engine, {
        brands: [seed({ capacityPerSlot: 2, daysAhead: 30 })],
        timeouts: { ...quick, tidy: 40 },
      })
      const quarter = 900
      for (const slot of [halfPastTwo - quarter, halfPastTwo, halfPastTwo + 7 * 86_400]) placed(await place(at(slot)))
      const left = (some: number) =>
        eventually(
          () => engine.rows('select slot_at from slot_loads order by slot_at'),
          (rows) => rows.length === some,
        )
      world.clock.at = (halfPastTwo - quarter + 86_400) * 1_000 + 1
      expect(await left(2)).to.have.length(2)
      world.clock.at = (halfPastTwo + 86_400) * 1_000 + 1
      expect((await left(1)).map(({ slot_at }) => new Date(String(slot_at)).getTime() / 1_000)).to.deep.equal([
        halfPastTwo + 7 * 86_400,
      ])
    })

    it(`SCHED-04 the last place of a time is sold once to fifty who want it at once, ${rounds} rounds`, async () => {
      await open({ capacityPerSlot: 1, daysAhead: 30 })
      for (let round = 0; round < rounds; round += 1) {
        const slot = halfPastTwo + Math.floor(round / 20) * 86_400 + (round % 20) * 900
        const orders = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? at(slot) : byCardAt(slot)))
        const results = await Promise.all(orders.map(place))
        const won = results.filter(({ _tag }) => _tag === 'Placed')
        const lost = results.filter((one) => one._tag === 'Refused' && one.reason === 'invalid-scheduledAt')
        expect([won.length, lost.length], `round ${round}`).to.deep.equal([1, 49])
      }
      expect([await load(), await holds()]).to.deep.equal([rounds, 0])
      const cardOrders = await engine.rows("select 1 from orders where payment ->> 'kind' = 'card'")
      expect(charges()).to.equal(cardOrders.length)
    }).timeout(30_000 + rounds * 10_000)
  })
}
