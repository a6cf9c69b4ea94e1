import { expect } from 'chai'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { aCardPlacement, engines, eventually, openWorld, quick, type World } from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

/** A connection that delays charges and loses their responses. */
function lostLine() {
  const onTheWay: (() => Promise<unknown>)[] = []
  const askedAt: (number | undefined)[] = []
  const over = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    authorise: (request) => {
      onTheWay.push(() => gateway.authorise(request))
      return new Promise(() => undefined)
    },
    lookUp: (reference, at) => {
      askedAt.push(at)
      return gateway.lookUp(reference, at)
    },
  })
  return { over, askedAt, arrive: () => Promise.all(onTheWay.splice(0).map((send) => send())) }
}

const timeouts = { ...quick, processor: 40, attemptLease: 80, completer: 30, askAgain: 40, lookAgain: 60, jobs: 30 }

for (const engine of engines()) {
  describe(`a charge of an abandoned attempt on ${engine.name}`, () => {
    const line = lostLine()
    let world: World
    const attempt = async () =>
      (await engine.rows('select state, looks, look_again_at is null as done from attempts'))[0]
    const entries = () => world.sandbox.ledger().map(({ entry }) => entry)

    beforeEach(async () => {
      world = await openWorld(engine, { timeouts }, line.over)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('API-59, CHK-50 is found and voided when it arrives after a lookup found nothing', async () => {
      const request = aCardPlacement()
      expect((await world.server.ordering.place(request))._tag).to.equal('Unknown')
      await eventually(attempt, (row) => row?.['state'] === 'abandoned')
      expect(await said(world.server.ordering.status(request.caller, request.key))).to.deep.include({ statusCode: 402 })
      expect(entries()).to.deep.equal([])
      await line.arrive()
      // Resets the lookup backoff.
      await engine.rows('update attempts set looks = 0, look_again_at = now()')
      await eventually(
        async () => entries(),
        (now) => now.includes('void'),
      )
      // The processor records it before we do.
      const given = await eventually(attempt, (row) => row?.['done'] === true)
      expect(entries()).to.deep.equal(['authorise', 'void'])
      expect(given).to.deep.include({ state: 'abandoned' })
      expect(await engine.rows('select 1 from orders')).to.deep.equal([])
    })

    it('API-59 is looked up from the start of the attempt, by the completer and by each retry', async () => {
      const before = Date.now()
      await world.server.ordering.place(aCardPlacement())
      await eventually(attempt, (row) => Number(row?.['looks']) > 0)
      const [row] = await engine.rows('select started_at from attempts')
      const started = new Date(String(row?.['started_at'])).getTime()
      expect(Math.abs(started - before)).to.be.lessThan(60_000)
      const { askedAt } = line
      expect(askedAt.length).to.be.greaterThan(1)
      for (const at of askedAt.slice(-2)) expect(Math.abs((at ?? 0) - started)).to.be.lessThan(1_000)
    })

    it('API-59 is looked up a limited number of times', async () => {
      await world.server.ordering.place(aCardPlacement())
      await eventually(attempt, (row) => Number(row?.['looks']) > 0)
      expect((await attempt())?.['done']).to.equal(false)
      await engine.rows('update attempts set looks = 10, look_again_at = now()')
      expect(await eventually(attempt, (row) => row?.['done'] === true)).to.deep.include({ looks: 11 })
      expect(entries()).to.deep.equal([])
    })
  })
}
