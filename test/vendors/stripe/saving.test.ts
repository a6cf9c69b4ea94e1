import { expect } from 'chai'
import type Stripe from 'stripe'
import { realClient, refusal } from './real-client.ts'
import { type FakeStripe, startFakeStripe } from './start-fake-stripe.ts'

describe('cards that the fake of Stripe keeps, through the stripe package', () => {
  let fake: FakeStripe
  let stripe: Stripe
  let customer: string
  beforeEach(async () => {
    fake = await startFakeStripe()
    stripe = realClient(fake)
    customer = (await stripe.customers.create({ email: 'a@example.com' })).id
  })
  afterEach(() => fake.stop())

  const shop = { amount: 1000, currency: 'usd', allowed_payment_method_types: ['card' as const], confirm: true }

  async function cards(): Promise<readonly string[]> {
    const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card' })
    return data.map(({ card }) => card?.last4 ?? '')
  }

  it('keeps a card while setting up, lists it, pays with it and takes it away for good', async () => {
    const token = await stripe.testHelpers.confirmationTokens.create({ payment_method: 'pm_card_visa' })
    const setup = await stripe.setupIntents.create({ customer, confirm: true, confirmation_token: token.id })
    expect(setup.status).to.equal('succeeded')
    expect(await cards()).to.deep.equal(['4242'])
    const method = typeof setup.payment_method === 'string' ? setup.payment_method : ''
    const paid = { ...shop, customer, payment_method: method }
    expect((await stripe.paymentIntents.create(paid)).status).to.equal('succeeded')
    expect((await stripe.paymentIntents.create(paid)).status).to.equal('succeeded')
    await stripe.paymentMethods.detach(method)
    expect(await cards()).to.deep.equal([])
    expect(await refusal(stripe.paymentIntents.create(paid))).to.include({ statusCode: 400 })
    expect(await refusal(stripe.paymentMethods.attach(method, { customer }))).to.include({ statusCode: 400 })
  })

  it('keeps a card while paying when it is told for what', async () => {
    const token = await stripe.testHelpers.confirmationTokens.create({
      payment_method: 'pm_card_amex',
      setup_future_usage: 'off_session',
    })
    await stripe.paymentIntents.create({ ...shop, customer, confirmation_token: token.id })
    expect(await cards()).to.deep.equal(['0005'])
  })

  it('asks for a proof while setting up, and then not in absence', async () => {
    const setup = await stripe.setupIntents.create({
      customer,
      confirm: true,
      payment_method: 'pm_card_authenticationRequiredOnSetup',
    })
    expect(setup.status).to.equal('requires_action')
    fake.authenticate(setup.id, true)
    const { status, payment_method } = await stripe.setupIntents.retrieve(setup.id)
    expect(status).to.equal('succeeded')
    const method = typeof payment_method === 'string' ? payment_method : ''
    const absent = await stripe.paymentIntents.create({ ...shop, customer, payment_method: method, off_session: true })
    expect(absent.status).to.equal('succeeded')
    const present = await stripe.paymentIntents.create({ ...shop, customer, payment_method: method })
    expect(present.status).to.equal('requires_action')
  })

  it('refuses to keep a card that its bank declines, and another customer to pay with it', async () => {
    expect(await refusal(stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer }))).to.include({
      code: 'card_declined',
    })
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    const other = await stripe.customers.create({})
    const call = stripe.paymentIntents.create({ ...shop, customer: other.id, payment_method: method.id })
    expect(await refusal(call)).to.include({ statusCode: 400 })
  })

  it('lets a card without a customer pay once', async () => {
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
    await stripe.paymentIntents.create({ ...shop, payment_method: method.id })
    const again = stripe.paymentIntents.create({ ...shop, payment_method: method.id })
    expect(await refusal(again)).to.include({ statusCode: 400 })
  })

  it('remembers the favourite card of a customer', async () => {
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } })
    const told = await stripe.customers.retrieve(customer)
    expect(told.deleted === true ? undefined : told.invoice_settings.default_payment_method).to.equal(method.id)
  })
})
