import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import { writeTrip } from '../../src-server/delivery/courier-rows.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { aCourierService } from '../builders/fake-courier-service.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  noon,
  openWorld,
  placed,
  quick,
  type World,
} from '../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../builders/staff-builder.ts'
import { courierServiceContract } from '../contracts/courier-service.ts'
import { rightOf } from '../contracts/either.ts'

courierServiceContract('in memory', () => aCourierService().service)

const minute = 60_000
const brandId = 'noodle-house'
const carl = { brandId, member: staffMember('carl'), network: '203.0.113.7' }
const home = { street1: '9 Elm St', street2: '', city: 'New York', state: 'NY', zip: '10001', lat: 40.72, long: -74.02 }

for (const engine of engines()) {
  describe(`deliveries by a courier service on ${engine.name}`, () => {
    let world: World
    let couriers: ReturnType<typeof aCourierService>
    beforeEach(() => {
      couriers = aCourierService()
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const open = async (acceptance?: { readonly remindAfterMinutes: number }) => {
      const settings = aLocationSetting({ phone: '+12125550142' })
      const locations = [{ ...settings, ...(acceptance === undefined ? {} : { acceptance }) }]
      world = await openWorld(engine, {
        brands: [aBrandSeed({ locations, staff: seededStaff })],
        courierService: couriers.service,
        demoCourier: { trip: 10, interval: 10 },
        timeouts: { ...quick, couriers: 20 },
      })
    }
    const place = async () => {
      const guest = { firstName: 'Gus', lastName: 'Guest', phone: '+12125550147' }
      const order = aSubmittedOrder({ orderType: 'delivery', deliveryInfo: home, deliveryNotes: 'ring twice' })
      return placed(await world.server.ordering.place(aPlacement({ order, guest, confirmsDuplicate: true }))).id
    }
    const onBoard = async () => {
      const [order] = rightOf(await world.server.board.orders(carl, 'loc-1'))
      if (order === undefined) throw new Error('the board is empty')
      return order
    }
    const send = async (command: KitchenCommand) => {
      const { id, version } = await onBoard()
      return rightOf(await world.server.board.send(carl, { orderId: id, version, commandId: randomUUID(), command }))
    }
    const tracking = async (id: string) => rightOf(await world.server.deliveries.tracking({ brandId }, id, 'delivery'))
    const requested = (id: string) =>
      eventually(
        async () => couriers.trip(id),
        (trip) => trip !== undefined,
      )
    const stateOf = () => engine.rows('select courier_state, status from deliveries')

    it('requests a courier to the restaurant, with both addresses and the time', async () => {
      await open()
      const id = await place()
      await requested(id)
      expect(couriers.requests[0]).to.deep.include({ reference: id, readyAt: noon + 10 * minute })
      expect(couriers.requests[0]?.pickup).to.deep.include({ name: 'Main Street', phone: '+12125550142' })
      expect(couriers.requests[0]?.dropoff).to.deep.equal({
        ...{ name: 'Gus Guest', phone: '+12125550147', notes: 'ring twice' },
        address: home,
      })
    })

    it('shows the courier’s trip to the customer, and moves the order with it', async () => {
      await open()
      const id = await place()
      await requested(id)
      couriers.move(id, { status: 'pickup', courier: { lat: 40.71, long: -74.01 }, dropoffAt: noon + 25 * minute })
      const seen = await eventually(
        () => tracking(id),
        ({ status }) => status === 'pickup',
      )
      expect(seen.driver).to.deep.equal({ lat: 40.71, long: -74.01 })
      expect(seen.estimatedDropoffTime).to.equal(new Date(noon + 25 * minute).toISOString())
      couriers.move(id, { status: 'dropoff' })
      await eventually(onBoard, ({ status }) => status === 'out-for-delivery')
      couriers.move(id, { status: 'delivered' })
      await eventually(onBoard, ({ status }) => status === 'completed')
      expect((await tracking(id)).status).to.equal('delivered')
      expect(await engine.rows('select distinct member_id from audit')).to.deep.equal([{ member_id: '' }])
    })

    it('waits until staff accept by hand', async () => {
      await open({ remindAfterMinutes: 5 })
      await place()
      await place()
      const { id } = await send({ _tag: 'Accept', minutesMore: 0 })
      await requested(id)
      expect(new Set(couriers.requests.map(({ reference }) => reference))).to.deep.equal(new Set([id]))
    })

    it('leaves the delivery to the restaurant’s own driver if the service refuses it, or gives it up', async () => {
      await open()
      couriers.state.failure = { _tag: 'Refused', detail: 'too far' }
      const id = await place()
      await eventually(stateOf, ([row]) => row?.['courier_state'] === 'refused')
      expect((await tracking(id)).status).to.equal('pending')
      const driver = { name: 'Dan', phone: '' }
      expect((await send({ _tag: 'SendOut', driver })).driver).to.deep.equal(driver)
      expect((await tracking(id)).status).to.equal('dropoff')
    })

    it('requests again while the service does not answer', async () => {
      await open()
      couriers.state.failure = { _tag: 'Unavailable', detail: 'timeout' }
      const id = await place()
      await eventually(
        async () => couriers.requests.length,
        (count) => count > 1,
      )
      couriers.state.failure = undefined
      await requested(id)
      expect(new Set(couriers.requests.map(({ reference }) => reference))).to.deep.equal(new Set([id]))
    })

    it('cancels the trip of a cancelled order', async () => {
      await open()
      const id = await place()
      await eventually(stateOf, ([row]) => row?.['courier_state'] === 'requested')
      await send({ _tag: 'Cancel', reason: 'Out of noodles' })
      await eventually(stateOf, ([row]) => row?.['courier_state'] === 'ended')
      expect(couriers.trip(id)?.status).to.equal('canceled')
      expect((await tracking(id)).status).to.equal('canceled')
    })

    it('cancels the trip of an order that the restaurant’s own driver takes over', async () => {
      await open()
      const id = await place()
      await requested(id)
      await eventually(stateOf, ([row]) => row?.['courier_state'] === 'requested')
      await send({ _tag: 'SendOut', driver: { name: 'Dan', phone: '' } })
      await eventually(stateOf, ([row]) => row?.['courier_state'] === 'ended')
      expect(couriers.trip(id)?.status).to.equal('canceled')
      expect((await tracking(id)).status).to.equal('dropoff')
    })

    it('does not take back what the restaurant’s own driver did while the service was asked', async () => {
      await open()
      const id = await place()
      await requested(id)
      await send({ _tag: 'SendOut', driver: { name: 'Dan', phone: '' } })
      await eventually(stateOf, ([row]) => row?.['courier_state'] === 'ended')
      const store = await openDatabase(world.choice)
      // The answer to a question from before the driver left.
      await writeTrip(store.db, { order_id: id, status: 'pending' }, { status: 'pending' })
      await store.close()
      expect(await stateOf()).to.deep.equal([{ courier_state: 'ended', status: 'dropoff' }])
    })
  })

  describe(`deliveries without a courier service on ${engine.name}`, () => {
    it('stay with the restaurant: no delivery is marked', async () => {
      const world = await openWorld(engine, { brands: [aBrandSeed({ staff: seededStaff })] })
      const order = aSubmittedOrder({ orderType: 'delivery', deliveryInfo: home })
      placed(await world.server.ordering.place(aPlacement({ order })))
      expect(await engine.rows('select courier_state from deliveries')).to.deep.equal([{ courier_state: null }])
      await world.close()
    })
  })
}
