import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { attemptIn, chargeHasAMinute, heldCharge, often } from '../builders/held-charge.ts'
import { aCardPlacement, engines, eventually, openWorld, placed, type World } from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }
const hour = 3_600_000

for (const engine of engines()) {
  describe(`a clock that jumps on ${engine.name}`, () => {
    let world: World
    afterEach(() => world.close())
    after(() => engine.close())

    for (const by of [-hour, hour])
      it(`V11 by ${by / hour} hour while a card is charged: the attempt is not given up, and there is one order and one charge`, async () => {
        const { gateway, answer } = heldCharge()
        world = await openWorld(engine, { timeouts: chargeHasAMinute }, gateway)
        const request = aCardPlacement()
        const placing = world.server.ordering.place(request)
        const attempt = () => attemptIn(engine)
        const before = await eventually(attempt, (row) => row !== undefined)
        world.clock.at += by
        await sleep(often * 10)
        expect(await attempt()).to.deep.equal(before)
        expect(await said(world.server.ordering.status(brand, request.key))).to.deep.include({ statusCode: 202 })
        answer()
        placed(await placing)
        await eventually(world.server.jobsWaiting, ({ size }) => size === 0)
        expect(world.sandbox.ledger().map(({ entry }) => entry)).to.deep.equal(['authorise', 'capture'])
        expect(await engine.rows('select count(*)::integer as n from orders')).to.deep.equal([{ n: 1 }])
      })
  })
}
