import { createServer } from 'node:http'
import { expect } from 'chai'
import { squareGateway } from '../../../src-adapters/square/gateway.ts'
import { declineReasonOf } from '../../../src-adapters/square/gateway-decline-reason.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ChargeRequest, PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { type FakeSquare, startFakeSquare } from '../../vendors/square/server/fake-square.ts'
import { posted } from '../../vendors/square/server/webhooks.ts'
import { codes, gatewayTo, subscription } from './under-test.ts'

const reference = 'order:AbCdEfGhIjKlMnOpQrStUv:attempt:1'

describe('what Square answers', () => {
  let fake: FakeSquare
  let gateway: PaymentGateway

  beforeEach(async () => {
    fake = await startFakeSquare()
    gateway = gatewayTo(fake, { webhookKey: subscription.signatureKey })
  })
  afterEach(() => fake.stop())

  const request = (nonce: string, more: Partial<ChargeRequest> = {}): ChargeRequest => ({
    ...{ reference, amount: minor(1350), currency: 'USD', instrument: { _tag: 'Nonce', nonce } },
    ...more,
  })
  const taken = async () => {
    const paid = await gateway.authorise(request(fake.mint()))
    if (paid._tag !== 'Authorised') throw new Error(paid._tag)
    expect(await gateway.capture(paid.transactionId, minor(1350))).to.equal('captured')
    return paid.transactionId
  }

  for (const [reason, code] of Object.entries(codes))
    it(`PAY-46 ${code} is ${reason}`, async () => {
      expect(await gateway.authorise(request(fake.mint({ declines: code })))).to.deep.equal({
        _tag: 'Declined',
        reason,
      })
    })

  it('PAY-46 a code that nobody has heard of is a plain no, and the first that says more is taken', () => {
    expect(declineReasonOf(['A_CODE_OF_TOMORROW'])).to.equal('declined')
    expect(declineReasonOf([])).to.equal('declined')
    expect(declineReasonOf(['GENERIC_DECLINE', 'CVV_FAILURE'])).to.equal('wrong-cvc')
    expect(declineReasonOf(['toString'])).to.equal('declined')
  })

  it('PAY-46 a token that was used, or that is none, is a card to be entered again', async () => {
    for (const nonce of ['cnon:card-nonce-already-used', 'cnon:of-nobody'])
      expect(await gateway.authorise(request(nonce)), nonce).to.deep.equal({
        _tag: 'Declined',
        reason: 'bad-instrument',
      })
    expect(fake.payments()).to.deep.equal([])
  })

  it('PAY-14 takes no intent: its wallets bring tokens', async () => {
    expect(await gateway.authorise(request('', { instrument: { _tag: 'Intent' } }))).to.deep.equal({
      _tag: 'Declined',
      reason: 'bad-instrument',
    })
    expect(gateway).to.not.have.property('opensIntents')
  })

  it('PAY-52 counts yen as Square does, in wholes', async () => {
    const inYen = await startFakeSquare({ currency: 'JPY' })
    const paid = await gatewayTo(inYen).authorise(request(inYen.mint(), { amount: minor(1999), currency: 'JPY' }))
    expect(paid).to.deep.include({ _tag: 'Authorised', amount: 1999, currency: 'JPY' })
    expect(inYen.payments()[0]?.total_money).to.deep.equal({ amount: 1999, currency: 'JPY' })
    await inYen.stop()
  })

  it('PAY-52 a key that Square does not know charges nothing, and says so', async () => {
    const locked = gatewayTo(fake, { accessToken: 'of-somebody-else' })
    expect(await locked.authorise(request(fake.mint()))).to.deep.equal({ _tag: 'Declined', reason: 'shop-refused' })
    expect(await locked.lookUp(reference)).to.deep.equal({ _tag: 'Unknown' })
  })

  it('API-59 too many questions are no answer: the charge may be asked for again', async () => {
    const busy = createServer((_, response) =>
      response
        .writeHead(429, { 'content-type': 'application/json' })
        .end('{"errors":[{"category":"RATE_LIMIT_ERROR","code":"RATE_LIMITED"}]}'),
    )
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const address = busy.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const slow = squareGateway({ accessToken: 'token', origin, timeout: 2_000 })
    expect(await slow.authorise(request('cnon:card-nonce-ok'))).to.deep.equal({ _tag: 'Unknown' })
    expect(await slow.capture('p', minor(1))).to.equal('unknown')
    busy.closeAllConnections()
    busy.close()
  })

  it('V18 a refund is pending until Square’s bank has it, and refused when the bank says no', async () => {
    const transactionId = await taken()
    const refund = {
      reference: 'order:AbCdEfGhIjKlMnOpQrStUv:refund:1',
      transactionId,
      amount: minor(350),
      currency: 'USD' as const,
    }
    expect(await gateway.refunds?.refund(refund)).to.deep.equal({ _tag: 'Pending' })
    expect(await gateway.refunds?.lookUp(refund.reference, transactionId)).to.deep.equal({ _tag: 'Pending' })
    fake.settleRefunds('REJECTED')
    expect(await gateway.refunds?.lookUp(refund.reference, transactionId)).to.deep.equal({
      _tag: 'Refused',
      why: 'REJECTED',
    })
    expect(await gateway.refunds?.refund(refund), 'asked again').to.deep.equal({ _tag: 'Refused', why: 'REJECTED' })
  })

  it('V18 a refund whose answer was lost is found among those of its payment', async () => {
    const transactionId = await taken()
    const refund = {
      reference: 'order:AbCdEfGhIjKlMnOpQrStUv:refund:1',
      transactionId,
      amount: minor(350),
      currency: 'USD' as const,
    }
    fake.breakNext('answer-lost', ({ path }) => path === '/v2/refunds')
    expect(await gateway.refunds?.refund(refund)).to.deep.equal({ _tag: 'Unknown' })
    fake.settleRefunds()
    expect(await gateway.refunds?.lookUp(refund.reference, transactionId)).to.have.property('_tag', 'Refunded')
    expect(fake.refunds()).to.have.length(1)
  })

  it('API-59 a capture and a cancel whose answers were lost are done once, and told as done', async () => {
    const paid = await gateway.authorise(request(fake.mint()))
    if (paid._tag !== 'Authorised') throw new Error(paid._tag)
    fake.breakNext('answer-lost', ({ path }) => path.endsWith('/complete'))
    expect(await gateway.capture(paid.transactionId, minor(1350))).to.equal('unknown')
    expect(await gateway.capture(paid.transactionId, minor(1350))).to.equal('captured')
    const other = await gateway.authorise(request(fake.mint(), { reference: reference.replace(/1$/, '2') }))
    if (other._tag !== 'Authorised') throw new Error(other._tag)
    fake.breakNext('answer-lost', ({ path }) => path.endsWith('/cancel'))
    expect(await gateway.cancel(other.transactionId)).to.equal('unknown')
    expect(await gateway.cancel(other.transactionId)).to.equal('cancelled')
  })

  it('API-59 what was not captured in seven days is gone, and its capture is refused', async () => {
    const paid = await gateway.authorise(request(fake.mint()))
    if (paid._tag !== 'Authorised') throw new Error(paid._tag)
    fake.clock.advance(gateway.authorisationLasts ?? 0)
    expect(fake.payments()[0]?.status, 'until then it is there').to.equal('APPROVED')
    fake.clock.advance(2 * 3_600_000)
    expect(await gateway.capture(paid.transactionId, minor(1350))).to.equal('refused')
  })

  it('API-59 posts of a charge and of a refund name them, Square’s second tries too; what is older than a day is stale', async () => {
    const transactionId = await taken()
    const refunded = 'order:AbCdEfGhIjKlMnOpQrStUv:refund:1'
    await gateway.refunds?.refund({ reference: refunded, transactionId, amount: minor(350), currency: 'USD' })
    const now = fake.clock.now()
    const read = async (event: (typeof events)[number], at = now) =>
      gateway.readPost?.(posted(subscription, event, { number: 3, reason: 'http_timeout' }), at)
    const events = fake.events()
    expect(events.map(({ type }) => type)).to.include.members(['payment.created', 'payment.updated', 'refund.created'])
    for (const event of events)
      expect(await read(event)).to.deep.equal({
        _tag: 'Happened',
        reference: event.type.startsWith('refund') ? refunded : reference,
      })
    const [first] = events
    if (first === undefined) throw new Error('nothing happened')
    expect(await read(first, now + 24 * 3_600_000)).to.have.property('_tag', 'Happened')
    expect(await read(first, now + 26 * 3_600_000)).to.deep.equal({ _tag: 'Refused', why: 'stale' })
    const elsewhere = { ...posted(subscription, first), url: 'https://other.example/posts' }
    expect(await gateway.readPost?.(elsewhere, now)).to.deep.equal({ _tag: 'Refused', why: 'signature' })
  })

  it('API-59 without the key of its posts it believes none', () => {
    expect(gatewayTo(fake)).to.not.have.property('readPost')
  })

  it('CARD-11 keeps a card with what the form gave, and a card whose answer was lost is kept once', async () => {
    const holder = { id: 'patron-1', email: 'jo@example.com', name: 'Jo March' }
    const keep = { reference: 'card:1', nonce: fake.mint({ last4: '4242' }), holder, street: '1 Orchard Street' }
    fake.breakNext('answer-lost', ({ path }) => path === '/v2/cards')
    expect(await gateway.vault?.keep(keep)).to.deep.equal({ _tag: 'Unknown' })
    const kept = await gateway.vault?.keep(keep)
    expect(kept).to.deep.include({
      _tag: 'Kept',
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
    })
    expect(fake.cards()).to.have.length(1)
    expect(fake.customers().map(({ reference_id, email_address }) => [reference_id, email_address])).to.deep.equal([
      ['patron-1', 'jo@example.com'],
    ])
    expect(fake.cards()[0]?.billing_address).to.deep.equal({ address_line_1: '1 Orchard Street' })
  })

  it('CARD-11 keeps a card of somebody of whom nothing but a number is known', async () => {
    const kept = await gateway.vault?.keep({ reference: 'card:2', nonce: fake.mint(), holder: { id: 'patron-2' } })
    expect(kept).to.have.property('_tag', 'Kept')
  })
})
