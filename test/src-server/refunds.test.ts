import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { cents } from '../../src-domain/money/cents.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { CrashPoint } from '../../src-server/crash-point.ts'
import type { OrderServerNeeds } from '../../src-server/needs.ts'
import { retryDeadJobs } from '../../src-server/queue/dead-jobs.ts'
import type { ToldDifference } from '../../src-server/reconciliation/difference.ts'
import { reconcile } from '../../src-server/reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from '../../src-server/reconciliation/reconcile-timeouts.ts'
import { type ClaimedRefund, claimRefund } from '../../src-server/refund/claim-refund.ts'
import type { RefundIntent } from '../../src-server/refund/draft-refund.ts'
import { finishRefund } from '../../src-server/refund/finish-refund.ts'
import { type OpenDatabase, openDatabase } from '../../src-server/store/open-database.ts'
import { timeoutsFor } from '../../src-server/timeouts.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  ramen,
  tea,
  type World,
} from '../builders/order-server-builder.ts'
import { recordingLog } from '../builders/recording-log.ts'
import { cancelling, claimed, linesOff, moved, steeredRefunds, theWhole } from '../builders/refund-builder.ts'
import { said } from '../builders/said.ts'

const brandId = 'noodle-house'
const cora = { caller: { brandId, patronId: 'cora' } }
const timeouts = { ...quick, jobs: 30, completer: 3_600_000 }

for (const engine of engines()) {
  describe(`money that goes back on ${engine.name}`, function () {
    this.timeout(60_000)
    const log = recordingLog()
    let world: World
    let store: OpenDatabase
    let processor: ReturnType<typeof steeredRefunds>
    let fatal: CrashPoint | undefined

    const open = async (
      over: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway,
      more: Partial<OrderServerNeeds> = {},
    ) => {
      processor = steeredRefunds()
      fatal = undefined
      log.clear()
      const crashAt = (point: CrashPoint) => {
        if (point === fatal) throw new Error(`died at ${point}`)
      }
      world = await openWorld(engine, { timeouts, log, crashAt, ...more }, (sandbox) => over(processor.over(sandbox)))
      store = await openDatabase(world.choice)
    }
    const close = async () => {
      await store.close()
      await world.close()
    }
    beforeEach(() => open())
    afterEach(async () => {
      await audit()
      await close()
    })
    after(() => engine.close())

    const gateways = () => new Map<string, PaymentGateway>([['sandbox', processor.over(world.sandbox)]])
    const claim = (order: string, intent: RefundIntent) =>
      claimRefund({ db: store.db, gateways: gateways() }, order, intent)
    const refund = async (order: string, intent: RefundIntent): Promise<ClaimedRefund> =>
      claimed(await claim(order, intent))
    const refusal = async (order: string, intent: RefundIntent) => {
      const result = await claim(order, intent)
      return isLeft(result) ? result.left._tag : 'Claimed'
    }
    const rows = (sql: string) => engine.rows(sql)
    const refunds = () => rows('select n, state, way, charged from refunds order by order_id, n')
    const settled = () =>
      eventually(
        () => rows("select kind from jobs where kind in ('capture', 'refund') and not is_dead"),
        (jobs) => jobs.length === 0,
      )
    const due = () => rows("update jobs set run_at = now() where kind in ('capture', 'refund') and not is_dead")
    const byCard = async (...given: Parameters<typeof aCardPlacement>) => {
      const ticket = placed(await world.server.ordering.place(aCardPlacement(...given)))
      return ticket.id
    }
    const captured = async (...given: Parameters<typeof aCardPlacement>) => {
      const id = await byCard(...given)
      await settled()
      return id
    }
    const twoLines = { order: aSubmittedOrder({ items: [ramen(), tea(2)] }), tip: cents(200) }

    /** What the books must say whatever happened. */
    const audit = async () => {
      expect(
        await rows('select order_id, n, sum(amount) from refund_entries group by 1, 2 having sum(amount) <> 0'),
      ).to.deep.equal([])
      expect(
        await rows(`
          select g.id from gift_cards g join gift_card_entries e on e.brand_id = g.brand_id and e.card_id = g.id
          group by g.id, g.balance having sum(e.amount) <> g.balance`),
      ).to.deep.equal([])
      expect(
        await rows(`
          select l.order_id from ledger_entries l join refund_entries r on r.order_id = l.order_id and r.account = l.account
          group by l.order_id, l.account, l.amount having abs(sum(r.amount)) > abs(l.amount) or sum(r.amount) * l.amount > 0`),
      ).to.deep.equal([])
      const taken = world.sandbox.ledger()
      for (const one of taken) {
        if (one.entry !== 'capture') continue
        const back = taken.filter((other) => other.entry === 'refund' && other.transactionId === one.transactionId)
        expect(back.reduce((all, other) => all + ('amount' in other ? other.amount : 0), 0)).to.be.at.most(one.amount)
      }
    }

    it('V18 all of an order goes back once, with its tip', async () => {
      const id = await captured({ tip: cents(200) })
      const { draft } = await refund(id, theWhole)
      expect([draft.n, draft.parts.charged, draft.parts.tip]).to.deep.equal([1, 1_550, 200])
      await settled()
      expect(await refunds()).to.deep.equal([{ n: 1, state: 'done', way: 'refunded', charged: 1_550 }])
      expect(moved(world)).to.deep.equal(['authorise 1550', 'capture 1550', 'refund 1550'])
      expect(await refusal(id, theWhole)).to.equal('NothingLeft')
      expect(await refusal(id, linesOff(0))).to.equal('TooMany')
      expect(await rows('select account, amount from refund_entries order by account')).to.deep.equal([
        { account: 'card:sandbox', amount: -1_550 },
        { account: 'sale', amount: 1_250 },
        { account: 'tax', amount: 100 },
        { account: 'tip', amount: 200 },
      ])
    })

    it('V18 where the prices had the tax in them, that price goes back and the books part it, whatever the prices have since', async () => {
      const including = (yes: boolean) =>
        rows(`update locations set settings = jsonb_set(settings, '{charges,pickup,taxIncluded}', '${yes}')`)
      await including(true)
      world.clock.at += 5_000
      const id = await captured(twoLines)
      await including(false)
      // 0.22 of 3.00 is tax at 8 %.
      const one = await refund(id, { ...theWhole, lines: [{ position: 1, quantity: 1 }] })
      expect(one.draft.parts).to.deep.include({ sale: 278, tax: 22, charged: 300 })
      await settled()
      await audit()
    })

    it('V18 lines go back piece by piece by the terms of their day, then the rest with the tip', async () => {
      const id = await captured(twoLines)
      // A tax of tomorrow is no tax of this order.
      await rows(
        `update locations set settings = jsonb_set(settings, '{charges,pickup,taxRate}', '{"digits": 20, "decimals": 0}')`,
      )
      const one = await refund(id, { ...theWhole, lines: [{ position: 1, quantity: 1 }] })
      expect(one.draft.parts).to.deep.include({ sale: 300, tax: 24, charged: 324, tip: 0 })
      expect(await refusal(id, { ...theWhole, lines: [{ position: 1, quantity: 2 }] })).to.equal('TooMany')
      expect(await refusal(id, linesOff(7))).to.equal('UnknownLine')
      expect((await refund(id, linesOff(1))).draft.parts.charged).to.equal(324)
      expect((await refund(id, linesOff(0))).draft.parts.charged).to.equal(1_350)
      expect((await refund(id, theWhole)).draft.parts).to.deep.include({ tip: 200, charged: 200, sale: 0, tax: 0 })
      await due()
      await eventually(
        async () => {
          await due()
          return refunds()
        },
        (all) => all.every(({ state }) => state === 'done'),
      )
      expect(moved(world).filter((entry) => entry.startsWith('refund'))).to.deep.equal([
        'refund 324',
        'refund 324',
        'refund 1350',
        'refund 200',
      ])
    })

    it('V18 many who refund one order at one time give back what was captured, and not a cent more', async () => {
      const id = await captured(twoLines)
      const second = await openDatabase(world.choice)
      const intents = [
        theWhole,
        linesOff(0),
        linesOff(1),
        linesOff(0, 1),
        theWhole,
        linesOff(1),
        linesOff(0),
        cancelling,
      ]
      await Promise.all(
        intents.map((intent, at) =>
          claimRefund({ db: (at % 2 === 0 ? store : second).db, gateways: gateways() }, id, intent),
        ),
      )
      await second.close()
      await eventually(
        async () => {
          await due()
          return refunds()
        },
        (all) => all.every(({ state }) => state === 'done'),
      )
      const [sum] = await rows('select sum(charged)::integer as charged, sum(tip)::integer as tip from refunds')
      expect(sum).to.deep.equal({ charged: 2_198, tip: 200 })
      expect(await rows('select count(*)::integer as n from cancellations')).to.deep.equal([{ n: 1 }])
    })

    it('V18 many who give one line back at one time give it back once', async () => {
      const id = await captured(twoLines)
      const second = await openDatabase(world.choice)
      const results = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          claimRefund({ db: (at % 2 === 0 ? store : second).db, gateways: gateways() }, id, linesOff(1)),
        ),
      )
      await second.close()
      expect(results.filter((result) => !isLeft(result))).to.have.length(1)
      await settled()
      expect(moved(world).slice(2)).to.deep.equal(['refund 648'])
    })

    it('V18 an order that is called off before its money was taken lets go of it, and nobody takes it afterwards', async () => {
      await close()
      let isSilent = true
      await open((gateway) => ({
        ...gateway,
        capture: async (...asked) => (isSilent ? 'unknown' : gateway.capture(...asked)),
      }))
      const id = await byCard()
      await eventually(
        () => rows("select tries from jobs where kind = 'capture'"),
        ([job]) => Number(job?.['tries']) > 0,
      )
      await refund(id, cancelling)
      await eventually(refunds, ([one]) => one?.['state'] === 'done')
      isSilent = false
      await due()
      await settled()
      expect(moved(world)).to.deep.equal(['authorise 1350', 'void'])
      expect(await refunds()).to.deep.equal([{ n: 1, state: 'done', way: 'voided', charged: 1_350 }])
      expect(await refusal(id, cancelling)).to.equal('AlreadyCancelled')
      expect(await refusal(id, theWhole)).to.equal('NothingLeft')
    })

    it('V18 a part of what was only promised goes back when the rest was taken', async () => {
      await close()
      let isSilent = true
      await open((gateway) => ({
        ...gateway,
        capture: async (...asked) => (isSilent ? 'unknown' : gateway.capture(...asked)),
      }))
      const id = await byCard(twoLines)
      await refund(id, linesOff(1))
      await eventually(
        () => rows("select last_error from jobs where kind = 'refund'"),
        ([job]) => job?.['last_error'] !== null,
      )
      expect(moved(world)).to.deep.equal(['authorise 2198'])
      isSilent = false
      await due()
      await settled()
      expect(moved(world)).to.deep.equal(['authorise 2198', 'capture 2198', 'refund 648'])
    })

    it('V18 the refunds of an order go one after the other: the whole lets go of nothing while a line is under way', async () => {
      await close()
      let isSilent = true
      await open((gateway) => ({
        ...gateway,
        capture: async (...asked) => (isSilent ? 'unknown' : gateway.capture(...asked)),
      }))
      const id = await byCard(twoLines)
      await refund(id, linesOff(1))
      await refund(id, theWhole)
      await eventually(
        async () => {
          await due()
          return rows("select tries from jobs where kind = 'refund'")
        },
        (jobs) => jobs.every(({ tries }) => Number(tries) > 2),
      )
      expect(moved(world)).to.deep.equal(['authorise 2198'])
      isSilent = false
      await eventually(
        async () => {
          await due()
          return refunds()
        },
        (all) => all.every(({ state }) => state === 'done'),
      )
      expect(moved(world)).to.deep.equal(['authorise 2198', 'capture 2198', 'refund 648', 'refund 1550'])
    })

    it('V18 a refund that rested long behind another of its order is asked for as soon as that one is over, done or refused', async () => {
      for (const end of ['done', 'refused'] as const) {
        const before = moved(world).length
        let isOver = false
        processor.steer((real) => ({
          refund: async (request) => {
            if (request.reference.endsWith(':1') && !isOver) return { _tag: 'Pending' }
            return request.reference.endsWith(':1') && end === 'refused' ? { _tag: 'Refused' } : real.refund(request)
          },
          lookUp: async (reference, of) =>
            reference.endsWith(':1') ? { _tag: 'NeverArrived' } : real.lookUp(reference, of),
        }))
        const id = await byCard(twoLines)
        await refund(id, linesOff(1))
        await refund(id, linesOff(0))
        const job = (n: number) => `kind = 'refund' and subject = '${id}' and (payload ->> 'n')::integer = ${n}`
        await eventually(
          () => rows(`select 1 from jobs where ${job(2)} and tries > 0`),
          (found) => found.length === 1,
        )
        await rows(`update jobs set run_at = now() + interval '1 hour' where ${job(2)}`)
        isOver = true
        await rows(`update jobs set run_at = now() where ${job(1)}`)
        await eventually(
          () => rows(`select state from refunds where order_id = '${id}' order by n`),
          (all) => all.map(({ state }) => state).join() === `${end},done`,
        )
        expect(moved(world).length).to.be.greaterThan(before)
      }
    })

    it('V18 a refund that was in hand while an earlier one of its order ended does not rest, however often it had waited', async () => {
      let isOver = false
      processor.steer((real) => ({
        refund: async (request) => {
          if (!isOver) return { _tag: 'Pending' }
          // Long enough for the later one to find that this one is under way.
          if (request.reference.endsWith(':1')) await sleep(300)
          return real.refund(request)
        },
        lookUp: async () => ({ _tag: 'NeverArrived' }),
      }))
      const id = await captured(twoLines)
      await refund(id, linesOff(1))
      await refund(id, linesOff(0))
      await eventually(
        () => rows("select 1 from jobs where kind = 'refund' and tries > 0 and last_error is not null"),
        (found) => found.length === 2,
      )
      isOver = true
      await rows("update jobs set run_at = now(), tries = 8 where kind = 'refund'")
      await eventually(refunds, (all) => all.every(({ state }) => state === 'done'))
    })

    it('V18 a capture that rested long behind the whole refund of its order is over with it', async () => {
      await close()
      let isSilent = true
      await open((gateway) => ({
        ...gateway,
        cancel: async (...asked) => (isSilent ? 'unknown' : gateway.cancel(...asked)),
        capture: async (...asked) => (isSilent ? 'unknown' : gateway.capture(...asked)),
      }))
      await refund(await byCard(), theWhole)
      await eventually(
        async () => {
          await rows("update jobs set run_at = now() where kind = 'capture' and run_at < now() + interval '30 seconds'")
          return rows("select last_error from jobs where kind = 'capture'")
        },
        ([job]) => job?.['last_error'] === 'capture: the order is given back',
      )
      await rows("update jobs set run_at = now() + interval '1 hour' where kind = 'capture'")
      isSilent = false
      await rows("update jobs set run_at = now() where kind = 'refund'")
      await settled()
      expect(moved(world)).to.deep.equal(['authorise 1350', 'void'])
    })

    it('V18 a capture and a cancellation at one moment end in a voided charge or in a refunded one', async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, () => byCard()))
      await Promise.all(ids.map((id) => refund(id, cancelling)))
      await eventually(
        async () => {
          await due()
          return rows("select kind from jobs where kind in ('capture', 'refund')")
        },
        (jobs) => jobs.length === 0,
      )
      const all = world.sandbox.ledger()
      const charges = all.flatMap((one) => (one.entry === 'authorise' ? [one.transactionId] : []))
      expect(charges).to.have.length(12)
      for (const charge of charges) {
        const did = all.flatMap((one) =>
          one.entry !== 'authorise' && 'transactionId' in one && one.transactionId === charge ? [one.entry] : [],
        )
        expect(['void', 'capture,refund']).to.include(did.join())
      }
      expect((await refunds()).every(({ state }) => state === 'done')).to.equal(true)
    })

    it('V18 an answer that was lost is looked up, and nothing goes back twice', async () => {
      const id = await captured()
      processor.steer((real) => ({
        refund: async (request) => {
          await real.refund(request)
          return { _tag: 'Unknown' }
        },
      }))
      await refund(id, theWhole)
      await eventually(
        async () => processor.asked,
        (asked) => asked.length > 0,
      )
      expect((await refunds())[0]).to.deep.include({ state: 'asked' })
      await eventually(
        async () => {
          await due()
          return refunds()
        },
        ([one]) => one?.['state'] === 'done',
      )
      expect(processor.asked).to.deep.equal(['refund 1350', 'look up'])
      expect(moved(world)).to.deep.equal(['authorise 1350', 'capture 1350', 'refund 1350'])
    })

    it('V18 what the processor has not decided waits, and is asked by the same reference', async () => {
      const id = await captured()
      processor.steer(() => ({ refund: async () => ({ _tag: 'Pending' }), lookUp: async () => ({ _tag: 'Pending' }) }))
      await refund(id, theWhole)
      await eventually(
        async () => {
          await due()
          return processor.asked
        },
        (asked) => asked.length > 2,
      )
      expect((await refunds())[0]).to.deep.include({ state: 'asked' })
      processor.steer(() => ({}))
      await eventually(
        async () => {
          await due()
          return refunds()
        },
        ([one]) => one?.['state'] === 'done',
      )
      expect(moved(world).filter((entry) => entry.startsWith('refund'))).to.deep.equal(['refund 1350'])
    })

    it('V18 a refund that is refused is a person’s, and what it claimed is free for another', async () => {
      const id = await captured()
      processor.steer(() => ({ refund: async () => ({ _tag: 'Refused' }) }))
      await refund(id, theWhole)
      await eventually(refunds, ([one]) => one?.['state'] === 'refused')
      await eventually(
        () => rows("select is_dead from jobs where kind = 'refund'"),
        ([job]) => job?.['is_dead'] === true,
      )
      expect(log.lines('error').map(({ facts }) => facts['kind'])).to.deep.equal(['refund'])
      expect(await rows('select * from refund_entries')).to.deep.equal([])
      processor.steer(() => ({}))
      const again = await refund(id, theWhole)
      expect([again.draft.n, again.draft.parts.charged]).to.deep.equal([2, 1_350])
      await retryDeadJobs(store.db)
      await settled()
      expect(moved(world)).to.deep.equal(['authorise 1350', 'capture 1350', 'refund 1350'])
      expect((await refunds()).map(({ state }) => state)).to.deep.equal(['refused', 'done'])
    })

    for (const point of ['refund-asked', 'refund-answered', 'refund-finished'] as const) {
      it(`V18 ends in one refund after dying at ${point}`, async () => {
        const id = await captured({ ...twoLines, ...cora, order: aSubmittedOrder({ items: [ramen(), tea(9)] }) })
        fatal = point
        await refund(id, linesOff(0))
        await eventually(
          () => rows("select last_error from jobs where kind = 'refund'"),
          ([job]) => String(job?.['last_error']).includes(`died at ${point}`),
        )
        fatal = undefined
        await eventually(
          async () => {
            await due()
            return rows("select 1 from jobs where kind = 'refund'")
          },
          (jobs) => jobs.length === 0,
        )
        expect(moved(world).filter((entry) => entry.startsWith('refund'))).to.deep.equal(['refund 1350'])
        expect(await refunds()).to.deep.equal([{ n: 1, state: 'done', way: 'refunded', charged: 1_350 }])
        expect(await rows("select sum(amount)::integer as n from refund_entries where account = 'sale'")).to.deep.equal(
          [{ n: 1_250 }],
        )
      })
    }

    it('LOYAL-19, V18 gift card, credit, use of a code and points go back with the money', async () => {
      const order = aSubmittedOrder({ items: [ramen('thin', 3)], code: 'MINE', giftCardNumber: '1111222233334444' })
      const id = await captured({ ...cora, order })
      const stand = async () => ({
        ...(await rows("select balance from gift_cards where id = 'card-with-twenty-dollars'"))[0],
        ...(await rows("select credit from patrons where id = 'cora'"))[0],
        ...(
          await rows(
            "select c.uses, p.uses as mine from promotion_codes c join promotion_patrons p on p.code_id = c.id where code = 'MINE'",
          )
        )[0],
        points: await said(world.server.loyalty.of(brandId, 'cora')).then((found) =>
          'progress' in found ? found.progress : -1,
        ),
      })
      // 37.50 less 3.75, with 8 %: 36.45, of which credit pays 10.00 and the card 20.00.
      expect(await stand()).to.deep.equal({ balance: 0, credit: 0, uses: 1, mine: 1, points: 23 })
      const one = await refund(id, { ...theWhole, lines: [{ position: 0, quantity: 1 }] })
      expect(one.draft.parts).to.deep.include({ charged: 645, giftCard: 570, credit: 0 })
      await settled()
      expect(await stand()).to.deep.equal({ balance: 570, credit: 0, uses: 1, mine: 1, points: 12 })
      await refund(id, theWhole)
      await settled()
      expect(await stand()).to.deep.equal({ balance: 2_000, credit: 1_000, uses: 0, mine: 0, points: 0 })
      expect(moved(world)).to.deep.equal(['authorise 645', 'capture 645', 'refund 645'])
    })

    it('V18 who ends a refund second enters nothing', async () => {
      const id = await captured()
      await refund(id, theWhole)
      await settled()
      const done = { _tag: 'Done', way: 'refunded' } as const
      expect(await finishRefund(store.db, { orderId: id, n: 1 }, done)).to.equal(false)
      expect(await finishRefund(store.db, { orderId: id, n: 1 }, { _tag: 'Refused' })).to.equal(false)
      expect((await refunds())[0]).to.deep.include({ state: 'done' })
    })

    it('V18 what was paid in cash is handed back by hand, and no processor is asked', async () => {
      const { id } = placed(await world.server.ordering.place(aPlacement()))
      const { draft } = await refund(id, cancelling)
      expect(draft.parts.charged).to.equal(1_350)
      await settled()
      expect(await refunds()).to.deep.equal([{ n: 1, state: 'done', way: 'booked', charged: 1_350 }])
      expect(moved(world)).to.deep.equal([])
      expect(await rows("select amount from refund_entries where account = 'cash'")).to.deep.equal([{ amount: -1_350 }])
    })

    it('SCHED-18, V18 an order for later that is called off gives its time back', async () => {
      await close()
      const setting = aLocationSetting()
      const locations = [{ ...setting, schedule: { ...setting.schedule, capacityPerSlot: 1 } }]
      await open(undefined, { brands: [aBrandSeed({ locations })] })
      const scheduledAt = Date.UTC(2026, 5, 10, 18) / 1_000
      const { id } = placed(await world.server.ordering.place(aPlacement({ order: aSubmittedOrder({ scheduledAt }) })))
      expect(await rows('select taken from slot_loads')).to.deep.equal([{ taken: 1 }])
      await refund(id, cancelling)
      expect(await rows('select taken from slot_loads')).to.deep.equal([{ taken: 0 }])
    })

    it('V18 says of an order that is not known, of before, or of a processor without refunds why nothing is done', async () => {
      const id = await captured(twoLines)
      expect(await refusal('nobody', theWhole)).to.equal('UnknownOrder')
      const { refunds: _, ...poor } = processor.over(world.sandbox)
      const refused = await claimRefund({ db: store.db, gateways: new Map([['sandbox', poor]]) }, id, theWhole)
      expect(refused).to.deep.include({ left: { _tag: 'NoRefunds', processor: 'sandbox' } })
      await rows('update orders set terms = null')
      expect(await refusal(id, linesOff(0))).to.equal('TermsUnknown')
      expect(await refunds()).to.deep.equal([])
      expect(await refusal(id, theWhole)).to.equal('Claimed')
      await settled()
    })

    describe('when the books are compared', () => {
      const hour = 3_600_000
      const compared = (over: Partial<PaymentGateway> = {}) => comparedWith({ ...world.sandbox, ...over })
      const comparedWith = async (gateway: PaymentGateway) => {
        const told: ToldDifference[] = []
        // Each hour of what is compared is a statement or two, and the orders of this house are of another year.
        await rows('update orders set placed_at = now()')
        const usual = reconcileTimeoutsOf(timeoutsFor(2_000))
        const needs = {
          ...{ db: store.db, log, gateway },
          ...{
            timeouts: { ...usual, grace: -60_000, window: hour },
            tell: (one: ToldDifference) => void told.push(one),
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
        const { charges: _, ...rest } = world.sandbox
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
        // It was taken: our books are wrong.
        expect(await compared()).to.deep.equal(['Compared', `missing-refund ${id}`])
        const charge = (state: 'authorised' | 'cancelled') => ({
          ...{ transactionId, reference: `order:${id}:attempt:1`, at: Date.now(), state },
          ...{ currency: 'USD', authorised: cents(1_350), captured: cents(0), refunded: cents(0) },
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
        await world.sandbox.refunds.refund({
          reference: 'at the desk',
          transactionId,
          amount: cents(100),
          currency: 'USD',
        })
        expect(await compared()).to.deep.equal(['Compared', `unbooked-refund ${theirs}`])
        const silent = async () => ({ _tag: 'Page', charges: [] }) as const
        // Of a charge that is older than the list, the refund is looked up by itself.
        expect(await compared({ charges: silent })).to.include(`missing-refund ${ours}`)
        expect(await comparedWith(withoutList())).to.deep.equal(['Compared', `missing-refund ${ours}`])
        const mute = { ...world.sandbox.refunds, lookUp: async () => ({ _tag: 'Unknown' }) as const }
        expect(await compared({ charges: silent, refunds: mute })).to.include('Unanswered')
        await rows('update refunds set charged = 1300, sale = 1200')
        expect(await compared()).to.include(`unbooked-refund ${ours}`)
      })

      it('R15, V18 nothing is said of what is about to go back', async () => {
        const id = await captured()
        processor.steer((real) => ({
          refund: async (request) => {
            await real.refund(request)
            return { _tag: 'Unknown' }
          },
        }))
        await refund(id, theWhole)
        await eventually(
          async () => processor.asked,
          (asked) => asked.length > 0,
        )
        expect(await compared()).to.deep.equal(['Compared'])
        processor.steer(() => ({}))
        await finished()
      })
    })

    it('PROMO-03, V18 a line without which the order would cost as much brings nothing', async () => {
      const order = aSubmittedOrder({ items: [ramen('thin', 1), tea(3)], code: 'BIG' })
      const id = await captured({ order })
      // 21.50 less 5.00; without the one tea the promotion's 20.00 are not reached.
      expect(await refusal(id, { ...theWhole, lines: [{ position: 1, quantity: 1 }] })).to.equal('BringsNothing')
      expect((await refund(id, linesOff(1))).draft.parts.sale).to.equal(400)
      await settled()
    })
  })
}
