import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { orderHistoryGateway } from '../../../src-adapters/order-server/order-history-gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import { type HttpGateways, openHttpGateways } from '../../builders/http-gateways.ts'
import { anAddress } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  placed,
  ramen,
  seededPatrons,
  tea,
} from '../../builders/order-server-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const other = aBrandSeed({ patrons: seededPatrons, promotions: [], giftCards: [] }, { id: 'other-house' })

for (const engine of engines()) {
  describe(`order history over HTTP on ${engine.name}`, () => {
    let edge: HttpGateways
    const history = () => orderHistoryGateway(edge.needs)
    const ids = async (before?: string) => rightOf(await history().orders(before)).map(({ id }) => id)
    const place = async (patronId: string | undefined, fields: Partial<PlacementRequest> = {}) => {
      edge.world.clock.at += 60_000
      const brandId = fields.caller?.brandId ?? 'noodle-house'
      const caller = patronId === undefined ? { brandId } : { brandId, patronId }
      return placed(await edge.world.server.ordering.place(aPlacement({ confirmsDuplicate: true, ...fields, caller })))
    }

    beforeEach(async () => {
      edge = await openHttpGateways(engine, { brands: [aBrandSeed(), other] })
    })
    afterEach(() => edge.close())
    after(() => engine.close())

    it('API-34, PROF-14 returns an order as placed: items, price, time and location', async () => {
      const order = aSubmittedOrder({
        ...{ items: [{ ...ramen('thick', 2), notes: 'no egg' }, tea()], code: 'TEN' },
        ...{ orderType: 'delivery', deliveryInfo: anAddress },
      })
      const ticket = await place('ana', { order, tip: minor(300) })
      await edge.be('customer')
      const [seen] = rightOf(await history().orders())
      const { address, timeZone } = aLocationSetting().location
      expect(seen).to.deep.equal({
        id: ticket.id,
        token: ticket.token,
        orderType: 'delivery',
        currency: 'USD',
        items: ticket.items.map(({ itemId, group, name, price, quantity, notes, modifiers }) => ({
          ...{ item: itemId, group: group.id, name, price, quantity, notes, description: '' },
          modifiers: modifiers.map(({ item, option, name: called }) => ({
            ...{ item, option, optionName: 'Noodles', name: called },
            modifiers: [],
          })),
        })),
        totalPrice: ticket.subtotal,
        discountAmount: ticket.discountAmount,
        taxAmount: ticket.taxAmount,
        finalAmount: ticket.finalAmount,
        displayNumber: ticket.displayNumber,
        createdAt: new Date(edge.world.clock.at).toISOString(),
        deliveryInfo: ticket.deliveryInfo,
        serviceFee: ticket.serviceFee,
        ...(ticket.deliveryFee === undefined ? {} : { deliveryFee: ticket.deliveryFee }),
        tip: ticket.tip,
        giftCardAmount: ticket.giftCardAmount,
        appliedCredit: ticket.appliedCredit,
        payment: ticket.payment,
        location: { id: 'loc-1', name: ticket.location.name, slug: ticket.location.slug, address, timeZone },
      })
      expect(seen?.items.map(({ item, quantity, notes }) => [item, quantity, notes])).to.deep.equal([
        ['ramen', 2, 'no egg'],
        ['tea', 1, ''],
      ])
      expect(seen?.items[0]?.modifiers.map(({ item, option }) => [option, item])).to.deep.include(['noodles', 'thick'])
      expect(seen?.discountAmount).to.be.greaterThan(0)
      expect(rightOf(await history().order(ticket.id))).to.deep.equal(seen)
    })

    it('API-34 lists only the patron’s own orders with the brand, newest first', async () => {
      const first = await place('ana')
      const second = await place('ana')
      await place('cora')
      await place(undefined)
      const elsewhere = await place('ana', { caller: { brandId: 'other-house' } })
      await edge.be('customer')
      expect(await ids()).to.deep.equal([second.id, first.id])
      // Another's order id does not reveal its time.
      expect(await ids(elsewhere.id)).to.deep.equal([])
      expect(await ids('nobody-knows')).to.deep.equal([])
      const hidden = await history().order(elsewhere.id)
      expect(isLeft(hidden) && hidden.left).to.include({ _tag: 'Refused', status: 404, code: 'unknown_order' })
    })

    it('API-34 is empty for a patron without orders, and 401 without a session', async () => {
      await place('ana')
      await edge.be('employee')
      expect(await ids()).to.deep.equal([])
      await edge.be('nobody')
      const refused = await history().orders()
      expect(isLeft(refused) && refused.left).to.include({ _tag: 'Refused', status: 401 })
    })

    it('API-34 shows when an order was cancelled', async () => {
      const { id } = await place('ana')
      await engine.rows(
        `insert into cancellations (order_id, brand_id, reason, at) values ('${id}', 'noodle-house', '', '2026-06-10T17:00:00Z')`,
      )
      await edge.be('customer')
      expect(rightOf(await history().order(id))).to.include({ cancelledAt: '2026-06-10T17:00:00.000Z' })
    })

    it('API-34 lists the newest hundred orders, and finds older ones by id', async () => {
      const oldest = await place('ana')
      for (let hour = 1; hour <= 100; hour++)
        await engine.rows(
          `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'copy-${hour}', 'token', 'copy-token-${hour}',
            'key', gen_random_uuid(), 'placed_at', o.placed_at + interval '${hour} hours',
            'ticket', o.ticket || jsonb_build_object('id', 'copy-${hour}')))).* from orders o where o.id = '${oldest.id}'`,
        )
      await edge.be('customer')
      expect(await ids()).to.deep.equal(Array.from({ length: 100 }, (_, index) => `copy-${100 - index}`))
      expect(await ids('copy-1')).to.deep.equal([oldest.id])
      expect(await ids('copy-3')).to.deep.equal(['copy-2', 'copy-1', oldest.id])
      expect(await ids(oldest.id)).to.deep.equal([])
      expect(rightOf(await history().order(oldest.id)).id).to.equal(oldest.id)
    })
  })
}
