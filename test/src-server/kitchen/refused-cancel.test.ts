import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import {
  aBrandSeed,
  aCardPlacement,
  engines,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

for (const engine of engines()) {
  describe(`cancelling where the processor has no refunds, on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      const brands = [aBrandSeed({ staff: seededStaff })]
      world = await openWorld(engine, { brands }, ({ refunds: _, ...gateway }) => gateway)
    })
    afterEach(() => world.close())

    it('is refused, and leaves the order as it was', async () => {
      const actor = { brandId: 'noodle-house', member: staffMember('carl'), network: '203.0.113.7' }
      const { id } = placed(await world.server.ordering.place(aCardPlacement()))
      const cancelled = await world.server.board.send(actor, {
        ...{ orderId: id, commandId: randomUUID(), version: 0 },
        command: { _tag: 'Cancel', reason: 'Out of noodles' },
      })
      expect(leftOf(cancelled)).to.deep.include({ _tag: 'CommandRefused', refusal: { _tag: 'CannotRefund' } })
      const [order] = rightOf(await world.server.board.orders(actor, 'loc-1'))
      expect(order).to.deep.include({ status: 'new', version: 0 })
      expect(await engine.rows('select order_id from order_events')).to.deep.equal([])
      expect(await engine.rows('select order_id from cancellations')).to.deep.equal([])
    })
  })
}
