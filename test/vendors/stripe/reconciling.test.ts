import { expect } from 'chai'
import type Stripe from 'stripe'
import { realClient, refusal } from './real-client.ts'
import { type FakeStripe, startFakeStripe } from './start-fake-stripe.ts'

describe('what the fake of Stripe tells afterwards, through the stripe package', () => {
  let fake: FakeStripe
  let stripe: Stripe
  beforeEach(async () => {
    fake = await startFakeStripe()
    stripe = realClient(fake)
  })
  afterEach(() => fake.stop())

  async function pay(method = 'pm_card_visa'): Promise<string> {
    const { id } = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      payment_method: method,
      confirm: true,
    })
    return id
  }

  it('lists intents, the newest first, since a moment and from a cursor on', async () => {
    const old = await pay()
    fake.advance(60)
    const since = fake.ledger.now()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.unshift(await pay())
    const first = await stripe.paymentIntents.list({ created: { gte: since }, limit: 2 })
    expect(first.data.map(({ id }) => id)).to.deep.equal(ids.slice(0, 2))
    expect(first.has_more).to.equal(true)
    const rest = await stripe.paymentIntents.list({ created: { gte: since }, starting_after: ids[1] ?? '' })
    expect(rest.data.map(({ id }) => id)).to.deep.equal(ids.slice(2))
    expect(rest.has_more).to.equal(false)
    const back = await stripe.paymentIntents.list({ ending_before: ids[3] ?? '', limit: 2 })
    expect(back.data.map(({ id }) => id)).to.deep.equal(ids.slice(1, 3))
    const all: string[] = []
    for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) all.push(id)
    expect(all).to.deep.equal([...ids, old])
    expect(await refusal(stripe.paymentIntents.list({ limit: 101 }))).to.include({ param: 'limit' })
    expect(await refusal(stripe.paymentIntents.list({ starting_after: 'pi_none' }))).to.include({
      code: 'resource_missing',
    })
  })

  it('refunds in parts until nothing is left, and never more', async () => {
    const intent = await pay()
    await stripe.refunds.create({ payment_intent: intent, amount: 400 })
    expect(await refusal(stripe.refunds.create({ payment_intent: intent, amount: 601 }))).to.include({
      param: 'amount',
      statusCode: 400,
    })
    const rest = await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' })
    expect(rest).to.include({ amount: 600, status: 'succeeded' })
    expect(await refusal(stripe.refunds.create({ payment_intent: intent }))).to.include({
      code: 'charge_already_refunded',
    })
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })
    expect(latest_charge).to.deep.include({ amount_refunded: 1000, refunded: true })
    const { data } = await stripe.refunds.list({ payment_intent: intent })
    expect(data.map(({ amount }) => amount)).to.deep.equal([600, 400])
  })

  it('refunds what was captured, not what was held', async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).to.include({ statusCode: 400 })
    await stripe.paymentIntents.capture(id, { amount_to_capture: 700 })
    expect(await refusal(stripe.refunds.create({ payment_intent: id, amount: 701 }))).to.include({ param: 'amount' })
    expect((await stripe.refunds.create({ payment_intent: id })).amount).to.equal(700)
  })

  it('fails a refund after it was answered, and then it can be tried again', async () => {
    const intent = await pay('pm_card_refundFail')
    const refund = await stripe.refunds.create({ payment_intent: intent })
    expect(refund.status).to.equal('succeeded')
    fake.advance(1)
    expect((await stripe.refunds.retrieve(refund.id)).status).to.equal('failed')
    const { data } = await stripe.events.list({ type: 'refund.failed' })
    expect(data).to.have.length(1)
    expect((await stripe.refunds.create({ payment_intent: intent })).amount).to.equal(1000)
  })

  it('keeps an event of everything, as it was then', async () => {
    const intent = await pay()
    await stripe.refunds.create({ payment_intent: intent })
    const { data } = await stripe.events.list({ limit: 100 })
    expect(data.map(({ type }) => type).reverse()).to.deep.equal([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ])
    const created = data.find(({ type }) => type === 'payment_intent.created')
    expect(created?.data.object).to.include({ status: 'requires_confirmation', amount_received: 0 })
  })
})
