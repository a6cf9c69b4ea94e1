import { expect } from 'chai'
import { minor } from '../../src-domain/money/minor.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
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

function aSteppedPlacement(fields: Partial<PlacementRequest> = {}): PlacementRequest {
  return aCardPlacement({ cardNonce: aNonce('needs_second_step', '3220'), takesFurtherStep: true, ...fields })
}

for (const engine of engines()) {
  describe(`a payment that needs a further step on ${engine.name}`, () => {
    let world: World
    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])
    const attempts = () => engine.rows('select n, state from attempts order by n')
    const entries = () => world.sandbox.ledger().map(({ entry }) => entry)
    const status = (key: string) => said(world.server.ordering.status(brand, key))
    const settle = (key: string, isGivenUp: boolean) => said(world.server.ordering.settleStep(brand, key, isGivenUp))
    const codeOf = (answer: object) =>
      'code' in answer ? answer.code : 'statusCode' in answer ? answer.statusCode : answer
    const asked = async (request = aSteppedPlacement()) => {
      const result = await world.server.ordering.place(request)
      if (result._tag !== 'StepRequired') throw new Error(JSON.stringify(result))
      return { request, key: request.key, data: result.step.data }
    }
    const reopen = async (needs: Parameters<typeof openWorld>[1], gateway?: Parameters<typeof openWorld>[2]) => {
      await world.close()
      world = await openWorld(engine, needs, gateway)
    }

    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('PAY-15 waits for the customer, and keeps neither the step nor the card', async () => {
      const { key, data, request } = await asked()
      expect(codeOf(await status(key))).to.equal('payment_action_required')
      expect([await count('orders'), entries()]).to.deep.equal([0, ['step']])
      const kept = JSON.stringify([
        await engine.rows('select * from attempts'),
        await engine.rows('select * from placements'),
      ])
      expect(kept)
        .to.not.include(data)
        .and.not.include(request.cardNonce ?? '')
      expect(kept).to.include('"waiting"')
    })

    it('PAY-15, API-59 is one charge and one order, however often and by whom it is asked after the bank said yes', async () => {
      const { key, data, request } = await asked()
      await world.sandbox.answerStep(data, 'confirm')
      const other = await world.another()
      const answers = await Promise.all([
        settle(key, false),
        said(other.ordering.settleStep(brand, key, false)),
        world.server.ordering.place(request),
        other.ordering.place(request),
      ])
      expect(answers.filter((one) => '_tag' in one && one._tag === 'Placed')).to.have.length(2)
      expect(codeOf(await status(key))).to.equal(200)
      await eventually(
        async () => entries(),
        (seen) => seen.includes('capture'),
      )
      expect([await count('orders'), entries()]).to.deep.equal([1, ['step', 'authorise', 'capture']])
    })

    it('PAY-15 believes only the processor: back from the bank is not paid', async () => {
      const { key, data } = await asked()
      const answer = await settle(key, false)
      expect('furtherStep' in answer && answer.furtherStep).to.deep.equal({ processor: 'sandbox', data })
      expect([await count('orders'), codeOf(await status(key))]).to.deep.equal([0, 'payment_action_required'])
    })

    for (const [what, wrong] of [
      ['amount', { amount: minor(1) }],
      ['currency', { currency: 'CAD' }],
    ] as const)
      it(`PAY-15 another ${what} than was asked for is no payment, and is given back`, async () => {
        await reopen({}, (sandbox) => ({
          ...sandbox,
          lookUp: async (reference) => {
            const found = await sandbox.lookUp(reference)
            return found._tag === 'Authorised' ? { ...found, ...wrong } : found
          },
        }))
        const { key, data } = await asked()
        await world.sandbox.answerStep(data, 'confirm')
        expect(codeOf(await settle(key, false))).to.equal('not_charged')
        await eventually(
          async () => entries(),
          (seen) => seen.includes('void'),
        )
        expect([await count('orders'), entries()]).to.deep.equal([0, ['step', 'authorise', 'void']])
      })

    it('PAY-15, CHK-54 a refusal at the bank opens the key for another card, and not for the same', async () => {
      const { key, data, request } = await asked()
      await world.sandbox.answerStep(data, 'refuse')
      expect(codeOf(await settle(key, false))).to.equal('not_confirmed')
      expect(await world.server.ordering.place(request)).to.deep.include({ _tag: 'Refused', code: 'not_confirmed' })
      placed(await world.server.ordering.place({ ...request, cardNonce: aNonce() }))
      expect(await attempts()).to.deep.equal([
        { n: 1, state: 'declined' },
        { n: 2, state: 'authorised' },
      ])
    })

    it('PAY-15 what was given up is never an order, also when the bank hears yes a moment later', async () => {
      const { key, data } = await asked()
      expect(codeOf(await settle(key, true))).to.equal('not_confirmed')
      expect(await world.sandbox.answerStep(data, 'confirm')).to.equal('closed')
      expect(codeOf(await settle(key, false))).to.equal('not_confirmed')
      expect([await count('orders'), entries()]).to.deep.equal([0, ['step', 'decline']])
    })

    it('PAY-15 who confirms and gives up at once gets the order or the money, never one without the other', async () => {
      const { key, data } = await asked()
      await Promise.all([world.sandbox.answerStep(data, 'confirm'), settle(key, true), settle(key, false)])
      await eventually(
        () => status(key),
        (answer) => 'statusCode' in answer && answer.statusCode !== 202,
      )
      const isOrdered = (await count('orders')) === 1
      await eventually(
        async () => entries(),
        (seen) => seen.includes(isOrdered ? 'capture' : 'void') || seen.includes('decline'),
      )
      expect(entries().includes('capture')).to.equal(isOrdered)
    })

    it('PAY-15 decides that it is over before the processor hears it, so that nothing is paid for and called off', async () => {
      const late = aSlowCancel()
      await reopen({ timeouts: { ...quick, completer: 3_600_000 } }, late.over)
      const { key, data } = await asked()
      const givenUp = settle(key, true)
      await late.isAsked
      // The bank confirms while the cancellation is on its way.
      await world.sandbox.answerStep(data, 'confirm')
      const other = await world.another()
      expect(codeOf(await said(other.ordering.settleStep(brand, key, false)))).to.equal(202)
      expect(await count('orders')).to.equal(0)
      late.release()
      expect(codeOf(await givenUp)).to.equal('not_confirmed')
      expect([await count('orders'), entries()]).to.deep.equal([0, ['step', 'authorise', 'void']])
    })

    it('PAY-15 writes no order of what another process has just decided to end, though the bank said yes', async () => {
      const late = aSlowCancel()
      const first = aSlowLook()
      await reopen({ timeouts: { ...quick, completer: 3_600_000 } }, (sandbox) => ({
        ...late.over(sandbox),
        lookUp: first.over(sandbox),
      }))
      const { key, data } = await asked()
      const goesOn = settle(key, false)
      await first.isAsked
      const givenUp = settle(key, true)
      await late.isAsked
      await world.sandbox.answerStep(data, 'confirm')
      first.release()
      expect(codeOf(await goesOn)).to.equal(202)
      expect(await count('orders')).to.equal(0)
      late.release()
      expect(codeOf(await givenUp)).to.equal('not_confirmed')
      expect([await count('orders'), entries()]).to.deep.equal([0, ['step', 'authorise', 'void']])
    })

    it('PAY-15 ends what was given up also where the processor was silent and the server gone', async () => {
      let isSilent = true
      const deaf = (sandbox: World['sandbox']): PaymentGateway => ({
        ...sandbox,
        cancel: async (transactionId) => (isSilent ? 'unknown' : sandbox.cancel(transactionId)),
      })
      await reopen({ timeouts: { ...quick, askAgain: 50, completer: 50 } }, deaf)
      const { key, data } = await asked()
      expect(codeOf(await settle(key, true))).to.equal(202)
      await world.sandbox.answerStep(data, 'confirm')
      isSilent = false
      await eventually(
        () => status(key),
        (answer) => codeOf(answer) === 'not_confirmed',
      )
      expect([await count('orders'), entries().at(-1)]).to.deep.equal([0, 'void'])
    })

    it('PAY-15 the completer finishes it for a customer who never came back from the bank', async () => {
      await reopen({ timeouts: { ...quick, lookAtStep: 50, completer: 50 } })
      const { key, data } = await asked()
      await world.sandbox.answerStep(data, 'confirm')
      await eventually(
        () => status(key),
        (answer) => codeOf(answer) === 200,
      )
      expect([await count('orders'), entries().filter((one) => one === 'authorise')]).to.deep.equal([1, ['authorise']])
    })

    it('PAY-15 calls it off when the customer took too long, and what was held is free again', async () => {
      await reopen({ timeouts: { ...quick, step: 200, lookAtStep: 50, askAgain: 50, completer: 50 } })
      const { key } = await asked(aSteppedPlacement({ caller: { ...brand, patronId: 'cora' } }))
      expect(await count('credit_holds')).to.equal(1)
      await eventually(
        () => status(key),
        (answer) => codeOf(answer) === 'not_confirmed',
      )
      expect([await count('credit_holds'), await count('orders'), entries()]).to.deep.equal([0, 0, ['step', 'decline']])
    })

    it('PAY-15 finds the step of a lost answer, and goes on with it', async () => {
      const held = aLostAnswer()
      await reopen(
        { timeouts: { ...quick, processor: 300, attemptLease: 100, askAgain: 50, completer: 50 } },
        held.over,
      )
      const request = aSteppedPlacement()
      expect(await world.server.ordering.place(request)).to.deep.equal({ _tag: 'Unknown' })
      await eventually(
        () => status(request.key),
        (answer) => codeOf(answer) === 'payment_action_required',
      )
      const answer = await settle(request.key, false)
      if (!('furtherStep' in answer) || answer.furtherStep === undefined) throw new Error(JSON.stringify(answer))
      await world.sandbox.answerStep(answer.furtherStep.data, 'confirm')
      expect(codeOf(await settle(request.key, false))).to.equal(200)
      expect(entries().filter((one) => one === 'authorise')).to.have.length(1)
    })

    it('PAY-15 who cannot take a step is declined, and nothing waits', async () => {
      const { takesFurtherStep: _, ...request } = aSteppedPlacement()
      expect(await world.server.ordering.place(request)).to.deep.include({
        _tag: 'Refused',
        status: 402,
        code: 'authentication_required',
      })
      expect(entries()).to.deep.equal(['step', 'decline'])
      placed(await world.server.ordering.place({ ...request, cardNonce: aNonce() }))
    })

    it('PAY-15 who cannot take a step is declined, also where the processor said so too late', async () => {
      const late = aSlowAnswer()
      await reopen({ timeouts: { ...quick, processor: 60, completer: 3_600_000 } }, late.over)
      const { takesFurtherStep: _, ...request } = aSteppedPlacement()
      expect(await world.server.ordering.place(request)).to.deep.equal({ _tag: 'Unknown' })
      late.release()
      await eventually(
        () => status(request.key),
        (answer) => codeOf(answer) === 'authentication_required',
      )
      expect(entries()).to.deep.equal(['step', 'decline'])
    })

    it('PAY-15 while one waits, another cart is another order (409) and another card is told of the step', async () => {
      const { request, data } = await asked()
      expect(await world.server.ordering.place({ ...request, tip: minor(1) })).to.deep.equal({
        _tag: 'IdempotencyMismatch',
      })
      expect(await world.server.ordering.place({ ...request, cardNonce: aNonce() })).to.deep.equal({
        _tag: 'StepRequired',
        step: { processor: 'sandbox', data },
      })
      expect(entries()).to.deep.equal(['step'])
    })

    it('PAY-51 a card on file may need one too', async () => {
      await engine.rows("update saved_cards set token = 'tok_visa_needs_second_step' where patron_id = 'ana'")
      const { cardNonce: _, ...request } = aSteppedPlacement({ caller: { ...brand, patronId: 'ana' } })
      const { key, data } = await asked(request)
      await world.sandbox.answerStep(data, 'confirm')
      expect(codeOf(await settle(key, false))).to.equal(200)
    })
  })
}

function aSlowCancel() {
  let release: () => void = () => undefined
  let heard: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    release = done
  })
  const isAsked = new Promise<void>((done) => {
    heard = done
  })
  const over = (gateway: World['sandbox']): PaymentGateway => ({
    ...gateway,
    cancel: async (transactionId) => {
      heard()
      await gate
      return gateway.cancel(transactionId)
    },
  })
  return { over, isAsked, release: () => release() }
}

function aSlowLook() {
  let release: () => void = () => undefined
  let heard: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    release = done
  })
  const isAsked = new Promise<void>((done) => {
    heard = done
  })
  let isFirst = true
  const over =
    (gateway: World['sandbox']): PaymentGateway['lookUp'] =>
    async (reference) => {
      if (isFirst) {
        isFirst = false
        heard()
        await gate
      }
      return gateway.lookUp(reference)
    }
  return { over, isAsked, release: () => release() }
}

function aSlowAnswer() {
  let release: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    release = done
  })
  const over = (gateway: World['sandbox']): PaymentGateway => ({
    ...gateway,
    authorise: async (request) => {
      const outcome = await gateway.authorise(request)
      await gate
      return outcome
    },
  })
  return { over, release: () => release() }
}

function aLostAnswer() {
  const over = (gateway: World['sandbox']): PaymentGateway => ({
    ...gateway,
    authorise: async (request) => {
      await gateway.authorise(request)
      return { _tag: 'Unknown' }
    },
  })
  return { over }
}
