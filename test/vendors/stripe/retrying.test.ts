import { expect } from 'chai'
import type Stripe from 'stripe'
import { realClient, refusal } from './real-client.ts'
import { type FakeStripe, startFakeStripe } from './start-fake-stripe.ts'

describe('calls to the fake of Stripe that go wrong and are repeated, through the stripe package', () => {
  let fake: FakeStripe
  let stripe: Stripe
  beforeEach(async () => {
    fake = await startFakeStripe()
    stripe = realClient(fake)
  })
  afterEach(() => fake.stop())

  const order = {
    amount: 1999,
    currency: 'usd',
    allowed_payment_method_types: ['card' as const],
    payment_method: 'pm_card_visa',
    confirm: true,
  }
  const key = { idempotencyKey: 'order-7' }
  const charged = () => fake.ledger.charges.size
  const paying = /^POST \/v1\/payment_intents$/

  it('answers a repeated key with what it answered first, and charges once', async () => {
    const first = await stripe.paymentIntents.create(order, key)
    const second = await stripe.paymentIntents.create(order, key)
    expect(second.id).to.equal(first.id)
    expect(second.lastResponse.headers).to.include({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
    expect(charged()).to.equal(1)
  })

  it('refuses a key with another amount, or at another endpoint', async () => {
    await stripe.paymentIntents.create(order, key)
    const other = await refusal(stripe.paymentIntents.create({ ...order, amount: 2000 }, key))
    expect(other).to.include({ type: 'StripeIdempotencyError', statusCode: 400 })
    expect(await refusal(stripe.customers.create({}, key))).to.include({ type: 'StripeIdempotencyError' })
    expect(charged()).to.equal(1)
  })

  it('repeats a decline, too, and forgets a key after 24 hours', async () => {
    const poor = { ...order, payment_method: 'pm_card_visa_chargeDeclined' }
    const first = await refusal(stripe.paymentIntents.create(poor, key))
    const second = await refusal(stripe.paymentIntents.create(poor, key))
    expect(second.payment_intent?.id).to.equal(first.payment_intent?.id)
    expect(charged()).to.equal(1)
    fake.advance(86_400)
    expect((await stripe.paymentIntents.create(order, key)).status).to.equal('succeeded')
  })

  it('keeps no answer to a call whose parameters were wrong', async () => {
    await refusal(stripe.paymentIntents.create({ ...order, amount: 1.5 }, key))
    expect((await stripe.paymentIntents.create(order, key)).status).to.equal('succeeded')
  })

  it('refuses the second of two calls at once with the same key', async () => {
    fake.plan({ kind: 'held', on: paying })
    const first = stripe.paymentIntents.create(order, key)
    while (fake.holding() === 0) await new Promise(setImmediate)
    expect(await refusal(stripe.paymentIntents.create(order, key))).to.include({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    })
    fake.heal()
    expect((await first).status).to.equal('succeeded')
    expect(charged()).to.equal(1)
  })

  it('has charged when the answer is lost, and a repetition finds that charge', async () => {
    fake.plan({ kind: 'cut-after', on: paying, times: 2 })
    expect(await refusal(stripe.paymentIntents.create(order, key))).to.include({ type: 'StripeConnectionError' })
    expect(charged()).to.equal(1)
    fake.heal()
    expect((await stripe.paymentIntents.create(order, key)).status).to.equal('succeeded')
    expect(charged()).to.equal(1)
  })

  it('is repeated by the package itself, which brings a key of its own', async () => {
    fake.plan({ kind: 'cut-after', on: paying })
    const intent = await realClient(fake, { retries: 2 }).paymentIntents.create(order)
    expect(intent.status).to.equal('succeeded')
    expect(fake.calls().filter((call) => paying.test(call))).to.have.length(2)
    expect(charged()).to.equal(1)
  })

  it('repeats a 500 after which nobody knows, and has charged all the same', async () => {
    fake.plan({ kind: 'error-after', on: paying })
    expect(await refusal(stripe.paymentIntents.create(order, key))).to.include({ statusCode: 500 })
    expect(await refusal(stripe.paymentIntents.create(order, key))).to.include({ statusCode: 500 })
    expect(charged()).to.equal(1)
    const { data } = await stripe.paymentIntents.list()
    expect(data.map(({ status }) => status)).to.deep.equal(['succeeded'])
  })

  it('has done nothing when it was cut before, not available, or asked too often', async () => {
    fake.plan({ kind: 'cut-before', on: paying, times: 2 })
    expect(await refusal(stripe.paymentIntents.create(order, key))).to.include({ type: 'StripeConnectionError' })
    fake.heal()
    fake.plan({ kind: 'unavailable', on: paying })
    expect(await refusal(stripe.paymentIntents.create(order, key))).to.include({ statusCode: 503 })
    fake.plan({ kind: 'rate-limit', on: paying })
    expect(await refusal(stripe.paymentIntents.create(order, key))).to.include({ type: 'StripeRateLimitError' })
    expect(charged()).to.equal(0)
    expect((await stripe.paymentIntents.create(order, key)).status).to.equal('succeeded')
  })

  it('is silent, before and after the charge, until the package gives up', async () => {
    for (const [kind, expected] of [['silent-before', 0] as const, ['silent-after', 1] as const]) {
      fake.plan({ kind, on: paying, times: Number.POSITIVE_INFINITY })
      const before = fake.calls().length
      // A busy machine may time out before sending, when the fake has withheld nothing.
      for (let timeout = 50; fake.calls().length === before; timeout *= 2) {
        const call = stripe.paymentIntents.create(order, { idempotencyKey: kind, timeout })
        expect(await refusal(call)).to.include({ type: 'StripeConnectionError' })
      }
      // The package has given up; its request still takes effect.
      while (charged() < expected) await new Promise(setImmediate)
      expect(charged()).to.equal(expected)
      fake.heal()
    }
  })
})
