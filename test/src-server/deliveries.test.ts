import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import { deliveryStatuses, type Tracking } from '../../src-domain/ticket/tracking.ts'
import { courierTrip, shareWithBoard } from '../../src-server/delivery/courier-trip.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  ramen,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'
import { seededStaff, staffMember } from '../builders/staff-builder.ts'
import { rightOf } from '../contracts/either.ts'

const steps: readonly string[] = deliveryStatuses
function stepOf(status: string): number {
  return steps.indexOf(status)
}

const brand = { brandId: 'noodle-house' }
const home = { street1: '9 Elm St', street2: '', city: 'New York', state: 'NY', zip: '10001', lat: 40.72, long: -74.02 }
function delivery() {
  return aPlacement({ order: aSubmittedOrder({ orderType: 'delivery', deliveryInfo: home }) })
}

async function seen(server: OrderServer, id: string): Promise<Tracking> {
  const answer = await said(server.deliveries.tracking(brand, id, 'delivery'))
  if ('_tag' in answer) throw new Error('no delivery')
  return answer
}

for (const engine of engines()) {
  describe(`deliveries on ${engine.name}`, () => {
    let world: World
    afterEach(() => world.close())

    it('API-55, CONF-08 a placed delivery is pending between the restaurant and the customer', async () => {
      world = await openWorld(engine)
      const { id } = placed(await world.server.ordering.place(delivery()))
      expect(await seen(world.server, id)).to.deep.equal({
        status: 'pending',
        origin: { lat: 40.7, long: -74 },
        destination: { lat: 40.72, long: -74.02 },
      })
    })

    it('CART-22 the address comes to the ticket part by part as it was sent, and lies so in the database', async () => {
      world = await openWorld(engine)
      const { send, app } = await openEdge(world.server)
      const deliveryInfo = { ...home, street2: 'Floor 2' }
      const answer = await send({
        method: 'POST',
        path: '/order/cash/',
        headers: { Client: brand.brandId, locationId: 'loc-1' },
        body: {
          items: [ramen()],
          orderType: 'delivery',
          deliveryInfo,
          idempotencyKey: randomUUID(),
          tip: 0,
          isCash: true,
          guestInfo: { firstName: 'Gus', lastName: 'Gull', email: 'gus@example.com' },
        },
      })
      await app.close()
      const body = answer._tag === 'Answered' ? Object(answer.body) : answer
      expect(body.deliveryInfo, JSON.stringify(body)).to.deep.equal({
        street1: '9 Elm St',
        street2: 'Floor 2',
        city: 'New York',
        state: 'NY',
        zip: '10001',
        lat: 40.72,
        long: -74.02,
      })
      const [row] = await engine.rows("select ticket->'deliveryInfo' as there from orders")
      expect(row?.['there']).to.deep.equal(deliveryInfo)
    })

    it('API-55 nobody finds it by another brand, another type or another id, and a pickup has none', async () => {
      world = await openWorld(engine)
      const { id } = placed(await world.server.ordering.place(delivery()))
      const pickup = placed(await world.server.ordering.place(aPlacement()))
      const nothing = { _tag: 'NotFound' }
      const { tracking } = world.server.deliveries
      expect(await said(tracking({ brandId: 'another-house' }, id, 'delivery'))).to.deep.equal(nothing)
      expect(await said(tracking(brand, id, 'pickup'))).to.deep.equal(nothing)
      expect(await said(tracking(brand, `${id}x`, 'delivery'))).to.deep.equal(nothing)
      expect(await said(tracking(brand, pickup.id, 'delivery'))).to.deep.equal(nothing)
    })

    it('CONF-07, CONF-08 the courier of the demo drives it from the restaurant to the customer, and then tells nobody where', async () => {
      world = await openWorld(engine, { demoCourier: { trip: 1_500, interval: 30 } })
      const { id } = placed(await world.server.ordering.place(delivery()))
      const looks: Tracking[] = []
      const last = await eventually(
        async () => {
          const look = await seen(world.server, id)
          looks.push(look)
          return look
        },
        ({ status }) => status === 'delivered',
      )
      const order = looks.map(({ status }) => stepOf(status))
      expect(order).to.deep.equal([...order].sort((a, b) => a - b))
      const onTheWay = looks.filter(({ status }) => status === 'dropoff')
      expect(onTheWay.length).to.be.greaterThan(1)
      expect(new Set(onTheWay.map(({ driver }) => driver?.lat)).size).to.be.greaterThan(1)
      expect(onTheWay[0]?.estimatedDropoffTime).to.match(/^\d{4}-\d\d-\d\dT.*Z$/)
      expect(last).to.deep.equal({ status: 'delivered', origin: { lat: 40.7, long: -74 } })
    })

    it('CONF-07 the courier of the demo sets out when staff accepted the order, and waits at the restaurant until it is ready', async () => {
      const brands = [aBrandSeed({ staff: seededStaff })]
      world = await openWorld(engine, { demoCourier: { trip: 100, interval: 20 }, brands })
      const place = async () => placed(await world.server.ordering.place({ ...delivery(), confirmsDuplicate: true })).id
      const carl = { ...brand, member: staffMember('carl'), network: '203.0.113.7' }
      const send = async (orderId: string, version: number, command: KitchenCommand) =>
        rightOf(await world.server.board.send(carl, { orderId, version, commandId: randomUUID(), command }))
      const statusOf = async (id: string) => (await seen(world.server, id)).status
      const [waiting, accepted, ready] = [await place(), await place(), await place()]
      await send(accepted, 0, { _tag: 'Accept', minutesMore: 0 })
      await send(ready, 0, { _tag: 'MarkReady' })
      // Looked at in one pass with the others, so these had their turn, too.
      await eventually(
        () => statusOf(ready),
        (status) => status === 'delivered',
      )
      expect([await statusOf(waiting), await statusOf(accepted)]).to.deep.equal(['pending', 'pickup'])
      await send(accepted, 1, { _tag: 'MarkReady' })
      await eventually(
        () => statusOf(accepted),
        (status) => status === 'delivered',
      )
      expect(await statusOf(waiting)).to.equal('pending')
    })

    it('CONF-07 the courier of the demo is expected when page and mail promise the food, however short its trip', async () => {
      const seed = aBrandSeed({ locations: [aLocationSetting({ serviceEstimates: { pickup: 20, delivery: 45 } })] })
      world = await openWorld(engine, { demoCourier: { trip: 60_000, interval: 30 }, brands: [seed] })
      const ticket = placed(await world.server.ordering.place(delivery()))
      const { estimatedDropoffTime } = await eventually(
        () => seen(world.server, ticket.id),
        (look) => look.estimatedDropoffTime !== undefined,
      )
      expect(Date.parse(String(estimatedDropoffTime))).to.equal(Date.parse(ticket.orderDate) + 45 * 60_000)
    })

    it('CONF-07 several processes drive the same courier, and none of them drives it back', async () => {
      world = await openWorld(engine, { demoCourier: { trip: 800, interval: 20 } })
      const { id } = placed(await world.server.ordering.place(delivery()))
      if (engine.name !== 'PGlite') await world.another()
      const order: number[] = []
      await eventually(
        async () => {
          const { status } = await seen(world.server, id)
          order.push(stepOf(status))
          return status
        },
        (status) => status === 'delivered',
      )
      expect(order).to.deep.equal([...order].sort((a, b) => a - b))
    })
  })
}

describe('the trip of a courier of the demo', () => {
  const [origin, destination] = [
    { lat: 40.7, long: -74 },
    { lat: 40.72, long: -74.02 },
  ]
  it('CONF-08 is the same at the same share, ends where the customer is, and passes the restaurant', () => {
    expect(courierTrip(0.05, origin, destination)).to.deep.equal({ status: 'pending' })
    expect(courierTrip(0.4, origin, destination)).to.deep.equal({ status: 'pickup_complete', courier: origin })
    const late = courierTrip(0.9999, origin, destination)
    expect(late.status).to.equal('dropoff')
    expect(late.courier?.lat).to.be.closeTo(destination.lat, 1e-4)
    expect(late.courier?.long).to.be.closeTo(destination.long, 1e-4)
    expect(courierTrip(1, origin, destination)).to.deep.equal({ status: 'delivered' })
  })
  it('CONF-08 stands still until staff accepted the order, and at the restaurant until it is ready', () => {
    const share = (sinceAccepted: number | null, sinceReady: number | null) =>
      shareWithBoard({ sinceAccepted, sinceReady }, 1_000)
    const statusAt = (...since: [number | null, number | null]) => courierTrip(share(...since), origin).status
    expect(share(null, null)).to.equal(0)
    expect(share(200, null)).to.equal(0.2)
    expect(statusAt(5_000, null)).to.equal('pickup')
    // Ready before the courier is there: the way goes on as if nothing had waited.
    expect(share(300, 300)).to.equal(0.3)
    expect(share(400, 400)).to.be.closeTo(0.4, 1e-9)
    // Ready while the courier waits: the way to the customer begins then.
    expect(share(5_000, 100)).to.be.closeTo(0.45, 1e-9)
    expect(statusAt(5_000, 0)).to.equal('pickup_complete')
    expect(statusAt(5_000, 650)).to.equal('delivered')
  })
  it('CONF-08 has no place without a place to start from', () => {
    expect(courierTrip(0.7, undefined, destination)).to.deep.equal({ status: 'dropoff' })
  })
})
