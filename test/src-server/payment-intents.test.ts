import { expect } from 'chai'
import { minor } from '../../src-domain/money/minor.ts'
import type { PlacementRequest } from '../../src-server/ordering/placement-request.ts'
import {
  aCardPlacement,
  aNonce,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }

for (const engine of engines()) {
  describe(`a payment that the customer's wallet confirms on ${engine.name}`, () => {
    let world: World
    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])
    const attempts = () => engine.rows('select n, state from attempts order by n')
    const entries = () => world.sandbox.ledger().map(({ entry }) => entry)
    const captured = () =>
      eventually(
        async () => entries(),
        (seen) => seen.includes('capture'),
      )
    const status = (key: string) => said(world.server.ordering.status(brand, key))

    const anOrder = (fields: Partial<PlacementRequest> = {}): PlacementRequest => {
      const { cardNonce: _, ...order } = aCardPlacement(fields)
      return order
    }
    const opened = async (order = anOrder(), server = world.server) => {
      const result = await server.ordering.place({ ...order, opensIntent: true })
      if (result._tag !== 'StepRequired') throw new Error(JSON.stringify(result))
      const [transactionId = ''] = result.step.data.split('_secret_')
      return { order, key: order.key, secret: result.step.data, transactionId }
    }

    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('PAY-14, API-54 claims the key and writes its attempt before there is anything to confirm, and keeps no secret', async () => {
      const { key, secret } = await opened()
      expect(await attempts()).to.deep.equal([{ n: 1, state: 'started' }])
      expect([await count('orders'), entries()]).to.deep.equal([0, ['step']])
      expect(await status(key)).to.have.property('code', 'payment_action_required')
      const kept = JSON.stringify([
        await engine.rows('select * from attempts'),
        await engine.rows('select * from placements'),
      ])
      expect(kept).to.include('"waiting"').and.not.include(secret)
    })

    it('PAY-14 is one payment, however often and of whichever process it is asked for', async () => {
      const { order, secret } = await opened()
      const other = await world.another()
      const again = await Promise.all([opened(order), opened(order, other)])
      expect(again.map((one) => one.secret)).to.deep.equal([secret, secret])
      expect(entries()).to.deep.equal(['step'])
    })

    it('PAY-16, API-59 places the order once the wallet has confirmed it, with one charge however often it is placed', async () => {
      const { order, secret, transactionId } = await opened()
      await world.sandbox.answerStep(secret, 'confirm')
      const paid = { ...order, transactionId }
      const other = await world.another()
      const results = await Promise.all([world.server.ordering.place(paid), other.ordering.place(paid)])
      const [first, second] = results.map(placed)
      expect(first?.id).to.equal(second?.id)
      expect(placed(await world.server.ordering.place(paid)).id).to.equal(first?.id)
      await captured()
      expect([await count('orders'), entries()]).to.deep.equal([1, ['step', 'authorise', 'capture']])
      const [row] = await engine.rows(`select payment ->> 'transactionId' as id from orders`)
      expect(row?.['id']).to.equal(transactionId)
    })

    it('PAY-16, PAY-18 believes no transactionId: one that nobody confirmed is no payment, and may still become one', async () => {
      const { order, secret, transactionId } = await opened()
      const early = await world.server.ordering.place({ ...order, transactionId })
      expect(early).to.deep.include({ _tag: 'Refused', status: 402, message: 'Payment failed.' })
      expect([await count('orders'), entries()]).to.deep.equal([0, ['step']])
      await world.sandbox.answerStep(secret, 'confirm')
      placed(await world.server.ordering.place({ ...order, transactionId }))
    })

    it('PAY-18 one to which no payment method was given is told apart, and may still be paid', async () => {
      await world.close()
      let hasMethod = false
      world = await openWorld(engine, {}, (sandbox) => ({
        ...sandbox,
        lookUp: async (...asked) => {
          const found = await sandbox.lookUp(...asked)
          return found._tag === 'StepRequired' && !hasMethod ? { ...found, lacksMethod: true } : found
        },
      }))
      const { order, secret, transactionId } = await opened()
      const early = await world.server.ordering.place({ ...order, transactionId })
      expect(early).to.deep.include({ _tag: 'Refused', status: 402, message: 'Payment method is invalid.' })
      hasMethod = true
      await world.sandbox.answerStep(secret, 'confirm')
      placed(await world.server.ordering.place({ ...order, transactionId }))
    })

    it('PAY-18 one that was opened for another order pays for none, under a key that waits and under a new one', async () => {
      const cheap = await opened()
      await world.sandbox.answerStep(cheap.secret, 'confirm')
      const dear = await opened(anOrder({ key: 'b2c3d4e5-0000-4000-8000-000000000002' }))
      await world.sandbox.answerStep(dear.secret, 'confirm')
      for (const order of [dear.order, anOrder({ key: 'b2c3d4e5-0000-4000-8000-000000000003' })])
        expect(await world.server.ordering.place({ ...order, transactionId: cheap.transactionId })).to.deep.include({
          _tag: 'Refused',
          status: 402,
          message: 'paymentIntent ID is invalid.',
        })
      expect(await count('orders')).to.equal(0)
      placed(await world.server.ordering.place({ ...dear.order, transactionId: dear.transactionId }))
    })

    it('PAY-16 another amount than was opened is no payment, and is given back', async () => {
      await world.close()
      world = await openWorld(engine, {}, (sandbox) => ({
        ...sandbox,
        lookUp: async (reference) => {
          const found = await sandbox.lookUp(reference)
          return found._tag === 'Authorised' ? { ...found, amount: minor(found.amount - 1) } : found
        },
      }))
      const { order, secret, transactionId } = await opened()
      await world.sandbox.answerStep(secret, 'confirm')
      expect(await world.server.ordering.place({ ...order, transactionId })).to.deep.include({
        _tag: 'Refused',
        status: 402,
      })
      await eventually(
        async () => entries(),
        (seen) => seen.includes('void'),
      )
      expect(await count('orders')).to.equal(0)
    })

    it('PAY-14 an order that changed under its sheet is another, and its payment is not the one that was opened', async () => {
      const { order, secret, transactionId } = await opened()
      await world.sandbox.answerStep(secret, 'confirm')
      const changed = { ...order, tip: minor(order.tip + 100), transactionId }
      expect(await world.server.ordering.place(changed)).to.deep.equal({ _tag: 'IdempotencyMismatch' })
      expect(await count('orders')).to.equal(0)
    })

    it('PAY-01 who closes the wallet and pays by card has one order and one charge, and the wallet none', async () => {
      const { order, secret } = await opened()
      placed(await world.server.ordering.place({ ...order, cardNonce: aNonce() }))
      expect(await world.sandbox.answerStep(secret, 'confirm')).to.equal('closed')
      await captured()
      expect([await count('orders'), entries()]).to.deep.equal([1, ['step', 'decline', 'authorise', 'capture']])
    })

    it('PAY-14 a sheet that was closed ends its payment, and the next one opens another', async () => {
      const first = await opened()
      expect(await said(world.server.ordering.settleStep(brand, first.key, true))).to.have.property(
        'code',
        'not_confirmed',
      )
      const second = await opened(first.order)
      expect(second.secret).to.not.equal(first.secret)
      expect(await world.sandbox.answerStep(first.secret, 'confirm')).to.equal('closed')
      await world.sandbox.answerStep(second.secret, 'confirm')
      expect(await world.server.ordering.place({ ...first.order, transactionId: first.transactionId })).to.deep.include(
        { _tag: 'Refused', status: 402 },
      )
      placed(await world.server.ordering.place({ ...first.order, transactionId: second.transactionId }))
    })

    it('PAY-14 places the order of a confirmed payment even if the browser never comes back', async () => {
      await world.close()
      world = await openWorld(engine, { timeouts: { ...quick, lookAtStep: 50 } })
      const { key, secret } = await opened()
      await world.sandbox.answerStep(secret, 'confirm')
      await eventually(
        () => status(key),
        (answer) => 'statusCode' in answer && answer.statusCode === 200,
      )
      await captured()
      expect([await count('orders'), entries()]).to.deep.equal([1, ['step', 'authorise', 'capture']])
    })

    it('PAY-08 a processor without intents opens none, and nothing is claimed', async () => {
      await world.close()
      world = await openWorld(engine, {}, ({ opensIntents: _, ...sandbox }) => sandbox)
      expect(await world.server.ordering.place({ ...anOrder(), opensIntent: true })).to.deep.include({
        _tag: 'Refused',
        code: 'wallet_unavailable',
      })
      expect(await count('placements')).to.equal(0)
    })
  })
}
