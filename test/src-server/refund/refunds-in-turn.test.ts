import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { engines, eventually } from '../../builders/order-server-builder.ts'
import { cancelling, linesOff, moved, theWhole } from '../../builders/refund-builder.ts'
import { refundHouse, twoLines } from '../../builders/refund-house.ts'

for (const engine of engines()) {
  describe(`refunds, captures and cancellations of one order on ${engine.name}`, function () {
    this.timeout(60_000)
    const house = refundHouse(engine)
    const { rows, refunds, refund, refusal, settled, due, byCard, captured } = house
    beforeEach(() => house.open())
    afterEach(() => house.leave())
    after(() => engine.close())

    it('V18 an order that is called off before its money was taken lets go of it, and nobody takes it afterwards', async () => {
      await house.close()
      let isSilent = true
      await house.open((gateway) => ({
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
      expect(moved(house.world)).to.deep.equal(['authorise 1350', 'void'])
      expect(await refunds()).to.deep.equal([{ n: 1, state: 'done', way: 'voided', charged: 1_350 }])
      expect(await refusal(id, cancelling)).to.equal('AlreadyCancelled')
      expect(await refusal(id, theWhole)).to.equal('NothingLeft')
    })

    it('V18 a part of what was only promised goes back when the rest was taken', async () => {
      await house.close()
      let isSilent = true
      await house.open((gateway) => ({
        ...gateway,
        capture: async (...asked) => (isSilent ? 'unknown' : gateway.capture(...asked)),
      }))
      const id = await byCard(twoLines)
      await refund(id, linesOff(1))
      await eventually(
        () => rows("select last_error from jobs where kind = 'refund'"),
        ([job]) => job?.['last_error'] !== null,
      )
      expect(moved(house.world)).to.deep.equal(['authorise 2198'])
      isSilent = false
      await due()
      await settled()
      expect(moved(house.world)).to.deep.equal(['authorise 2198', 'capture 2198', 'refund 648'])
    })

    it('V18 the refunds of an order go one after the other: the whole lets go of nothing while a line is under way', async () => {
      await house.close()
      let isSilent = true
      await house.open((gateway) => ({
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
      expect(moved(house.world)).to.deep.equal(['authorise 2198'])
      isSilent = false
      await eventually(
        async () => {
          await due()
          return refunds()
        },
        (all) => all.every(({ state }) => state === 'done'),
      )
      expect(moved(house.world)).to.deep.equal(['authorise 2198', 'capture 2198', 'refund 648', 'refund 1550'])
    })

    it('V18 a refund that rested long behind another of its order is asked for as soon as that one is over, done or refused', async () => {
      for (const end of ['done', 'refused'] as const) {
        const before = moved(house.world).length
        let isOver = false
        house.processor.steer((real) => ({
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
        expect(moved(house.world).length).to.be.greaterThan(before)
      }
    })

    it('V18 a refund that was in hand while an earlier one of its order ended does not rest, however often it had waited', async () => {
      let isOver = false
      house.processor.steer((real) => ({
        refund: async (request) => {
          if (!isOver) return { _tag: 'Pending' }
          // Enough for the later refund to find this one running.
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
      await house.close()
      let isSilent = true
      await house.open((gateway) => ({
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
        ([job]) => job?.['last_error'] === 'capture: the order is being refunded',
      )
      await rows("update jobs set run_at = now() + interval '1 hour' where kind = 'capture'")
      isSilent = false
      await rows("update jobs set run_at = now() where kind = 'refund'")
      await settled()
      expect(moved(house.world)).to.deep.equal(['authorise 1350', 'void'])
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
      const all = house.world.sandbox.ledger()
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
  })
}
