import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { type Sandbox, sandboxGateway, stepLife } from '../../../src-adapters/sandbox/gateway.ts'
import { gatewayOverHttp } from '../../../src-adapters/sandbox/gateway-over-http.ts'
import { processorServer } from '../../../src-adapters/sandbox/processor-server.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { paymentGatewayContract } from '../../contracts/payment-gateway.ts'
import { unreachableGatewayContract } from '../../contracts/unreachable-gateway.ts'
import { cardsKept, sandboxNonce, sandboxUnderTest } from './conformance.ts'

describe('the sandbox in a process of its own', () => {
  const servers: Server[] = []
  const listen = (server: Server): Promise<string> =>
    new Promise((resolve) => {
      servers.push(server)
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
      })
    })
  let origin = ''
  let far: Sandbox
  const clock = { at: 0, now: () => clock.at }
  beforeEach(async () => {
    clock.at = Date.now()
    far = sandboxGateway(undefined, clock)
    origin = await listen(processorServer(far, { delay: 0, losesEvery: 0 }))
  })
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  paymentGatewayContract('the sandbox over HTTP', () => {
    const gateway = gatewayOverHttp(origin, 2_000)
    const { booked: _, cards, ...hands } = sandboxUnderTest()
    const answer = async (data: string, says: 'confirm' | 'refuse') => {
      await gateway.answerStep(data, says)
    }
    return {
      ...hands,
      gateway,
      confirm: answer,
      ...(cards === undefined ? {} : { cards: { ...cards, kept: () => cardsKept(far) } }),
      steps: {
        asking: () => sandboxNonce('needs_second_step'),
        answer,
        runOut: () => {
          clock.at += stepLife
        },
      },
    }
  })

  it('PAY-14 a payment for a wallet to confirm is opened over HTTP, too', async () => {
    const gateway = gatewayOverHttp(origin, 2_000)
    expect(gateway.opensIntents).to.equal(true)
    const reference = 'order:a:attempt:1'
    const asked = { reference, amount: minor(500), currency: 'USD', instrument: { _tag: 'Intent' } } as const
    const opened = await gateway.authorise(asked)
    if (opened._tag !== 'StepRequired') throw new Error(opened._tag)
    expect(await gateway.authorise(asked)).to.deep.equal(opened)
    expect(await gateway.answerStep(opened.data, 'confirm')).to.equal('taken')
    const { transactionId } = opened
    expect(await gateway.lookUp(reference)).to.deep.include({ _tag: 'Authorised', transactionId, amount: 500 })
  })

  unreachableGatewayContract('the sandbox over HTTP', gatewayOverHttp, () => sandboxNonce('approved'))

  it('API-59 an answer that was lost is unknown, and its effect is there', async () => {
    const sandbox = sandboxGateway()
    const silent = gatewayOverHttp(await listen(processorServer(sandbox, { delay: 0, losesEvery: 1 })), 2_000)
    const request = {
      reference: 'order:a:attempt:1',
      amount: minor(500),
      currency: 'USD' as const,
      instrument: sandboxNonce('approved'),
    }
    expect(await silent.authorise(request)).to.deep.equal({ _tag: 'Unknown' })
    expect(await sandbox.lookUp(request.reference)).to.have.property('_tag', 'Authorised')
  })

  it('API-59 refuses what is no call of its own and charges nothing for it', async () => {
    const sandbox = sandboxGateway()
    const at = await listen(processorServer(sandbox, { delay: 0, losesEvery: 0 }))
    const post = async (path: string, body: string) => (await fetch(`${at}${path}`, { method: 'POST', body })).status
    expect(await post('/charges', '{')).to.equal(400)
    expect(await post('/charges', '{"reference":"order:a:attempt:1","amount":1.5}')).to.equal(400)
    expect(await post('/captures', '{}')).to.equal(400)
    expect(await post('/cancellations', 'null')).to.equal(400)
    expect(await post('/refunds', '{"reference":"order:a:refund:1","amount":-1}')).to.equal(400)
    expect(await post('/loans', '{}')).to.equal(404)
    expect(sandbox.ledger()).to.deep.equal([])
  })
})

describe('the sandbox with a ledger file', () => {
  let dir = ''
  let path = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'tureen-sandbox-'))
    path = join(dir, 'ledger.jsonl')
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('API-59 remembers every charge after it died, a line that was cut off left out', async () => {
    const first = sandboxGateway(path)
    const request = {
      reference: 'order:a:attempt:1',
      amount: minor(500),
      currency: 'USD' as const,
      instrument: sandboxNonce('approved'),
    }
    const outcome = await first.authorise(request)
    if (outcome._tag !== 'Authorised') throw new Error(outcome._tag)
    await first.capture(outcome.transactionId, minor(500))
    await first.authorise({ ...request, reference: 'order:b:attempt:1', instrument: sandboxNonce('wrong_cvc') })
    appendFileSync(path, '{"entry":"authorise","refer')
    const second = sandboxGateway(path)
    expect(second.ledger()).to.deep.equal(first.ledger())
    expect(await second.authorise(request)).to.deep.equal(outcome)
    expect(await second.lookUp('order:b:attempt:1')).to.deep.include({ _tag: 'Declined', reason: 'wrong-cvc' })
    expect(await second.cancel(outcome.transactionId)).to.equal('refused')
    await second.authorise({ ...request, reference: 'order:c:attempt:1', instrument: sandboxNonce('approved') })
    expect(sandboxGateway(path).ledger()).to.have.length(4)
  })

  it('PAY-52 keeps the currency of a charge, and reads a ledger of before it was kept as dollars', async () => {
    const first = sandboxGateway(path)
    const pesos = { amount: minor(500), currency: 'MXN' as const }
    const outcome = await first.authorise({
      ...pesos,
      reference: 'order:a:attempt:1',
      instrument: sandboxNonce('approved'),
    })
    if (outcome._tag !== 'Authorised') throw new Error(outcome._tag)
    const { transactionId } = outcome
    await first.capture(transactionId, minor(500))
    const back = { reference: 'order:a:refund:1', transactionId, amount: minor(100) }
    expect(await first.refunds.refund({ ...back, currency: 'USD' })).to.deep.equal({ _tag: 'Refused' })
    expect(await first.refunds.refund({ ...back, currency: 'MXN' })).to.have.property('_tag', 'Refunded')
    expect(await sandboxGateway(path).lookUp('order:a:attempt:1')).to.deep.include({ _tag: 'Authorised', ...pesos })

    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(',"currency":"MXN"', ''))
    const old = sandboxGateway(path)
    expect(await old.lookUp('order:a:attempt:1')).to.deep.include({ _tag: 'Authorised', currency: 'USD' })
    expect(await old.refunds.refund({ ...back, currency: 'USD' })).to.have.property('_tag', 'Refunded')
    const page = await old.charges(0)
    expect(page._tag === 'Page' && page.charges.map(({ currency, refunded }) => [currency, refunded])).to.deep.equal([
      ['USD', 100],
    ])
  })

  it('CHK-40 writes no instrument down', async () => {
    const instrument = sandboxNonce('approved')
    await sandboxGateway(path).authorise({
      reference: 'order:a:attempt:1',
      amount: minor(500),
      currency: 'USD' as const,
      instrument,
    })
    expect(readFileSync(path, 'utf8')).not.to.include(instrument.nonce)
  })

  it('PAY-51 charges a card on file by its token, as often as asked', async () => {
    const gateway = sandboxGateway()
    const charge = (token: string, n: number) =>
      gateway.authorise({
        reference: `order:a:attempt:${n}`,
        amount: minor(500),
        currency: 'USD',
        instrument: { _tag: 'SavedCard', token },
      })
    expect(await charge('tok_visa', 1)).to.deep.include({ _tag: 'Authorised', card: { brand: 'visa', last4: '4242' } })
    expect(await charge('tok_visa', 2)).to.have.property('_tag', 'Authorised')
    expect(await charge('tok_visa_declined', 3)).to.deep.include({ reason: 'declined' })
    expect(await charge('4242424242424242', 4)).to.deep.include({ reason: 'bad-instrument' })
  })
})
