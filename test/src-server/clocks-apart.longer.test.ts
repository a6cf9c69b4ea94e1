import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { usualLimits } from '../../src-server/limits/limits.ts'
import { databaseClock } from '../../src-server/store/database-clock.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { attemptIn, chargeHasAMinute, heldCharge, often } from '../builders/held-charge.ts'
import {
  aCardPlacement,
  aPlacement,
  engines,
  eventually,
  noon,
  openWorld,
  placed,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }
const hour = 3_600_000

for (const engine of engines()) {
  describe(`two processes whose clocks are an hour apart on ${engine.name}`, () => {
    let world: World
    afterEach(() => world.close())
    after(() => engine.close())

    for (const by of [-hour, hour]) {
      const another = () => world.another({ clock: { now: () => noon + by } })

      it(`V11 by ${by / hour} hour: the other one neither gives up nor repeats a charge that is under way`, async () => {
        const { gateway, answer } = heldCharge()
        world = await openWorld(engine, { timeouts: { ...chargeHasAMinute, jobs: often } }, gateway)
        const other = await another()
        const request = aCardPlacement()
        const placing = world.server.ordering.place(request)
        const attempt = () => attemptIn(engine)
        const before = await eventually(attempt, (row) => row !== undefined)
        await sleep(often * 10)
        expect(await attempt()).to.deep.equal(before)
        expect(await said(other.ordering.status(brand, request.key))).to.deep.include({ statusCode: 202 })
        answer()
        const ticket = placed(await placing)
        await eventually(other.jobsWaiting, ({ size }) => size === 0)
        await sleep(often * 10)
        expect(world.sandbox.ledger().map(({ entry }) => entry)).to.deep.equal(['authorise', 'capture'])
        expect(await said(other.ordering.status(brand, request.key))).to.deep.include({ statusCode: 200 })
        expect(placed(await other.ordering.place(request))).to.deep.equal(ticket)
      })

      it(`V11 by ${by / hour} hour: an order is one order at both, whichever is asked first`, async () => {
        world = await openWorld(engine)
        const other = await another()
        const requests = Array.from({ length: 6 }, () => aPlacement())
        const tickets = await Promise.all(
          requests.map(async (request, n) => {
            const [first, second] = n % 2 === 0 ? [world.server, other] : [other, world.server]
            const both = [placed(await first.ordering.place(request)), placed(await second.ordering.place(request))]
            expect(both[1]).to.deep.equal(both[0])
            return both[0]?.id
          }),
        )
        expect(new Set(tickets).size).to.equal(6)
        expect(await engine.rows('select count(*)::integer as n from orders')).to.deep.equal([{ n: 6 }])
      })

      it(`V11, G4 by ${by / hour} hour: what one of them limits is limited at the other, and for as long`, async () => {
        world = await openWorld(engine)
        const looking = await openDatabase(world.choice)
        const from = async (steady: () => number) => world.another({ clock: await databaseClock(looking.db, steady) })
        const [one, other] = [await from(() => performance.now()), await from(() => performance.now() + by)]
        const { most, windowMs } = usualLimits.signInByAccountAtAddress
        const guess = { limit: 'signInByAccountAtAddress', of: 'ana' } as const
        for (let n = 0; n < most; n += 1) await (n % 2 === 0 ? one : other).limits.consume(guess)
        const answers = [await one.limits.consume(guess), await other.limits.consume(guess)]
        await looking.close()
        for (const answer of answers) {
          expect(answer).to.deep.include({ _tag: 'Past', limit: guess.limit })
          expect(answer)
            .to.have.property('seconds')
            .within(windowMs / 1_000 - 120, windowMs / 1_000)
        }
      })
    }
  })
}
