import { expect } from 'chai'
import { stripeGateway } from '../../../src-adapters/stripe/gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ChargeInstrument, ChargeRequest } from '../../../src-domain/payment/payment-gateway.ts'
import { aDay } from '../../contracts/gateway/charging.ts'
import type { FaultKind } from '../../vendors/stripe/server/faults.ts'
import { type FakeStripe, startFakeStripe } from '../../vendors/stripe/start-fake-stripe.ts'
import { confirmOnDevice, gatewayOf, nonceOf } from './gateway-under-test.ts'

const unknown = { _tag: 'Unknown' }
const creating = /^POST \/v1\/payment_intents$/

function asking(instrument: ChargeInstrument, n = 1): ChargeRequest {
  return { reference: `order:o-1:attempt:${n}`, amount: minor(1350), currency: 'USD', instrument }
}

describe('Stripe, when an answer is lost', () => {
  let fake: FakeStripe
  beforeEach(async () => {
    fake = await startFakeStripe()
  })
  afterEach(() => fake.stop())

  for (const [kind, found] of [
    ['cut-before', 'NeverArrived'],
    ['silent-before', 'NeverArrived'],
    ['error', 'NeverArrived'],
    ['unavailable', 'NeverArrived'],
    ['rate-limit', 'NeverArrived'],
    ['cut-after', 'Authorised'],
    ['silent-after', 'Authorised'],
    ['error-after', 'Authorised'],
  ] as const satisfies readonly (readonly [FaultKind, string])[])
    it(`API-59 the charge is found again, or surely is none: ${kind} (38)`, async () => {
      // Stripe's package retries once on a cut connection.
      fake.plan({ kind, on: creating, times: 2 })
      const gateway = gatewayOf(fake, 300)
      expect(await gateway.authorise(asking(nonceOf(fake, 'pm_card_visa')))).to.deep.equal(unknown)
      fake.heal()
      expect(await gateway.lookUp('order:o-1:attempt:1', Date.now())).to.have.property('_tag', found)
      expect(fake.ledger.charges.size).to.equal(found === 'Authorised' ? 1 : 0)
    })

  it('API-59 is found in one page around when it was asked for, however many were made since (38)', async () => {
    let passed = -3 * aDay
    const old = await startFakeStripe({ now: () => Date.now() + passed })
    const gateway = gatewayOf(old)
    await gateway.authorise(asking(nonceOf(old, 'pm_card_visa')))
    passed = 0
    for (let n = 2; n < 140; n += 1) await gateway.authorise(asking(nonceOf(old, 'pm_card_visa'), n))
    const before = old.calls().length
    const outcome = await gateway.lookUp('order:o-1:attempt:1', Date.now() - 3 * aDay)
    expect([outcome._tag, old.calls().slice(before)]).to.deep.equal(['Authorised', ['GET /v1/payment_intents']])
    // Without a time it searches the last day and a half, page by page.
    expect(await gateway.lookUp('order:o-1:attempt:2')).to.have.property('_tag', 'Authorised')
    expect(await gateway.lookUp('order:o-1:attempt:1')).to.have.property('_tag', 'NeverArrived')
    await old.stop()
  })

  it('PAY-18 an intent that no wallet has given a payment method says so', async () => {
    const gateway = gatewayOf(fake)
    await gateway.authorise(asking({ _tag: 'Intent' }))
    expect(await gateway.lookUp('order:o-1:attempt:1')).to.deep.include({ _tag: 'StepRequired', lacksMethod: true })
  })

  it('PAY-15 a decline is definite: nobody pays with another card on what was declined (23, 35)', async () => {
    const gateway = gatewayOf(fake)
    const opened = await gateway.authorise(asking({ _tag: 'Intent' }))
    if (opened._tag !== 'StepRequired') throw new Error(opened._tag)
    await confirmOnDevice(fake, opened.data, '4000000000009995')
    const declined = { _tag: 'Declined', reason: 'insufficient-funds' }
    expect(await gateway.lookUp('order:o-1:attempt:1')).to.deep.equal(declined)
    await confirmOnDevice(fake, opened.data, '4242424242424242')
    expect(await gateway.lookUp('order:o-1:attempt:1')).to.deep.equal(declined)
    expect(fake.ledger.intents.get(opened.transactionId)?.status).to.equal('canceled')
  })

  it('PAY-15 a decline that could not be made definite is not known yet (35)', async () => {
    const gateway = gatewayOf(fake)
    const opened = await gateway.authorise(asking({ _tag: 'Intent' }))
    if (opened._tag !== 'StepRequired') throw new Error(opened._tag)
    await confirmOnDevice(fake, opened.data, '4000000000000002')
    fake.plan({ kind: 'error', on: /\/cancel$/ })
    expect(await gateway.lookUp('order:o-1:attempt:1')).to.deep.equal(unknown)
    expect(await gateway.lookUp('order:o-1:attempt:1')).to.have.property('_tag', 'Declined')
  })

  it('API-59 a capture that Stripe stumbled over is tried anew, and not told the same for a day (42)', async () => {
    const gateway = gatewayOf(fake)
    const charge = await gateway.authorise(asking(nonceOf(fake, 'pm_card_visa')))
    if (charge._tag !== 'Authorised') throw new Error(charge._tag)
    fake.plan({ kind: 'error', on: /\/capture$/ })
    expect(await gateway.capture(charge.transactionId, minor(1350))).to.equal('unknown')
    expect(await gateway.capture(charge.transactionId, minor(1350))).to.equal('captured')
  })

  it('PAY-11 charges nothing in a currency that Stripe counts otherwise, and asks nobody (19)', async () => {
    const request = { ...asking(nonceOf(fake, 'pm_card_visa')), currency: 'ISK' as const }
    expect(await gatewayOf(fake).authorise(request)).to.deep.equal({ _tag: 'Declined', reason: 'bad-instrument' })
    expect(fake.calls()).to.deep.equal([])
  })

  it('PAY-46 an amount that Stripe does not charge is no fault of the card, and is among those that it says it does not', async () => {
    const gateway = gatewayOf(fake)
    const { least } = gateway.acceptsAmount?.('USD') ?? {}
    const charge = (amount: number, n: number) =>
      gateway.authorise({ ...asking(nonceOf(fake, 'pm_card_visa'), n), amount: minor(amount) })
    expect(least).to.equal(50)
    expect(await charge(49, 1)).to.deep.equal({ _tag: 'Declined', reason: 'amount-not-accepted' })
    expect(await charge(50, 2)).to.include({ _tag: 'Authorised', amount: 50 })
    expect(gateway.acceptsAmount?.('MXN')).to.deep.equal({ least: 1_000, most: 99_999_999 })
  })

  it('API-59 with a key that Stripe does not know nothing is charged, and nothing is taken for settled (24)', async () => {
    const { protocol, host, port } = fake.settings
    const secretKey = 'sk_test_of_nobody'
    const gateway = stripeGateway({ secretKey, timeout: 5_000, origin: `${protocol}://${host}:${port}` })
    const outcome = await gateway.authorise(asking(nonceOf(fake, 'pm_card_visa')))
    expect(outcome).to.deep.equal({ _tag: 'Declined', reason: 'shop-refused' })
    expect(await gateway.lookUp('order:o-1:attempt:1')).to.deep.equal(unknown)
    expect(await gateway.capture('pi_1', minor(1350))).to.equal('unknown')
    expect(await gateway.cancel('pi_1')).to.equal('unknown')
    expect(await gateway.charges?.(0)).to.deep.equal(unknown)
    expect(gateway.readPost, 'without a secret').to.equal(undefined)
  })
})
