import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import type { CommandRefused } from '../../../src-domain/kitchen/board-gateway.ts'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import type { KitchenCommand } from '../../../src-domain/kitchen/kitchen-command.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import type { BoardFacade } from '../../../src-server/kitchen/kitchen-board.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import type { Actor } from '../../../src-server/staff/write-audit.ts'
import { anAddress } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  noon,
  openWorld,
  placed,
  ramen,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

const minute = 60_000
const brandId = 'noodle-house'

function actor(name: string): Actor {
  return { brandId, member: staffMember(name), network: '203.0.113.7' }
}

function refusalOf(result: Awaited<ReturnType<BoardFacade['send']>>): CommandRefused {
  const why = leftOf(result)
  if (why._tag !== 'CommandRefused') throw new Error(`refused otherwise: ${why._tag}`)
  return why
}

for (const engine of engines()) {
  describe(`the board of a location on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
      world = await openWorld(engine, { brands: [aBrandSeed({ locations, staff: seededStaff })] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const place = async (placement: Partial<PlacementRequest> = {}) =>
      placed(await world.server.ordering.place(aPlacement(placement)))
    const orders = async (name = 'carl', locationId = 'loc-1') =>
      rightOf(await world.server.board.orders(actor(name), locationId))
    const send = (
      order: Pick<BoardOrder, 'id' | 'version'>,
      command: KitchenCommand,
      name = 'carl',
      id = randomUUID(),
    ) => world.server.board.send(actor(name), { orderId: order.id, commandId: id, version: order.version, command })
    const done = async (order: Pick<BoardOrder, 'id' | 'version'>, command: KitchenCommand) =>
      rightOf(await send(order, command))
    const onPage = async ({ token }: Pick<Ticket, 'token'>) =>
      rightOf(await world.server.ordering.ticketByToken({ brandId }, token))

    it('shows an order that was placed, with its dishes, its customer and what is to be collected', async () => {
      const order = aSubmittedOrder({ note: 'no egg', items: [{ ...ramen(), notes: 'extra hot' }] })
      const guest = { firstName: 'Gus', lastName: 'Diaz', email: 'gus@example.com', phone: '+12125550147' }
      const ticket = await place({ order, guest })
      const [shown, ...more] = await orders()
      expect(more).to.deep.equal([])
      expect(shown).to.deep.include({
        id: ticket.id,
        displayNumber: ticket.displayNumber,
        status: 'new',
        version: 0,
        name: 'Gus Diaz',
        phone: '+12125550147',
        note: 'no egg',
        promisedAt: noon + 20 * minute,
        total: ticket.finalAmount,
        toCollect: ticket.finalAmount,
      })
      expect(shown?.lines.map(({ name, notes }) => [name, notes])).to.deep.equal([['Ramen', 'extra hot']])
      expect(await orders('mia', 'loc-2')).to.deep.equal([])
    })

    it('takes an order from accepted with ten more minutes to ready and completed, and its customer reads so', async () => {
      const ticket = await place()
      expect(await onPage(ticket)).to.deep.include({ promisedAt: noon + 20 * minute })
      const [fresh] = await orders()
      if (fresh === undefined) throw new Error('the board is empty')
      world.clock.at += minute
      const accepted = await done(fresh, { _tag: 'Accept', minutesMore: 10 })
      expect(accepted).to.deep.include({ status: 'accepted', version: 1, promisedAt: noon + 30 * minute })
      const page = await onPage(ticket)
      expect(page.promisedAt).to.equal(noon + 30 * minute)
      expect(page.steps).to.deep.equal([
        { name: 'placed', at: noon },
        { name: 'accepted', at: noon + minute },
        { name: 'ready' },
        { name: 'completed' },
      ])
      const ready = await done(accepted, { _tag: 'MarkReady' })
      const completed = await done(ready, { _tag: 'Complete' })
      expect(completed).to.deep.include({ status: 'completed', version: 3 })
      expect((await onPage(ticket)).steps?.map(({ at }) => at !== undefined)).to.deep.equal([true, true, true, true])
      expect((await orders()).map(({ status }) => status)).to.deep.equal(['completed'])
      world.clock.at += 24 * 60 * minute
      expect(await orders()).to.deep.equal([])
    })

    it('says how far an order is in its status by key, too', async () => {
      const key = randomUUID()
      await place({ key })
      const [fresh] = await orders()
      if (fresh === undefined) throw new Error('the board is empty')
      await done(fresh, { _tag: 'Accept', minutesMore: 10 })
      const { ticket } = rightOf(await world.server.ordering.status({ brandId }, key))
      expect(ticket?.promisedAt).to.equal(noon + 30 * minute)
      expect(ticket?.steps?.map(({ name }) => name)).to.deep.equal(['placed', 'accepted', 'ready', 'completed'])
    })

    it('carries a repeated command out once', async () => {
      await place()
      const [order] = await orders()
      if (order === undefined) throw new Error('the board is empty')
      const id = randomUUID()
      const accept: KitchenCommand = { _tag: 'Accept', minutesMore: 10 }
      const answers = await Promise.all([1, 2, 3].map(() => send(order, accept, 'carl', id)))
      const again = await send(order, accept, 'carl', id)
      for (const answer of [...answers, again])
        expect(rightOf(answer)).to.deep.include({ version: 1, promisedAt: noon + 30 * minute })
      expect(await engine.rows('select version from order_events')).to.deep.equal([{ version: 1 }])
    })

    it('lets one of two members who accept at once, and shows the other the order as it is now', async () => {
      await place()
      const [order] = await orders()
      if (order === undefined) throw new Error('the board is empty')
      const both = await Promise.all(
        ['carl', 'olga'].map((name) => send(order, { _tag: 'Accept', minutesMore: 5 }, name)),
      )
      const refused = both.filter((one) => !isRight(one))
      expect(refused).to.have.length(1)
      for (const one of refused) {
        expect(refusalOf(one).refusal).to.deep.equal({ _tag: 'StaleVersion', version: 1 })
        expect(refusalOf(one).order).to.deep.include({ status: 'accepted', promisedAt: noon + 25 * minute })
      }
    })

    it('refuses commands that would move an order back', async () => {
      await place()
      const [order] = await orders()
      if (order === undefined) throw new Error('the board is empty')
      const ready = await done(order, { _tag: 'MarkReady' })
      const refused = refusalOf(await send(ready, { _tag: 'Accept', minutesMore: 0 }))
      expect(refused.refusal).to.deep.equal({ _tag: 'WrongStatus', status: 'ready' })
      expect(refusalOf(await send(ready, { _tag: 'SendOut' })).refusal).to.deep.equal({ _tag: 'NotADelivery' })
    })

    it('shows a delivery on its way with the restaurant’s driver, and tracking says so', async () => {
      const order = aSubmittedOrder({ orderType: 'delivery', deliveryInfo: anAddress, deliveryNotes: 'ring twice' })
      const ticket = await place({ order })
      const [shown] = await orders()
      if (shown === undefined) throw new Error('the board is empty')
      expect(shown.note).to.equal('ring twice')
      const driver = { name: 'Dan', phone: '+12125550100' }
      const out = await done(shown, { _tag: 'SendOut', driver })
      expect(out).to.deep.include({ status: 'out-for-delivery', driver })
      const tracked = async () =>
        rightOf(await world.server.deliveries.tracking({ brandId }, ticket.id, 'delivery')).status
      expect(await tracked()).to.equal('dropoff')
      await done(out, { _tag: 'Complete' })
      expect(await tracked()).to.equal('delivered')
    })

    it('cancels an order with a reason and refunds all of it', async () => {
      const ticket = placed(await world.server.ordering.place(aCardPlacement()))
      const [order] = await orders()
      if (order === undefined) throw new Error('the board is empty')
      expect(order.toCollect).to.equal(0)
      expect(refusalOf(await send(order, { _tag: 'Cancel', reason: ' ' })).refusal).to.deep.equal({
        _tag: 'ReasonMissing',
      })
      const cancelled = await done(order, { _tag: 'Cancel', reason: 'Out of noodles' })
      expect(cancelled).to.deep.include({ status: 'cancelled', version: 1, cancelReason: 'Out of noodles' })
      const page = await eventually(
        () => onPage(ticket),
        ({ refundedAmount }) => refundedAmount !== undefined,
      )
      expect(page).to.deep.include({ cancelReason: 'Out of noodles', refundedAmount: ticket.finalAmount })
      expect(page.steps?.map(({ name }) => name)).to.deep.equal(['placed', 'accepted', 'cancelled'])
      const [refund, ...more] = await engine.rows('select is_whole, state from refunds')
      expect(refund).to.deep.equal({ is_whole: true, state: 'done' })
      expect(more).to.deep.equal([])
    })

    it('leaves an order as it is if its cancelling loses to another command', async () => {
      placed(await world.server.ordering.place(aCardPlacement()))
      const [order] = await orders()
      if (order === undefined) throw new Error('the board is empty')
      const all = await Promise.all([
        send(order, { _tag: 'Complete' }),
        send(order, { _tag: 'Cancel', reason: 'Out of noodles' }),
      ])
      expect(all.filter(isRight)).to.have.length(1)
      const events = await engine.rows('select version from order_events')
      const refunds = await engine.rows('select n from refunds')
      expect(events).to.have.length(1)
      const [{ status } = { status: '' }] = await orders()
      expect(refunds).to.have.length(status === 'cancelled' ? 1 : 0)
    })

    it('lists a scheduled order under later until its preparation begins', async () => {
      const scheduledAt = noon / 1_000 + 4 * 3_600
      await place({ order: aSubmittedOrder({ scheduledAt }) })
      expect((await orders())[0]).to.deep.include({ status: 'scheduled', promisedAt: scheduledAt * 1_000 })
      world.clock.at = scheduledAt * 1_000 - 19 * minute
      expect((await orders())[0]).to.deep.include({ status: 'new' })
    })

    it('writes down which member of staff did what, and from where', async () => {
      await place()
      const [order] = await orders()
      if (order === undefined) throw new Error('the board is empty')
      await done(order, { _tag: 'Accept', minutesMore: 0 })
      expect(await engine.rows('select member_id, action, subject, location_id, network from audit')).to.deep.equal([
        {
          member_id: 'stf-carl',
          action: 'order:Accepted',
          subject: order.id,
          location_id: 'loc-1',
          network: '203.0.113.7',
        },
      ])
    })
  })

  describe(`a location without staff on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())

    it('says nothing of steps to the customer', async () => {
      const ticket = placed(await world.server.ordering.place(aPlacement()))
      const page = rightOf(await world.server.ordering.ticketByToken({ brandId }, ticket.token))
      expect(page).to.not.have.any.keys('steps', 'promisedAt')
    })

    it('has a board while a device is paired, or while a till has a key that may move orders', async () => {
      const { pairedDevices, apiKeys, ordering } = world.server
      const owner = { brandId, member: staffMember('olga'), network: '203.0.113.7' }
      const hasBoard = async () => {
        const { token } = placed(await ordering.place(aPlacement()))
        return rightOf(await ordering.ticketByToken({ brandId }, token)).steps !== undefined
      }
      const make = async (scope: 'orders:read' | 'orders:write', isBrandWide: boolean) => {
        const made = await apiKeys.make(owner, 'loc-1', { name: scope, scopes: [scope], isBrandWide })
        return rightOf(made).keys.find(({ name }) => name === scope)?.id ?? ''
      }
      await make('orders:read', true)
      expect(await hasBoard()).to.equal(false)
      const { code } = await pairedDevices.begin(brandId)
      const [device] = rightOf(await pairedDevices.pair(owner, 'loc-1', { code, name: 'Tablet' }))
      expect(await hasBoard()).to.equal(true)
      await pairedDevices.revoke(owner, 'loc-1', device?.id ?? '')
      expect(await hasBoard()).to.equal(false)
      for (const isBrandWide of [false, true]) {
        const key = await make('orders:write', isBrandWide)
        expect(await hasBoard()).to.equal(true)
        await apiKeys.revoke(owner, 'loc-1', key)
        expect(await hasBoard()).to.equal(false)
      }
    })
  })
}
