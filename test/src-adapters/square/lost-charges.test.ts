import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ChargeRequest, PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { type FakeSquare, startFakeSquare } from '../../vendors/square/server/fake-square.ts'
import { gatewayTo } from './under-test.ts'

const [aMinute, anHour] = [60_000, 3_600_000]
const reference = 'order:AbCdEfGhIjKlMnOpQrStUv:attempt:1'

describe('a charge at Square whose answer was lost', () => {
  let fake: FakeSquare
  let gateway: PaymentGateway
  let askedAt: number

  beforeEach(async () => {
    fake = await startFakeSquare()
    gateway = gatewayTo(fake)
    askedAt = fake.clock.now()
  })
  afterEach(() => fake.stop())

  const request = (more: Partial<ChargeRequest> = {}): ChargeRequest => ({
    ...{ reference, amount: minor(1350), currency: 'USD' },
    instrument: { _tag: 'Nonce', nonce: fake.mint() },
    ...more,
  })
  const creates = () => fake.asked.filter(({ method, path }) => method === 'POST' && path === '/v2/payments')

  it('API-59 is found by a process that has neither the nonce nor a memory, and nothing is charged or changed by looking', async () => {
    fake.breakNext('answer-lost')
    expect(await gateway.authorise(request())).to.deep.equal({ _tag: 'Unknown' })
    const [before] = fake.payments()
    fake.clock.advance(aMinute)
    expect(await gatewayTo(fake).lookUp(reference, askedAt)).to.deep.equal({
      _tag: 'Authorised',
      transactionId: before?.id,
      amount: 1350,
      currency: 'USD',
      card: { brand: 'visa', last4: '1111' },
    })
    expect(creates()).to.have.length(1)
    expect(fake.payments()).to.deep.equal([before])
  })

  it('API-59 is found days after, among what a busy shop took since', async () => {
    await gateway.authorise(request())
    for (let count = 0; count < 130; count += 1)
      await gateway.authorise(request({ reference: `order:AbCdEfGhIjKlMnOpQr${1000 + count}:attempt:1` }))
    fake.clock.advance(5 * 24 * anHour)
    const before = fake.asked.length
    expect(await gateway.lookUp(reference, askedAt)).to.have.property('_tag', 'Authorised')
    expect(fake.asked.length - before, 'pages').to.equal(1)
    expect(await gateway.lookUp(reference), 'where nobody says when it was').to.deep.equal({ _tag: 'NeverArrived' })
  })

  it('API-59 that never arrived is not given up while Square’s list may be behind, and then it is', async () => {
    fake.breakNext('lost-on-the-way')
    expect(await gateway.authorise(request())).to.deep.equal({ _tag: 'Unknown' })
    fake.clock.advance(29_000)
    expect(await gateway.lookUp(reference, askedAt)).to.deep.equal({ _tag: 'Unknown' })
    fake.clock.advance(1_000)
    expect(await gateway.lookUp(reference, askedAt)).to.deep.equal({ _tag: 'NeverArrived' })
    await gateway.authorise(request())
    expect(await gateway.lookUp(reference, askedAt), 'and came after all').to.have.property('_tag', 'Authorised')
  })

  it('API-59 that was declined is declined with its reason, and one that was let go of is no payment', async () => {
    const declined = { _tag: 'Nonce', nonce: fake.mint({ declines: 'CVV_FAILURE' }) } as const
    await gateway.authorise(request({ instrument: declined }))
    fake.clock.advance(aMinute)
    expect(await gateway.lookUp(reference, askedAt)).to.deep.equal({ _tag: 'Declined', reason: 'wrong-cvc' })
    const other = 'order:AbCdEfGhIjKlMnOpQrStUv:attempt:2'
    const paid = await gateway.authorise(request({ reference: other }))
    if (paid._tag !== 'Authorised') throw new Error(paid._tag)
    await gateway.cancel(paid.transactionId)
    expect(await gateway.lookUp(other, askedAt)).to.deep.equal({ _tag: 'Declined', reason: 'declined' })
  })

  it('API-59 the reference with another nonce is the first charge, and no second one', async () => {
    const first = await gateway.authorise(request())
    expect(await gateway.authorise(request())).to.deep.equal(first)
    expect(fake.payments()).to.have.length(1)
  })

  it('API-59 bears a name that Square keeps whole, and that a till’s number is not taken for', async () => {
    const id = '0b8f2a4e-5b1c-4c57-9d52-0d3a7c1e9f10'
    const references = [reference, `order:${id}:attempt:999`, `order:${'x'.repeat(90)}:attempt:1`]
    for (const one of references)
      expect(await gateway.authorise(request({ reference: one }))).to.have.property('_tag', 'Authorised')
    for (const { reference_id = '' } of fake.payments()) expect(reference_id.length).to.be.within(1, 40)
    const page = await gateway.charges?.(0)
    if (page?._tag !== 'Page') throw new Error('no page')
    expect(page.charges.map((charge) => charge.reference)).to.deep.equal([references[0], references[1], undefined])
    expect(await gateway.lookUp(references[2] ?? '')).to.have.property('_tag', 'Authorised')
  })
})
