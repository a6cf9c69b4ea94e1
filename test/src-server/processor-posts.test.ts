import { expect } from 'chai'
import type { ReadPost } from '../../src-domain/payment/vendor-post.ts'
import { mountWebhooks } from '../../src-server/http/mount-webhooks.ts'
import { claimRefund } from '../../src-server/refund/claim-refund.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import {
  aCardPlacement,
  aNonce,
  engines,
  eventually,
  openWorld,
  quick,
  type World,
} from '../builders/order-server-builder.ts'
import { claimed, theWhole } from '../builders/refund-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }
const anHour = 3_600_000

const readPost: ReadPost = async ({ headers, body }) => {
  if (headers['signature'] !== `signed ${body.length}`) return { _tag: 'Refused', why: 'signature' }
  return body === '' ? { _tag: 'Ignored' } : { _tag: 'Happened', reference: body }
}
function posted(reference: string) {
  return { headers: { signature: `signed ${reference.length}` }, body: reference, url: 'https://shop.example/w' }
}

for (const engine of engines()) {
  describe(`what a processor posts on ${engine.name}`, () => {
    let world: World
    const orders = async () => Number((await engine.rows('select count(*) as n from orders'))[0]?.['n'])
    const status = (key: string) => said(world.server.ordering.status(brand, key))
    const entries = () => world.sandbox.ledger().map(({ entry }) => entry)
    /** Without a webhook the next lookup is an hour away. */
    const patient = { ...quick, lookAtStep: anHour, askAgain: anHour, completer: anHour }

    beforeEach(async () => {
      world = await openWorld(engine, { timeouts: patient }, (sandbox) => ({ ...sandbox, readPost }))
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const waiting = async () => {
      const { cardNonce: _, ...order } = aCardPlacement()
      const result = await world.server.ordering.place({ ...order, opensIntent: true })
      if (result._tag !== 'StepRequired') throw new Error(JSON.stringify(result))
      const [row] = await engine.rows('select reference from attempts')
      return { key: order.key, secret: result.step.data, reference: String(row?.['reference']) }
    }

    it('PAY-14 a payment that was confirmed and never reported is an order as soon as its processor says so', async () => {
      const { key, secret, reference } = await waiting()
      await world.sandbox.answerStep(secret, 'confirm')
      expect(await world.server.hearPost('sandbox', undefined, posted(reference))).to.equal('Happened')
      await eventually(
        () => status(key),
        (answer) => 'statusCode' in answer && answer.statusCode === 200,
      )
      await eventually(
        async () => entries(),
        (seen) => seen.includes('capture'),
      )
      expect([await orders(), entries()]).to.deep.equal([1, ['step', 'authorise', 'capture']])
    })

    it('PAY-16 believes nothing in it: a post of what nobody confirmed orders nothing', async () => {
      const { key, reference } = await waiting()
      await world.server.hearPost('sandbox', undefined, posted(reference))
      await eventually(
        () => engine.rows(`select 1 from attempts where lease_until > now() + interval '1 minute'`),
        (rows) => rows.length === 1,
      )
      expect([await orders(), entries()]).to.deep.equal([0, ['step']])
      expect(await status(key)).to.have.property('code', 'payment_action_required')
    })

    it('PAY-14, API-59 comes twice, at once and after the end, and changes nothing any more', async () => {
      const { key, secret, reference } = await waiting()
      await world.sandbox.answerStep(secret, 'confirm')
      await Promise.all([1, 2, 3, 4].map(() => world.server.hearPost('sandbox', undefined, posted(reference))))
      await eventually(
        () => status(key),
        (answer) => 'statusCode' in answer && answer.statusCode === 200,
      )
      expect(await world.server.hearPost('sandbox', undefined, posted(reference))).to.equal('Happened')
      await eventually(
        async () => entries(),
        (seen) => seen.includes('capture'),
      )
      expect([await orders(), entries()]).to.deep.equal([1, ['step', 'authorise', 'capture']])
    })

    it('API-59 a charge whose answer was lost is looked up when its processor tells of it', async () => {
      const placing = aCardPlacement({ cardNonce: aNonce('timeout_after_charging', '0259') })
      expect(await world.server.ordering.place(placing)).to.deep.equal({ _tag: 'Unknown' })
      const [row] = await engine.rows('select reference from attempts')
      await world.server.hearPost('sandbox', undefined, posted(String(row?.['reference'])))
      await eventually(
        () => status(placing.key),
        (answer) => 'statusCode' in answer && answer.statusCode === 200,
      )
      expect(await orders()).to.equal(1)
    })

    it('PAY-14 tells a stranger, another processor and a post about something else apart, over HTTP', async () => {
      const { key, secret, reference } = await waiting()
      await world.sandbox.answerStep(secret, 'confirm')
      const { app, logged } = await openEdge(world.server)
      mountWebhooks(app, '/v1', world.server.hearPost)
      const post = (path: string, body: string, signature: string) =>
        app.inject({
          method: 'POST',
          url: `/v1/webhooks/${path}`,
          headers: { 'content-type': 'application/json; charset=utf-8', signature },
          payload: body,
        })
      const statusOf = async (...of: Parameters<typeof post>) => (await post(...of)).statusCode
      expect(await statusOf('sandbox', reference, 'signed by somebody')).to.equal(400)
      expect(await statusOf('strpe', reference, `signed ${reference.length}`)).to.equal(404)
      expect(await statusOf('sandbox', '', 'signed 0')).to.equal(200)
      expect(await statusOf('sandbox', 'x'.repeat(300 * 1024), 'signed')).to.equal(413)
      expect(await orders()).to.equal(0)
      expect(await statusOf('sandbox', reference, `signed ${reference.length}`)).to.equal(200)
      await eventually(
        () => status(key),
        (answer) => 'statusCode' in answer && answer.statusCode === 200,
      )
      expect(logged.join('\n')).to.not.include(secret)
      await app.close()
    })

    it('V18 a refund that its processor had not decided is asked for again when it tells', async () => {
      await world.close()
      let isDecided = false
      world = await openWorld(engine, { timeouts: { ...patient, completer: 100 } }, (sandbox) => ({
        ...sandbox,
        readPost,
        refunds: {
          refund: async (request) => (isDecided ? sandbox.refunds.refund(request) : { _tag: 'Pending' }),
          lookUp: async (of, transaction) =>
            isDecided ? sandbox.refunds.lookUp(of, transaction) : { _tag: 'NeverArrived' },
        },
      }))
      const order = await world.server.ordering.place(aCardPlacement())
      if (order._tag !== 'Placed') throw new Error(order._tag)
      await eventually(
        async () => entries(),
        (seen) => seen.includes('capture'),
      )
      const store = await openDatabase(world.choice)
      claimed(
        await claimRefund({ db: store.db, gateways: new Map([['sandbox', world.sandbox]]) }, order.ticket.id, theWhole),
      )
      await store.close()
      await eventually(
        () =>
          engine.rows(
            `select 1 from jobs where kind = 'refund' and tries > 0 and run_at > now() + interval '2 seconds'`,
          ),
        (rows) => rows.length === 1,
      )
      isDecided = true
      await world.server.hearPost('sandbox', undefined, posted(`order:${order.ticket.id}:refund:1`))
      await eventually(
        async () => entries(),
        (seen) => seen.includes('refund'),
      )
      expect(entries().filter((entry) => entry === 'refund')).to.have.length(1)
    })
  })
}
