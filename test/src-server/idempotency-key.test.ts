import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { minor } from '../../src-domain/money/minor.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { PlacementRequest } from '../../src-server/ordering/placement-request.ts'
import {
  aCardPlacement,
  aNonce,
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
import { said } from '../builders/said.ts'

const brand = { brandId: 'noodle-house' }
const ana = { brandId: 'noodle-house', patronId: 'ana' }

function heldBack() {
  let release: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    release = done
  })
  const over = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    authorise: async (request) => {
      await gate
      return gateway.authorise(request)
    },
  })
  return { over, release }
}

for (const engine of engines()) {
  describe(`the idempotency key on ${engine.name}`, () => {
    let world: World
    const send = (request: PlacementRequest) => world.server.ordering.place(request)
    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])
    const charges = () => world.sandbox.ledger().filter(({ entry }) => entry === 'authorise').length

    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('API-59, CHK-50 gives back an authorisation whose answer came after its attempt was given up', async () => {
      const held = heldBack()
      await world.close()
      world = await openWorld(
        engine,
        { timeouts: { ...quick, processor: 60, attemptLease: 120, askAgain: 60 } },
        held.over,
      )
      const request = aCardPlacement()
      expect((await world.server.ordering.place(request))._tag).to.equal('Unknown')
      // The processor has not received the charge, so the key is free again.
      await eventually(
        () => said(world.server.ordering.status(brand, request.key)),
        (status) => 'statusCode' in status && status.statusCode === 402,
      )
      held.release()
      const entries = () => world.sandbox.ledger().map(({ entry }) => entry)
      await eventually(
        async () => entries(),
        (seen) => seen.includes('void'),
      )
      expect(entries()).to.deep.equal(['authorise', 'void'])
    })

    it('API-59 replays a placed key as its answer, whatever instrument comes with it', async () => {
      const request = aCardPlacement()
      const first = await send(request)
      placed(first)
      expect(await send(request)).to.deep.equal(first)
      expect(await send({ ...request, cardNonce: aNonce('declined') })).to.deep.equal(first)
      const { cardNonce: _, ...byCash } = request
      expect(await send({ ...byCash, isCash: true })).to.deep.equal(first)
      world.clock.at += 12 * 3_600_000
      expect(await send(request), 'after closing time').to.deep.equal(first)
      expect([await count('orders'), charges()]).to.deep.equal([1, 1])
    })

    it('API-59 refuses a placed key for anything else that is bought, and for another amount', async () => {
      const request = aPlacement({ order: aSubmittedOrder(), expectedTotal: minor(1350) })
      placed(await send(request))
      const others: readonly Partial<PlacementRequest>[] = [
        { order: aSubmittedOrder({ items: [ramen('thick')] }) },
        { order: aSubmittedOrder({ items: [ramen('thin', 2)] }) },
        { order: aSubmittedOrder({ items: [{ ...ramen(), notes: 'no egg' }] }) },
        { order: aSubmittedOrder({ items: [ramen(), tea()] }) },
        { order: aSubmittedOrder({ orderType: 'delivery' }) },
        { order: aSubmittedOrder({ scheduledAt: world.clock.at / 1_000 + 3_600 }) },
        { order: aSubmittedOrder({ code: 'TWO' }) },
        { order: aSubmittedOrder({ giftCardNumber: '1234' }) },
        { tip: minor(1) },
        { expectedTotal: minor(1351) },
      ]
      for (const other of others) {
        expect(await send({ ...request, ...other }), JSON.stringify(other)).to.deep.equal({
          _tag: 'IdempotencyMismatch',
        })
      }
      expect(await count('orders')).to.equal(1)
    })

    it('API-59 lets the declined try another card under the same key', async () => {
      const declined = aCardPlacement({ cardNonce: aNonce('insufficient_funds') })
      const refusal = await send(declined)
      expect(refusal).to.deep.include({ _tag: 'Refused', status: 402, code: 'insufficient_funds' })
      expect(await said(world.server.ordering.status(brand, declined.key))).to.deep.include({
        statusCode: 402,
        code: 'insufficient_funds',
      })
      expect(await send(declined), 'the same nonce again').to.deep.equal(refusal)
      expect(world.sandbox.ledger(), 'the processor was not asked again').to.have.length(1)
      const other = await send({ ...declined, cardNonce: aNonce() })
      expect(placed(other).payment?.kind).to.equal('card')
      expect(await engine.rows('select n, state from attempts order by n')).to.deep.equal([
        { n: 1, state: 'declined' },
        { n: 2, state: 'authorised' },
      ])
      expect(await send(declined), 'the declined card of a placed key').to.deep.equal(other)
      expect(charges()).to.equal(1)
    })

    it('PAY-46 says what is wrong with the card, by the reason of the processor', async () => {
      const request = aCardPlacement()
      for (const [outcome, message] of [
        ['wrong_expiry', 'Incorrect expiration date. Please check it.'],
        ['expired_card', 'Card has expired. Please try another card.'],
      ] as const)
        expect(await send({ ...request, cardNonce: aNonce(outcome) })).to.deep.include({ _tag: 'Refused', message })
    })

    it('API-59 takes another cart while the key is open', async () => {
      const declined = aCardPlacement({ cardNonce: aNonce('declined') })
      expect(await send(declined)).to.have.property('_tag', 'Refused')
      const ticket = placed(
        await send({ ...declined, cardNonce: aNonce(), order: aSubmittedOrder({ items: [tea()] }) }),
      )
      expect(ticket.finalAmount).to.equal(324)
    })

    it('API-59 lets the declined pay cash under the same key', async () => {
      const { cardNonce, ...request } = aCardPlacement({ cardNonce: aNonce('declined') })
      expect(await send({ ...request, ...(cardNonce === undefined ? {} : { cardNonce }) })).to.have.property(
        '_tag',
        'Refused',
      )
      expect(placed(await send({ ...request, isCash: true })).payment).to.deep.equal({ kind: 'cash' })
    })

    it('API-59 answers 409 to another cart and waits with the same one while an attempt runs', async () => {
      await world.close()
      const held = heldBack()
      // The lease outlasts the test.
      world = await openWorld(engine, { timeouts: { ...quick, attemptLease: 3_600_000 } }, held.over)
      const request = aCardPlacement()
      const first = send(request)
      await eventually(
        () => said(world.server.ordering.status(brand, request.key)),
        (answer) => 'statusCode' in answer,
      )
      expect(await said(world.server.ordering.status(brand, request.key))).to.deep.include({ statusCode: 202 })
      expect(await send({ ...request, tip: minor(1) })).to.deep.equal({ _tag: 'IdempotencyMismatch' })
      const second = send(request)
      held.release()
      expect(await second).to.deep.equal(await first)
      placed(await first)
      expect(charges()).to.equal(1)
    })

    it('API-59, R13 a stopping server ends waits for the outcome of another submission', async () => {
      const held = heldBack()
      await world.close()
      world = await openWorld(engine, { timeouts: { ...quick, processor: 60_000, wait: 60_000 } }, held.over)
      const request = aCardPlacement()
      const first = send(request)
      await eventually(
        () => count('attempts'),
        (attempts) => attempts === 1,
      )
      const second = send(request)
      world.server.beginStop()
      expect(await second).to.deep.equal({ _tag: 'Unknown' })
      held.release()
      expect((await first)._tag).to.equal('Placed')
    })

    it('API-59, CHK-50 leaves a charge without an answer unknown until the completer asked, and charges once', async () => {
      await world.close()
      // The completer stays idle until the test has seen the unknown state.
      world = await openWorld(engine, { timeouts: { ...quick, completer: 3_600_000 } })
      const request = aCardPlacement({ cardNonce: aNonce('timeout_after_charging', '0259') })
      expect(await send(request)).to.deep.equal({ _tag: 'Unknown' })
      expect(await said(world.server.ordering.status(brand, request.key))).to.deep.include({ statusCode: 202 })
      expect(await send({ ...request, cardNonce: aNonce() }), 'another card while unknown').to.deep.equal({
        _tag: 'Unknown',
      })
      expect(await send({ ...request, tip: minor(1) }), 'another cart while unknown').to.deep.equal({
        _tag: 'IdempotencyMismatch',
      })
      await world.another({ timeouts: quick })
      const status = await eventually(
        () => said(world.server.ordering.status(brand, request.key)),
        (answer) => 'statusCode' in answer && answer.statusCode === 200,
      )
      expect(status).to.deep.include({ status: 'Order Process Completed' })
      const replayed = placed(await send(request))
      expect('ticket' in status && status.ticket).to.deep.equal(replayed)
      await eventually(
        () => count('jobs'),
        (n) => n === 0,
      )
      expect(world.sandbox.ledger().map(({ entry }) => entry)).to.deep.equal(['authorise', 'capture'])
      expect(await count('orders')).to.equal(1)
    })

    it('API-59 makes one order and one charge of a hundred parallel submissions, and one answer for all', async () => {
      const request = aCardPlacement()
      const other = await world.another()
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? world.server : other).ordering.place(request)),
      )
      placed(answers[0] ?? { _tag: 'Unknown' })
      for (const answer of answers) expect(answer).to.deep.equal(answers[0])
      expect([await count('orders'), await count('attempts'), charges()]).to.deep.equal([1, 1, 1])
      const cash = aPlacement()
      const tickets = await Promise.all(Array.from({ length: 100 }, () => send(cash)))
      placed(tickets[0] ?? { _tag: 'Unknown' })
      for (const answer of tickets) expect(answer).to.deep.equal(tickets[0])
      expect(await count('orders')).to.equal(2)
    })

    it('API-59 asks the processor once when twenty submit one declined nonce', async () => {
      const request = aCardPlacement({ cardNonce: aNonce('declined') })
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(request)))
      for (const answer of answers) expect(answer).to.deep.equal(answers[0])
      expect(answers[0]).to.deep.include({ _tag: 'Refused', code: 'declined' })
      expect(world.sandbox.ledger()).to.have.length(1)
    })

    it('API-59 shares a refusal of the card on file among those who waited for it, and lets a later one try again', async () => {
      await engine.rows("update saved_cards set token = 'tok_visa_declined'")
      const onFile = aPlacement({ caller: ana, isCash: false })
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(onFile)))
      for (const answer of answers) expect(answer).to.deep.include({ _tag: 'Refused', code: 'declined' })
      const asked = world.sandbox.ledger().length
      // After the refusal a submission is a new attempt; on a busy machine there are some.
      expect(asked).to.be.below(20)
      expect(await send(onFile)).to.deep.include({ _tag: 'Refused', code: 'declined' })
      expect(world.sandbox.ledger()).to.have.length(asked + 1)
    })

    it('API-59 keeps a key to its brand, lets its patron alone place under it, and answers its holder', async () => {
      const key = randomUUID()
      const request = aPlacement({ key, caller: ana })
      placed(await send(request))
      expect(await said(world.server.ordering.status(ana, key))).to.deep.include({ statusCode: 200 })
      for (const stranger of [{ brandId: 'other' }, { brandId: 'other', patronId: 'ana' }]) {
        expect(await said(world.server.ordering.status(stranger, key)), JSON.stringify(stranger)).to.deep.equal({
          _tag: 'NotFound',
        })
      }
      expect(
        await said(world.server.ordering.status(brand, key)),
        'a session may end in mid-placement; whoever holds the key learns what became of it',
      ).to.deep.include({ statusCode: 200 })
      expect(await send({ ...request, caller: { ...brand, patronId: 'emil' } })).to.deep.equal({
        _tag: 'IdempotencyMismatch',
      })
      expect(await send(aPlacement({ key }))).to.deep.equal({ _tag: 'IdempotencyMismatch' })
      expect(await count('orders')).to.equal(1)
    })

    it('CHK-50 knows nothing of a key that never came', async () => {
      expect(await said(world.server.ordering.status(brand, randomUUID()))).to.deep.equal({ _tag: 'NotFound' })
    })

    it('API-59 uses up a nonce: under another key it is no instrument', async () => {
      const cardNonce = aNonce()
      placed(await send(aCardPlacement({ cardNonce })))
      expect(await send(aCardPlacement({ cardNonce }))).to.deep.include({ _tag: 'Refused', code: 'bad_instrument' })
      expect(charges()).to.equal(1)
    })
  })
}
