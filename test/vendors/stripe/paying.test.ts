import { expect } from 'chai'
import type Stripe from 'stripe'
import { realClient, refusal } from './real-client.ts'
import { type FakeStripe, startFakeStripe } from './start-fake-stripe.ts'

describe('the fake of Stripe, through the stripe package', () => {
  let fake: FakeStripe
  let stripe: Stripe
  beforeEach(async () => {
    fake = await startFakeStripe()
    stripe = realClient(fake)
  })
  afterEach(() => fake.stop())

  /** Charges as a server does with a payment method from Elements. */
  async function pay(method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
    const token = await stripe.testHelpers.confirmationTokens.create({ payment_method: method })
    return stripe.paymentIntents.create({
      amount: 1999,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      confirm: true,
      confirmation_token: token.id,
      ...more,
    })
  }

  it('authorises with a confirmation token and captures all', async () => {
    const intent = await pay('pm_card_visa', { metadata: { order: '7' } })
    expect(intent).to.include({ status: 'requires_capture', amount_capturable: 1999, amount_received: 0 })
    expect(intent.metadata).to.deep.equal({ order: '7' })
    const captured = await stripe.paymentIntents.capture(intent.id)
    expect(captured).to.include({ status: 'succeeded', amount_capturable: 0, amount_received: 1999 })
  })

  it('captures a part once, and gives the rest back', async () => {
    const { id } = await pay('pm_card_visa')
    expect(await refusal(stripe.paymentIntents.capture(id, { amount_to_capture: 2000 }))).to.include({
      code: 'amount_too_large',
      statusCode: 400,
    })
    const captured = await stripe.paymentIntents.capture(id, { amount_to_capture: 1500 }, { timeout: 5_000 })
    expect(captured.amount_received).to.equal(1500)
    const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(latest_charge).to.deep.include({ amount_captured: 1500, amount_refunded: 499, refunded: false })
    expect(await refusal(stripe.paymentIntents.capture(id))).to.include({ code: 'payment_intent_unexpected_state' })
  })

  it('takes the money at once where nothing else is said', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      payment_method: 'pm_card_mastercard',
      confirm: true,
      return_url: 'https://shop.example/back',
    })
    expect(intent).to.include({ status: 'succeeded', amount_received: 500, capture_method: 'automatic_async' })
  })

  it('gives back what was only held when it is canceled, and cannot be canceled twice', async () => {
    const { id } = await pay('pm_card_visa')
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    expect(canceled).to.include({ status: 'canceled', cancellation_reason: 'abandoned', amount_capturable: 0 })
    const again = await refusal(stripe.paymentIntents.cancel(id))
    expect(again).to.include({ code: 'payment_intent_unexpected_state', type: 'StripeInvalidRequestError' })
    expect(again.payment_intent?.status).to.equal('canceled')
  })

  it('cancels a hold that was not captured for seven days', async () => {
    const { id } = await pay('pm_card_visa')
    fake.advance(7 * 86_400)
    expect(await stripe.paymentIntents.retrieve(id)).to.include({
      status: 'canceled',
      cancellation_reason: 'automatic',
    })
  })

  const declines: readonly (readonly [card: string, code: string, declineCode: string])[] = [
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
  ]
  for (const [card, code, declineCode] of declines)
    it(`declines ${card} with ${code} ${declineCode}, and the intent waits for another card`, async () => {
      const declined = await refusal(pay(card))
      expect(declined).to.include({ type: 'StripeCardError', statusCode: 402, code, decline_code: declineCode })
      const id = declined.payment_intent?.id ?? ''
      const intent = await stripe.paymentIntents.retrieve(id)
      expect(intent).to.include({ status: 'requires_payment_method', payment_method: null })
      expect(intent.last_payment_error?.code).to.equal(code)
      const other = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
      expect(other.status).to.equal('requires_capture')
    })

  it('asks for a proof, and goes on when the bank has it', async () => {
    const intent = await pay('pm_card_threeDSecure2Required')
    expect(intent).to.include({ status: 'requires_action', latest_charge: null })
    expect(intent.next_action?.type).to.equal('use_stripe_sdk')
    fake.authenticate(intent.id, true)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).to.equal('requires_capture')
  })

  it('waits for another card when the proof fails, or when the bank declines after it', async () => {
    const failed = await pay('pm_card_authenticationRequired')
    fake.authenticate(failed.id, false)
    const after = await stripe.paymentIntents.retrieve(failed.id)
    expect(after.status).to.equal('requires_payment_method')
    expect(after.last_payment_error?.code).to.equal('payment_intent_authentication_failure')

    const poor = await pay('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds')
    fake.authenticate(poor.id, true)
    const { last_payment_error } = await stripe.paymentIntents.retrieve(poor.id)
    expect(last_payment_error?.decline_code).to.equal('insufficient_funds')
  })

  it('asks for a proof where the merchant wants one, and only then', async () => {
    const wanted = { payment_method_options: { card: { request_three_d_secure: 'challenge' as const } } }
    expect((await pay('pm_card_threeDSecureOptional')).status).to.equal('requires_capture')
    expect((await pay('pm_card_threeDSecureOptional', wanted)).status).to.equal('requires_action')
  })

  it('sends a customer away who comes without Stripe.js, and says where the bank is', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      payment_method: 'pm_card_threeDSecure2Required',
      confirm: true,
      return_url: 'https://shop.example/back',
    })
    expect(intent.next_action?.type).to.equal('redirect_to_url')
    expect(intent.next_action?.redirect_to_url?.url).to.match(/^https:\/\/hooks\.stripe\.com\//)
  })

  it('declines in absence what the customer would have to prove', async () => {
    const customer = await stripe.customers.create({ email: 'a@example.com' })
    const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: customer.id })
    const call = stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      customer: customer.id,
      payment_method: method.id,
      confirm: true,
      off_session: true,
      return_url: 'https://shop.example/back',
    })
    expect(await refusal(call)).to.include({ code: 'authentication_required', statusCode: 402 })
  })

  it('takes a confirmation token once, and not after its time', async () => {
    const token = await stripe.testHelpers.confirmationTokens.create({ payment_method: 'pm_card_visa' })
    const order = { amount: 900, currency: 'usd', allowed_payment_method_types: ['card' as const], confirm: true }
    const intent = await stripe.paymentIntents.create({ ...order, confirmation_token: token.id })
    expect(await stripe.confirmationTokens.retrieve(token.id)).to.include({
      payment_intent: intent.id,
      expires_at: null,
    })
    expect(await refusal(stripe.paymentIntents.create({ ...order, confirmation_token: token.id }))).to.include({
      statusCode: 400,
    })
    const late = await stripe.testHelpers.confirmationTokens.create({ payment_method: 'pm_card_visa' })
    fake.advance(12 * 3_600)
    expect(await refusal(stripe.paymentIntents.create({ ...order, confirmation_token: late.id }))).to.include({
      statusCode: 400,
    })
  })

  it('refuses what this version of the API took away, what it never had, and what is missing', async () => {
    const old = { amount: 900, currency: 'usd', payment_method_types: ['card'] }
    expect(await refusal(stripe.paymentIntents.create(old))).to.include({
      code: 'payment_method_types_no_longer_supported',
      statusCode: 400,
    })
    const strange = { amount: 900, currency: 'usd', colour: 'red' }
    expect(await refusal(stripe.paymentIntents.create(strange))).to.include({
      code: 'parameter_unknown',
      param: 'colour',
    })
    const small = stripe.paymentIntents.create({ amount: 49, currency: 'usd' })
    expect(await refusal(small)).to.include({ code: 'amount_too_small' })
    expect(await refusal(stripe.paymentIntents.retrieve('pi_none'))).to.include({
      code: 'resource_missing',
      statusCode: 404,
    })
    const away = stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    expect(await refusal(away)).to.include({ param: 'return_url' })
  })

  it('knows its two keys, and takes card numbers from no server', async () => {
    expect(await refusal(realClient(fake, { key: 'sk_test_other' }).customers.list())).to.include({ statusCode: 401 })
    expect(await refusal(realClient(fake, { key: fake.publishableKey }).customers.list())).to.include({
      code: 'secret_key_required',
    })
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
    expect(await refusal(stripe.paymentMethods.create({ type: 'card', card }))).to.include({ statusCode: 400 })
  })
})
