import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { AvailabilityChange } from '../../../src-domain/availability/availability-change.ts'
import type { SubmittedItem } from '../../../src-domain/placement/submitted-order.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import { deleteExpiredRows } from '../../../src-server/retention/delete-expired-rows.ts'
import type { Actor } from '../../../src-server/staff/write-audit.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { heldCharge } from '../../builders/held-charge.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  aNonce,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  noon,
  openWorld,
  placed,
  ramen,
  tea,
  type World,
} from '../../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

const hour = 3_600_000
const brandId = 'noodle-house'
const carl: Actor = { brandId, member: staffMember('carl'), network: '203.0.113.7' }
const soldOutSentence = 'Some items in your cart are no longer available as chosen. Please review your cart.'

const twoShops = aBrandSeed(
  { locations: [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })], staff: seededStaff },
  { ordering: { ...aBrandSeed().brand.ordering, scheduled: true } },
)

for (const engine of engines()) {
  describe(`counts of what is left at a location on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine, { brands: [twoShops] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const send = (id: string, change: AvailabilityChange, kind: 'item' | 'group' = 'item') =>
      world.server.availability.change(carl, 'loc-1', { kind, id, change })
    const count = async (id: string, left: number, seen?: string): Promise<string> => {
      const commandId = randomUUID()
      rightOf(await send(id, { _tag: 'Count', left, commandId, ...(seen === undefined ? {} : { seen }) }))
      return commandId
    }
    const entry = async (id: string) =>
      rightOf(await world.server.availability.list(carl, 'loc-1')).find((one) => one.id === id)
    const left = async (id: string) => (await entry(id))?.count?.left
    const stored = async () => {
      const rows = await engine.rows('select item_id, units from left_counts order by item_id')
      return Object.fromEntries(rows.map(({ item_id, units }) => [item_id, units]))
    }
    const held = async () => (await engine.rows('select 1 from left_holds')).length
    /** Other processes and this one read the catalogue anew within a second. */
    const later = (milliseconds = 1_000) => {
      world.clock.at += milliseconds
    }
    const place = (items: readonly SubmittedItem[], more: Partial<PlacementRequest> = {}, at?: number) =>
      world.server.ordering.place(
        aPlacement({ order: aSubmittedOrder({ items, ...(at === undefined ? {} : { scheduledAt: at }) }), ...more }),
      )
    const byCard = (items: readonly SubmittedItem[], outcome = 'approved') =>
      aCardPlacement({ order: aSubmittedOrder({ items }), cardNonce: aNonce(outcome) })

    it('takes the quantities of dishes and modifiers, and sells out at none left until the end of the day', async () => {
      await count('ramen', 5)
      await count('thick', 3)
      placed(await place([ramen('thick', 2), ramen('thin'), tea(4)]))
      expect(await stored()).to.deep.equal({ ramen: 2, thick: 1 })
      later()
      placed(await place([ramen('thin', 2)]))
      later()
      expect(await entry('ramen')).to.deep.include({ isAvailable: false })
      expect(await entry('ramen')).to.not.have.property('soldOut')
      expect(await place([ramen()])).to.deep.include({ status: 400, reason: 'items', message: soldOutSentence })
      const order = aSubmittedOrder({ items: [ramen()] })
      const verdict = rightOf(await world.server.ordering.validate({ brandId }, 'loc-1', order))
      expect(verdict).to.deep.include({ isValid: false, soldOutItems: ['ramen'] })
      placed(await place([tea()]))
      later(12 * hour)
      placed(await place([ramen('thin', 9)], {}, (noon + 24 * hour) / 1_000))
      expect(await left('ramen')).to.equal(undefined)
    })

    it('refuses more than is left, says of what and how many, and writes nothing', async () => {
      await count('ramen', 2)
      await count('thick', 1)
      expect(await place([ramen('thin', 2), ramen('thin')])).to.deep.equal({
        ...{ _tag: 'Refused', status: 400, code: 'items', reason: 'items' },
        message: 'Only 2 left of Ramen today. Please choose fewer.',
      })
      expect(await place([ramen('thick', 2)])).to.deep.include({
        message: 'Only 1 left of Thick today. Please choose fewer.',
      })
      const order = aSubmittedOrder({ items: [ramen('thick', 2)] })
      expect(rightOf(await world.server.ordering.validate({ brandId }, 'loc-1', order))).to.deep.include({
        ...{ isValid: false, reason: 'items', invalidModifiers: ['thick'], invalidItems: [] },
        fewLeft: [{ id: 'thick', left: 1 }],
      })
      expect(rightOf(await world.server.ordering.checkPrice({ brandId }, 'loc-1', order))).to.deep.include({
        ...{ isValid: false, reason: 'items', message: 'Only 1 left of Thick today. Please choose fewer.' },
      })
      expect(await stored()).to.deep.equal({ ramen: 2, thick: 1 })
      placed(await place([ramen('thick'), ramen('thin')]))
      expect(await stored()).to.deep.equal({ ramen: 0, thick: 0 })
    })

    it('counts an order for later today, and none for tomorrow or of another location', async () => {
      await count('ramen', 3)
      const today = noon / 1_000 + 2 * 3_600
      placed(await place([ramen('thin', 2)], {}, today))
      placed(await place([ramen('thin', 4)], {}, today + 86_400))
      placed(await place([ramen('thin', 4)], { locationId: 'loc-2' }))
      expect(await stored()).to.deep.equal({ ramen: 1 })
    })

    it('gives back what a declined card took, once, and takes it for another card with the same key', async () => {
      await count('ramen', 2)
      const declined = byCard([ramen('thin', 2)], 'declined')
      for (let again = 0; again < 2; again += 1) {
        expect(await world.server.ordering.place(declined)).to.deep.include({ _tag: 'Refused', status: 402 })
        expect([await stored(), await held()]).to.deep.equal([{ ramen: 2 }, 0])
      }
      placed(await world.server.ordering.place({ ...declined, cardNonce: aNonce() }))
      expect([await stored(), await held()]).to.deep.equal([{ ramen: 0 }, 0])
    })

    it('takes once for a placement that is sent twice', async () => {
      await count('ramen', 5)
      const [cash, card] = [aPlacement(), byCard([ramen()])]
      for (const one of [cash, cash, card, card]) placed(await world.server.ordering.place(one))
      expect(await stored()).to.deep.equal({ ramen: 3 })
    })

    it('is not sold over by a burst on two processes, by cash and by card', async () => {
      await count('ramen', 12)
      await count('thick', 30)
      const other = await world.another()
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, n) => {
          const { ordering } = n % 2 === 0 ? world.server : other
          const items = n % 5 === 0 ? [ramen('thin', 2)] : [ramen('thick')]
          return ordering.place(n % 4 < 2 ? byCard(items) : aPlacement({ order: aSubmittedOrder({ items }) }))
        }),
      )
      const [{ sum: ramens } = {}, { sum: thick } = {}] = await engine.rows(`
        select sum(quantity)::integer from order_lines
        union all
        select coalesce(sum(quantity), 0)::integer from order_lines where modifiers::text like '%thick%'`)
      expect(ramens).to.equal(12)
      expect(await stored()).to.deep.equal({ ramen: 0, thick: 30 - Number(thick) })
      expect(await held()).to.equal(0)
      const refused = results.filter((one) => one._tag !== 'Placed')
      expect(refused.map((one) => one._tag === 'Refused' && one.reason)).to.deep.equal(refused.map(() => 'items'))
    })

    it('never deadlocks when two orders take the same counts in another sequence', async () => {
      await count('ramen', 50)
      await count('tea', 50)
      const orders = Array.from({ length: 20 }, (_, n) => place(n % 2 === 0 ? [ramen(), tea()] : [tea(), ramen()]))
      for (const result of await Promise.all(orders)) placed(result)
      expect(await stored()).to.deep.equal({ ramen: 30, tea: 30 })
    })

    describe('a canceled order', () => {
      const cancel = async (isAccepted: boolean) => {
        await count('ramen', 4)
        placed(await place([ramen('thin', 3)]))
        const board = async () => {
          const [order] = rightOf(await world.server.board.orders(carl, 'loc-1'))
          if (order === undefined) throw new Error('the board is empty')
          return { orderId: order.id, version: order.version }
        }
        const command = async (how: Parameters<World['server']['board']['send']>[1]['command']) =>
          rightOf(await world.server.board.send(carl, { ...(await board()), commandId: randomUUID(), command: how }))
        if (isAccepted) await command({ _tag: 'Accept', minutesMore: 0 })
        await command({ _tag: 'Cancel', reason: 'No more noodles' })
      }

      it('gives back what it took, if it was not accepted', async () => {
        await cancel(false)
        expect(await stored()).to.deep.equal({ ramen: 4 })
      })

      it('gives nothing back after it was accepted, because it may be cooked', async () => {
        await cancel(true)
        expect(await stored()).to.deep.equal({ ramen: 1 })
      })
    })

    it('does not give to a count that staff set again since', async () => {
      await world.close()
      const charge = heldCharge()
      world = await openWorld(engine, { brands: [twoShops] }, charge.gateway)
      const first = await count('ramen', 4)
      const late = world.server.ordering.place(byCard([ramen('thin', 3)], 'declined'))
      await eventually(stored, ({ ramen: units }) => units === 1)
      await count('ramen', 10, first)
      charge.answer()
      expect(await late).to.deep.include({ status: 402 })
      expect(await stored()).to.deep.equal({ ramen: 10 })
    })

    it('is set once, however often the command is sent, and of two people the first changes it', async () => {
      const commandId = randomUUID()
      const set = { _tag: 'Count', left: 6, commandId } as const
      rightOf(await send('ramen', set))
      placed(await place([ramen('thin', 2)]))
      rightOf(await send('ramen', set))
      expect(await stored()).to.deep.equal({ ramen: 4 })
      const both = await Promise.all(
        [8, 9].map((more) => send('ramen', { ...set, left: more, commandId: randomUUID(), seen: commandId })),
      )
      expect(both.filter(isLeft).map(leftOf)).to.deep.equal([{ _tag: 'CountChanged' }])
      expect(leftOf(await send('ramen', set))).to.deep.equal({ _tag: 'CountChanged' })
      expect(leftOf(await send('ramen', { _tag: 'StopCounting', seen: commandId }))).to.deep.equal({
        _tag: 'CountChanged',
      })
    })

    it('is removed, and everything of the dish is sold again', async () => {
      const seen = await count('ramen', 1)
      const stop = { _tag: 'StopCounting', seen } as const
      rightOf(await send('ramen', stop))
      rightOf(await send('ramen', stop))
      expect(await stored()).to.deep.equal({})
      placed(await place([ramen('thin', 7)]))
    })

    it('ends with the mark that it replaces, and what is sold out is switched on again', async () => {
      rightOf(await send('ramen', { _tag: 'SellOut' }))
      await count('ramen', 1)
      expect(await entry('ramen')).to.deep.include({ isAvailable: true })
      placed(await place([ramen()]))
      rightOf(await send('ramen', { _tag: 'SwitchOn' }))
      expect(await stored()).to.deep.equal({})
      placed(await place([ramen()]))
    })

    it('stays when staff mark the dish as sold out for a while', async () => {
      await count('ramen', 3)
      rightOf(await send('ramen', { _tag: 'SellOutToday' }))
      expect(await place([ramen()])).to.deep.include({ status: 400, message: soldOutSentence })
      rightOf(await send('ramen', { _tag: 'SwitchOn' }))
      expect(await left('ramen')).to.equal(3)
    })

    it('is of no group and of nothing that is on no menu', async () => {
      const set = { _tag: 'Count', left: 6, commandId: randomUUID() } as const
      expect(leftOf(await send('bowls', set, 'group'))).to.deep.equal({ _tag: 'NotFound' })
      expect(leftOf(await send('pizza', set))).to.deep.equal({ _tag: 'NotFound' })
    })

    it('is in the audit log, and deleted after its day', async () => {
      const seen = await count('ramen', 1)
      rightOf(await send('ramen', { _tag: 'StopCounting', seen }))
      rightOf(await send('ramen', { _tag: 'StopCounting', seen }))
      await count('tea', 1)
      const audit = await engine.rows(
        `select action, subject from audit where action like 'availability:%' order by id`,
      )
      expect(audit).to.deep.equal([
        { action: 'availability:Count', subject: 'item:ramen' },
        { action: 'availability:StopCounting', subject: 'item:ramen' },
        { action: 'availability:Count', subject: 'item:tea' },
      ])
      const { db, close } = await openDatabase(world.choice)
      await deleteExpiredRows(db, noon + 11 * hour)
      expect(await stored()).to.deep.equal({ tea: 1 })
      await deleteExpiredRows(db, noon + 13 * hour)
      expect(await stored()).to.deep.equal({})
      await close()
    })
  })
}
