import { expect } from 'chai'
import { mostAtOnce } from '../../../src-domain/history/order-history.ts'
import { openOrderHistory } from '../../../src-server/ordering/order-history.ts'
import { dayRows } from '../../../src-server/report/day-rows.ts'
import { type OpenDatabase, openDatabase } from '../../../src-server/store/open-database.ts'
import { readsOf } from '../../builders/explained-reads.ts'
import { aPlacement, engines, noon, openWorld, placed, type World } from '../../builders/order-server-builder.ts'

const brandId = 'noodle-house'
const day = 86_400_000
/** Earlier orders of a patron, one an hour, and as many of guests at the same location. */
const earlier = 500

for (const engine of engines()) {
  describe(`reads of one page or one day, beside many others, on ${engine.name}`, () => {
    let world: World
    let opened: OpenDatabase

    before(async () => {
      world = await openWorld(engine)
      const place = async (patronId?: string) =>
        placed(
          await world.server.ordering.place(
            aPlacement({
              caller: patronId === undefined ? { brandId } : { brandId, patronId },
              confirmsDuplicate: true,
            }),
          ),
        )
      for (const { id } of [await place('ana'), await place()])
        await engine.rows(`insert into orders select (jsonb_populate_record(o, jsonb_build_object(
            'id', o.id || n, 'token', o.token || n, 'key', gen_random_uuid(),
            'placed_at', o.placed_at - n * interval '1 hour',
            'ticket', o.ticket || jsonb_build_object('id', o.id || n)))).*
          from orders o, generate_series(1, ${earlier}) n where o.id = '${id}'`)
      await engine.rows('analyze orders')
      opened = await openDatabase(world.choice)
    })
    after(async () => {
      await opened.close()
      await world.close()
      await engine.close()
    })

    it('API-34 a page of the history reads its own orders, the first page and a later one', async () => {
      const owner = { brandId, patronId: 'ana' }
      const first = await openOrderHistory(opened.looks).list(owner)
      expect(first).to.have.length(mostAtOnce)
      let last = first.at(-1)?.id
      for (const before of [undefined, last]) {
        const { rows, statements } = await readsOf(opened.looks, 'orders', async (db) => {
          const page = await openOrderHistory(db).list(owner, before)
          expect(page).to.have.length(mostAtOnce)
          last = page.at(-1)?.id
        })
        expect(statements).to.equal(1)
        // One more: the order before the page.
        expect(rows).to.be.within(mostAtOnce, mostAtOnce + 2)
      }
      const times = first.map(({ createdAt }) => createdAt)
      expect(times).to.deep.equal([...times].sort().reverse())
    })

    it('a day’s report reads the orders of its day', async () => {
      const span = { from: noon - 10 * day, to: noon - 9 * day }
      const { rows, statements } = await readsOf(opened.looks, 'orders', async (db) => {
        const report = await dayRows(db, { ...{ brandId, locationId: 'loc-1', currency: 'USD' }, ...span }, noon)
        expect(report.leftOut).to.equal(0)
      })
      expect(statements).to.equal(1)
      // Two an hour, each read once to sum it and at most twice more for the cash that is owed.
      expect(rows).to.be.within(48, 3 * 48 + 3)
    })
  })
}
