import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { retryDeadJobs } from '../../../src-server/queue/dead-jobs.ts'
import type { ReportedDifference } from '../../../src-server/reconciliation/difference.ts'
import { reconcile } from '../../../src-server/reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from '../../../src-server/reconciliation/reconcile-timeouts.ts'
import { timeoutsFor } from '../../../src-server/timeouts.ts'
import { aSubmittedOrder, engines, eventually, ramen, tea } from '../../builders/order-server-builder.ts'
import { linesOff, moved, theWhole } from '../../builders/refund-builder.ts'
import { brandId, cora, refundHouse, twoLines } from '../../builders/refund-house.ts'

for (const engine of engines()) {
  describe(`refunds that were not heard of on ${engine.name}`, function () {
    this.timeout(60_000)
    const house = refundHouse(engine)
    const { rows, refunds, refund, settled, due, captured, log } = house
    const unheard = async (id: string) => {
      house.processor.steer((real) => ({
        refund: async (request) => {
          await real.refund(request)
          return { _tag: 'Unknown' }
        },
      }))
      await refund(id, theWhole)
      await eventually(
        async () => house.processor.asked,
        (asked) => asked.length > 0,
      )
    }
    beforeEach(() => house.open())
    afterEach(() => house.leave())
    after(() => engine.close())

    it('V18 an answer that was lost is looked up, and nothing goes back twice', async () => {
      const id = await captured()
      await unheard(id)
      expect((await refunds())[0]).to.deep.include({ state: 'asked' })
      await eventually(
        async () => {
          await due()
          return refunds()
        },
        ([one]) => one?.['state'] === 'done',
      )
      expect(house.processor.asked).to.deep.equal(['refund 1350', 'look up'])
      expect(moved(house.world)).to.deep.equal(['authorise 1350', 'capture 1350', 'refund 1350'])
    })

    it('V18 what the processor has not decided waits, and is asked by the same reference', async () => {
      const id = await captured()
      house.processor.steer(() => ({
        refund: async () => ({ _tag: 'Pending' }),
        lookUp: async () => ({ _tag: 'Pending' }),
      }))
      await refund(id, theWhole)
      await eventually(
        async () => {
          await due()
          return house.processor.asked
        },
        (asked) => asked.length > 2,
      )
      expect((await refunds())[0]).to.deep.include({ state: 'asked' })
      house.processor.steer(() => ({}))
      await eventually(
        async () => {
          await due()
          return refunds()
        },
        ([one]) => one?.['state'] === 'done',
      )
      expect(moved(house.world).filter((entry) => entry.startsWith('refund'))).to.deep.equal(['refund 1350'])
    })

    it('V18 a refund that is refused is a person’s, and what it claimed is free for another', async () => {
      const id = await captured()
      house.processor.steer(() => ({ refund: async () => ({ _tag: 'Refused' }) }))
      await refund(id, theWhole)
      await eventually(refunds, ([one]) => one?.['state'] === 'refused')
      await eventually(
        () => rows("select is_dead from jobs where kind = 'refund'"),
        ([job]) => job?.['is_dead'] === true,
      )
      expect(log.lines('error').map(({ facts }) => facts['kind'])).to.deep.equal(['refund'])
      expect(await rows('select * from refund_entries')).to.deep.equal([])
      house.processor.steer(() => ({}))
      const again = await refund(id, theWhole)
      expect([again.draft.n, again.draft.parts.charged]).to.deep.equal([2, 1_350])
      await retryDeadJobs(house.store.db)
      await settled()
      expect(moved(house.world)).to.deep.equal(['authorise 1350', 'capture 1350', 'refund 1350'])
      expect((await refunds()).map(({ state }) => state)).to.deep.equal(['refused', 'done'])
    })

    for (const point of ['refund-asked', 'refund-answered', 'refund-finished'] as const) {
      it(`V18 ends in one refund after dying at ${point}`, async () => {
        const id = await captured({ ...twoLines, ...cora, order: aSubmittedOrder({ items: [ramen(), tea(9)] }) })
        house.fatal = point
        await refund(id, linesOff(0))
        await eventually(
          () => rows("select last_error from jobs where kind = 'refund'"),
          ([job]) => String(job?.['last_error']).includes(`died at ${point}`),
        )
        house.fatal = undefined
        await eventually(
          async () => {
            await due()
            return rows("select 1 from jobs where kind = 'refund'")
          },
          (jobs) => jobs.length === 0,
        )
        expect(moved(house.world).filter((entry) => entry.startsWith('refund'))).to.deep.equal(['refund 1350'])
        expect(await refunds()).to.deep.equal([{ n: 1, state: 'done', way: 'refunded', charged: 1_350 }])
        expect(await rows("select sum(amount)::integer as n from refund_entries where account = 'sale'")).to.deep.equal(
          [{ n: 1_250 }],
        )
      })
    }

    describe('when the books are compared', () => {
      const hour = 3_600_000
      const compared = (over: Partial<PaymentGateway> = {}) => comparedWith({ ...house.world.sandbox, ...over })
      const comparedWith = async (gateway: PaymentGateway) => {
        const told: ReportedDifference[] = []
        // The comparison sends statements per hour, and these orders are a year old.
        await rows('update orders set placed_at = now()')
        const usual = reconcileTimeoutsOf(timeoutsFor(2_000))
        const needs = {
          ...{ db: house.store.db, log, gateway },
          ...{
            timeouts: { ...usual, grace: -60_000, window: hour },
            tell: (one: ReportedDifference) => void told.push(one),
          },
        }
        const { _tag } = await reconcile(needs, 'sandbox', true)
        return [
          _tag,
          ...told.map(({ kind, orderId, isMended }) => `${kind} ${orderId}${isMended ? ' mended' : ''}`).sort(),
        ]
      }
      const finished = () =>
        eventually(
          async () => {
            await due()
            return refunds()
          },
          (all) => all.every(({ state }) => state === 'done'),
        )
      const transactionOf = async (id: string) =>
        String((await rows(`select payment ->> 'transactionId' as id from orders where id = '${id}'`))[0]?.['id'])
      const withoutList = () => {
        const { charges: _, ...rest } = house.world.sandbox
        return rest
      }

      it('R15, V18 what went back, whole, in part or before it was taken, is no difference', async () => {
        const [whole, part, plain] = [await captured(), await captured(twoLines), await captured()]
        await refund(whole, theWhole)
        await refund(part, linesOff(0))
        await finished()
        await settled()
        expect(await compared()).to.deep.equal(['Compared'])
        expect(await compared({ charges: async () => ({ _tag: 'Page', charges: [] }) })).to.deep.include.members([
          'Compared',
          `missing-charge ${part}`,
          `missing-charge ${plain}`,
        ])
      })

      it('R15, V18 an order that was voided needs no charge, and one that is promised all the same is let go of', async () => {
        const id = await captured()
        const transactionId = await transactionOf(id)
        await rows(`insert into refunds (order_id, n, brand_id, reference, state, is_whole, lines, sale, service_fee, tax, tip,
          credit, gift_card, charged, processor, transaction_id, reason, way, finished_at)
          values ('${id}', 1, '${brandId}', 'order:${id}:refund:1', 'done', true, '[]', 1250, 0, 100, 0, 0, 0, 1350, 'sandbox',
            '${transactionId}', '', 'voided', now() - interval '10 minutes')`)
        expect(await compared()).to.deep.equal(['Compared', `missing-refund ${id}`])
        const charge = (state: 'authorised' | 'cancelled') => ({
          ...{ transactionId, reference: `order:${id}:attempt:1`, at: Date.now(), state },
          ...{ currency: 'USD', authorised: minor(1_350), captured: minor(0), refunded: minor(0) },
        })
        const listing = (state: 'authorised' | 'cancelled') => ({
          charges: async () => ({ _tag: 'Page', charges: [charge(state)] }) as const,
          cancel: async () => 'cancelled' as const,
        })
        expect(await compared(listing('cancelled'))).to.deep.equal(['Compared'])
        expect(await compared(listing('authorised'))).to.deep.equal(['Compared', `loose-authorisation ${id} mended`])
      })

      it('R15, V18 a refund of which only one of the two knows is named, by the list or by its reference', async () => {
        const [ours, theirs] = [await captured(), await captured()]
        await refund(ours, theWhole)
        await finished()
        await rows("update refunds set reference = 'order:lost:refund:1'")
        const transactionId = await transactionOf(theirs)
        await house.world.sandbox.refunds.refund({
          reference: 'at the desk',
          transactionId,
          amount: minor(100),
          currency: 'USD',
        })
        expect(await compared()).to.deep.equal(['Compared', `unbooked-refund ${theirs}`])
        const silent = async () => ({ _tag: 'Page', charges: [] }) as const
        expect(await compared({ charges: silent })).to.include(`missing-refund ${ours}`)
        expect(await comparedWith(withoutList())).to.deep.equal(['Compared', `missing-refund ${ours}`])
        const mute = { ...house.world.sandbox.refunds, lookUp: async () => ({ _tag: 'Unknown' }) as const }
        expect(await compared({ charges: silent, refunds: mute })).to.include('Unanswered')
        await rows('update refunds set charged = 1300, sale = 1200')
        expect(await compared()).to.include(`unbooked-refund ${ours}`)
      })

      it('R15, V18 nothing is said of what is about to go back', async () => {
        const id = await captured()
        await unheard(id)
        expect(await compared()).to.deep.equal(['Compared'])
        house.processor.steer(() => ({}))
        await finished()
      })
    })
  })
}
