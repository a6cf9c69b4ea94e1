import { expect } from 'chai'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { reconcile } from '../../src-server/reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from '../../src-server/reconciliation/reconcile-timeouts.ts'
import { claimRefund } from '../../src-server/refund/claim-refund.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { timeoutsFor } from '../../src-server/timeouts.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aNonce,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  type World,
} from '../builders/order-server-builder.ts'
import { claimed, theWhole } from '../builders/refund-builder.ts'

const pesos = [aBrandSeed({}, { currency: 'MXN', country: 'MX' })]
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

for (const engine of engines()) {
  describe(`the currency of a brand on ${engine.name}`, function () {
    this.timeout(60_000)
    let world: World
    const open = async (over: (sandbox: PaymentGateway) => PaymentGateway = (sandbox) => sandbox) => {
      world = await openWorld(engine, { brands: pesos, timeouts: { ...quick, jobs: 30 } }, over)
    }
    afterEach(() => world.close())
    after(() => engine.close())

    const entries = () =>
      world.sandbox
        .ledger()
        .map((one) => ('currency' in one ? `${one.entry} ${one.amount} ${one.currency}` : one.entry))
    const soon = (last: string) =>
      eventually(
        async () => entries(),
        (all) => all.some((one) => one.startsWith(last)),
      )
    const inBooks = async (table: string) =>
      (await engine.rows(`select currency from ${table}`)).map(({ currency }) => currency)
    const refundWhole = async (id: string) => {
      const store = await openDatabase(world.choice)
      claimed(await claimRefund({ db: store.db, gateways: new Map([['sandbox', world.sandbox]]) }, id, theWhole))
      await store.close()
    }

    it('PAY-52, V18 is what is charged, written down and given back, also when the brand has changed it since', async () => {
      await open()
      const { id } = placed(await world.server.ordering.place(aCardPlacement()))
      await soon('capture')
      expect([await inBooks('attempts'), await inBooks('orders')]).to.deep.equal([['MXN'], ['MXN']])
      await engine.rows('update patrons set credit = 0')
      await engine.rows('update gift_cards set balance = 0')
      await world.another({ brands: [aBrandSeed()] })
      await refundWhole(id)
      await soon('refund')
      expect(entries()).to.deep.equal(['authorise 1350 MXN', 'capture', 'refund 1350 MXN'])
      expect([await inBooks('orders'), await inBooks('refunds')]).to.deep.equal([['MXN'], ['MXN']])
    })

    it('API-59 an authorisation in another is no payment, and is given back', async () => {
      await open((sandbox) => ({
        ...sandbox,
        authorise: async (request) => sandbox.authorise({ ...request, currency: 'USD' }),
      }))
      const result = await world.server.ordering.place(aCardPlacement())
      expect(result).to.deep.include({ _tag: 'Refused', code: 'not_charged' })
      await soon('void')
      expect([entries(), await inBooks('orders')]).to.deep.equal([['authorise 1350 USD', 'void'], []])
    })

    it('API-59 is compared by whoever completes an attempt that was left lying', async () => {
      await open((sandbox) => ({
        ...sandbox,
        authorise: async (request) => {
          await sandbox.authorise({ ...request, currency: 'USD' })
          return { _tag: 'Unknown' }
        },
      }))
      const result = await world.server.ordering.place(aCardPlacement())
      expect(result).to.have.property('_tag', 'Unknown')
      await soon('void')
      expect([entries(), await inBooks('orders')]).to.deep.equal([['authorise 1350 USD', 'void'], []])
    })

    it('R15 is compared with the processor’s books, which are named and not mended', async () => {
      await open()
      const { id } = placed(await world.server.ordering.place(aCardPlacement()))
      await soon('capture')
      // Work in progress is not compared.
      await eventually(
        () => engine.rows(`select 1 from jobs where kind = 'capture'`),
        (jobs) => jobs.length === 0,
      )
      await engine.rows(`update orders set currency = 'USD', placed_at = now() - interval '1 hour'`)
      const told: string[] = []
      const store = await openDatabase(world.choice)
      const timeouts = { ...reconcileTimeoutsOf(timeoutsFor(2_000)), grace: 0 }
      const compare = () =>
        eventually(
          () =>
            reconcile(
              {
                ...{ db: store.db, gateway: world.sandbox, log: silent, timeouts },
                tell: ({ kind, orderId, currency, isMended }) =>
                  void told.push(`${kind} ${orderId} ${currency} ${isMended}`),
              },
              'sandbox',
              true,
            ),
          ({ _tag }) => _tag === 'Compared',
        )
      await compare()
      await store.close()
      expect(told).to.deep.equal([`wrong-currency ${id} MXN false`])
    })

    it('PAY-52 of an order that a version before it drafted is dollars', async () => {
      await open((sandbox) => ({
        ...sandbox,
        authorise: async (request) => {
          await engine.rows(`update attempts set draft = draft #- '{order,currency}', currency = default`)
          await sandbox.authorise({ ...request, currency: 'USD' })
          return { _tag: 'Unknown' }
        },
      }))
      await world.server.ordering.place(aCardPlacement({ cardNonce: aNonce() }))
      await soon('capture')
      expect([entries(), await inBooks('orders')]).to.deep.equal([['authorise 1350 USD', 'capture'], ['USD']])
    })
  })
}
