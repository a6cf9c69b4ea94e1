import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { KyselyPlugin } from 'kysely'
import { northAmericanPhones } from '../../../src-domain/account/phone-rules.ts'
import type { KitchenCommand } from '../../../src-domain/kitchen/kitchen-command.ts'
import { type BoardShelves, boardShelves } from '../../../src-server/kitchen/board-shelves.ts'
import { type OpenDatabase, openDatabase } from '../../../src-server/store/open-database.ts'
import {
  aBrandSeed,
  aPlacement,
  aSubmittedOrder,
  engines,
  noon,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const minute = 60_000
const brandId = 'noodle-house'
const here = { brandId, locationId: 'loc-1' }

for (const engine of engines()) {
  // These boards are of another process than the one that places, and hear nothing of it unless a test says so.
  describe(`boards that are kept between looks on ${engine.name}`, () => {
    let world: World
    let opened: OpenDatabase
    let shelves: BoardShelves
    let rows = 0

    beforeEach(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ staff: seededStaff })] })
      opened = await openDatabase(world.choice)
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          rows += result.rows.length
          return result
        },
      }
      shelves = boardShelves({
        looks: opened.looks.withPlugin(counting),
        clock: world.clock,
        phonesOf: () => northAmericanPhones,
      })
    })
    afterEach(async () => {
      await opened.close()
      await world.close()
    })
    after(() => engine.close())

    const place = async (fields: Parameters<typeof aSubmittedOrder>[0] = {}) =>
      placed(await world.server.ordering.place(aPlacement({ order: aSubmittedOrder(fields), confirmsDuplicate: true })))
    const send = async (orderId: string, command: KitchenCommand, version = 0) =>
      rightOf(
        await world.server.board.send(
          { brandId, member: staffMember('carl'), network: '203.0.113.7' },
          { orderId, commandId: randomUUID(), version, command },
        ),
      )
    const statuses = async () =>
      (await shelves.look(here)).orders.map(({ id, status }): readonly [string, string] => [id, status])
    const rowsOf = async <A>(work: () => Promise<A>) => {
      rows = 0
      const result = await work()
      return { result, rows }
    }

    it('read what changed and not what is open', async () => {
      for (let count = 0; count < 30; count += 1) await place()
      const first = await rowsOf(() => shelves.look(here))
      expect(first.result.orders).to.have.length(30)
      expect(first.rows).to.equal(60)
      world.clock.at += 5_000
      const idle = await rowsOf(() => shelves.look(here))
      expect(idle.rows).to.equal(1)
      expect(idle.result).to.equal(first.result)
      const { id } = await place()
      const next = await rowsOf(() => shelves.look(here))
      expect(next.rows).to.equal(3)
      expect(next.result.orders).to.have.length(31)
      const difference = next.result.since(first.result.mark)
      expect(difference?.orders.map((order) => order.id)).to.deep.equal([id])
      expect(difference).to.deep.include({ gone: [], mark: next.result.mark })
    })

    it('know a change that they hear of, and after seconds also one whose notification was lost', async () => {
      const [heard, lost] = [await place(), await place()]
      const before = await shelves.look(here)
      await send(heard.id, { _tag: 'MarkReady' })
      await send(lost.id, { _tag: 'MarkReady' })
      shelves.changed({ ...here, orderId: heard.id })
      expect(new Map(await statuses()).get(heard.id)).to.equal('ready')
      world.clock.at += 10_000
      const compared = await rowsOf(() => shelves.look(here))
      expect(compared.result.orders.map(({ status }) => status)).to.deep.equal(['ready', 'ready'])
      const ids = compared.result.since(before.mark)?.orders.map(({ id }) => id)
      expect(ids).to.have.members([heard.id, lost.id])
      expect(compared.rows, 'a comparison reads only what differs').to.equal(1 + 2 + 2)
    })

    it('compare at the next look when notifications may have been missed', async () => {
      const { id } = await place()
      await shelves.look(here)
      await send(id, { _tag: 'MarkReady' })
      shelves.missed()
      expect(await statuses()).to.deep.equal([[id, 'ready']])
    })

    it('find an order by its key that took long from its time to its commit', async () => {
      const { id } = await place()
      await shelves.look(here)
      world.clock.at += 9_000
      await shelves.look(here)
      world.clock.at -= 9_000
      const key = randomUUID()
      await world.server.ordering.place(aPlacement({ key, confirmsDuplicate: true }))
      world.clock.at += 9_500
      expect(await statuses()).to.deep.equal([[id, 'new']])
      shelves.placed({ brandId, key })
      expect(await statuses()).to.have.length(2)
      shelves.resolved([{ brandId, key }])
      expect(await statuses()).to.have.length(2)
    })

    it('move orders by time alone, and drop those that ended when the day of the restaurant is over', async () => {
      const scheduledAt = noon / 1_000 + 4 * 3_600
      const [done, later] = [await place(), await place({ scheduledAt })]
      await send(done.id, { _tag: 'Complete' })
      const before = await shelves.look(here)
      expect(new Map(await statuses())).to.deep.equal(
        new Map([
          [done.id, 'completed'],
          [later.id, 'scheduled'],
        ]),
      )
      world.clock.at = scheduledAt * 1_000 - 20 * minute
      expect(new Map(await statuses()).get(later.id)).to.equal('new')
      // Twelve hours after noon in New York.
      world.clock.at = noon + 12 * 60 * minute
      const after = await shelves.look(here)
      expect(after.orders.map(({ id }) => id)).to.deep.equal([later.id])
      expect(after.since(before.mark)).to.deep.include({ gone: [done.id] })
    })

    it('read all orders again when the settings of the location change', async () => {
      await place()
      expect((await shelves.look(here)).orders[0]).to.not.have.property('acceptance')
      await engine.rows(`update locations set settings_version = 'by hand',
        settings = settings || '{"acceptance": {"remindAfterMinutes": 5}}' where id = 'loc-1'`)
      expect((await shelves.look(here)).orders[0]).to.deep.include({ acceptance: { acceptBy: noon + 5 * minute } })
    })

    it('give the whole board to a mark that is not theirs', async () => {
      await place()
      const { mark, since } = await shelves.look(here)
      expect(since(mark)).to.deep.include({ orders: [], gone: [] })
      for (const other of ['', mark.replace(/^./, '_'), `${mark}0`, mark.replace(/\.\d+$/, '.-1')])
        expect(since(other), other).to.equal(undefined)
    })
  })
}
