import { expect } from 'chai'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { voidAuthorisation } from '../../src-server/payment/void-authorisation.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import {
  aCardPlacement,
  aNonce,
  eventually,
  openWorld,
  postgresEngine,
  quick,
  type TestEngine,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'
import { overWire, wireTo } from '../faults/over-wire.ts'
import type { TcpProxy } from '../faults/tcp-proxy.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

const faults = {
  'that arrived': (wire: TcpProxy) => wire.closeSlowly(60_000),
  'that never arrived': (wire: TcpProxy) => wire.silence(),
}

describe('what the processor said, written over a wire that falls silent', function () {
  this.timeout(60_000)
  let wire: TcpProxy
  let engine: TestEngine
  let world: World
  let fault: (wire: TcpProxy) => void
  let isUnsure = false

  before(function () {
    if (postgres === '') this.skip()
  })
  beforeEach(async () => {
    isUnsure = false
    wire = await wireTo(postgres)
    engine = postgresEngine(postgres)
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      authorise: async (charge) => {
        const outcome = await sandbox.authorise(charge)
        fault(wire)
        return isUnsure ? { _tag: 'Unknown' } : outcome
      },
    })
    const timeouts = { ...quick, attemptLease: 3_600_000, completer: 3_600_000, jobs: 3_600_000, askAgain: 3_600_000 }
    world = await openWorld(overWire(engine, wire), { timeouts }, gateway)
  })
  afterEach(async () => {
    await wire.close()
    await world.close().catch(() => undefined)
    await engine.close()
  })

  for (const [how, strike] of Object.entries(faults)) {
    it(`V2, API-59 a refusal ${how} is told to the customer at once, and the key is open for another card`, async () => {
      fault = strike
      const refused = aCardPlacement({ cardNonce: aNonce('declined') })
      expect(await world.server.ordering.place(refused)).to.include({ _tag: 'Refused', code: 'declined' })
      fault = () => undefined
      const again = { ...refused, cardNonce: aNonce() }
      expect(await world.server.ordering.place(again)).to.include({ _tag: 'Placed' })
      expect(await engine.rows('select n, state from attempts order by n')).to.deep.equal([
        { n: 1, state: 'declined' },
        { n: 2, state: 'authorised' },
      ])
    })

    it(`V2, API-59 a doubt ${how} stands in the books, where the completer looks for it soon`, async () => {
      fault = strike
      isUnsure = true
      expect(await world.server.ordering.place(aCardPlacement())).to.deep.equal({ _tag: 'Unknown' })
      expect(await engine.rows('select state from placements')).to.deep.equal([{ state: 'unknown' }])
    })

    it(`V2, API-59 a call-off ${how} is staged for money that came too late`, async () => {
      const { db, close } = await openDatabase(world.choice)
      try {
        const name = { brandId: 'noodle-house', key: '9b2f5a6e-61d1-4c5e-9d3f-0a4c7e1b2d33', n: 1 }
        strike(wire)
        await voidAuthorisation(db, name, 'sandbox', 'late-charge')
        const jobs = await engine.rows(`select distinct kind, subject from jobs`)
        expect(jobs).to.deep.equal([{ kind: 'cancel', subject: 'late-charge' }])
      } finally {
        await close()
      }
    })
  }

  it('API-59 a store that is away after the processor was asked leaves the order in doubt, not refused', async () => {
    fault = () => wire.refuse(true)
    const request = aCardPlacement()
    expect(await world.server.ordering.place(request)).to.deep.equal({ _tag: 'Unknown' })
    wire.refuse(false)
    // Broken connections are detected singly; until then the store is unavailable.
    const status = await eventually(
      () => said(world.server.ordering.status(request.caller, request.key)).catch(() => undefined),
      (now) => now !== undefined,
    )
    expect(status).to.include({ statusCode: 202 })
  })
})
