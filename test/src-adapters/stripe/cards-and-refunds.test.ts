import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { signature } from '../../vendors/stripe/server/webhooks.ts'
import { type FakeStripe, startFakeStripe } from '../../vendors/stripe/start-fake-stripe.ts'
import { gatewayOf, nonceOf, webhookSecret } from './gateway-under-test.ts'

const holder = { id: 'patron-1', email: 'jo@example.com', name: 'Jo March' }
const currency = 'USD'

describe('Stripe saved cards and refunds', () => {
  let fake: FakeStripe
  let gateway: PaymentGateway
  beforeEach(async () => {
    fake = await startFakeStripe()
    gateway = gatewayOf(fake)
  })
  afterEach(() => fake.stop())

  const keep = async (
    n: number,
    card = 'pm_card_visa',
    who: { readonly id: string; readonly email?: string } = holder,
  ) => {
    const kept = await gateway.vault?.keep({ reference: `card:${n}`, nonce: nonceOf(fake, card).nonce, holder: who })
    if (kept === undefined) throw new Error('no vault')
    return kept
  }
  const captured = async (card: string) => {
    const amount = minor(1350)
    const request = { reference: 'order:o-1:attempt:1', amount, currency, instrument: nonceOf(fake, card) } as const
    const charge = await gateway.authorise(request)
    if (charge._tag !== 'Authorised') throw new Error(charge._tag)
    await gateway.capture(charge.transactionId, amount)
    return charge.transactionId
  }
  const asRefund = (transactionId: string) =>
    ({ reference: 'order:o-1:refund:1', transactionId, amount: minor(350), currency }) as const

  it('CARD-11 creates one Stripe customer for each patron, and none is shared (40)', async () => {
    await keep(1)
    await keep(2, 'pm_card_mastercard')
    await keep(3, 'pm_card_visa', { id: 'patron-2', email: holder.email })
    await keep(4, 'pm_card_visa', { id: 'patron-3' })
    const owners = [...fake.ledger.customers.values()].map(({ metadata, email }) => [metadata['holder'], email])
    expect(owners).to.deep.equal([
      ['patron-1', holder.email],
      ['patron-2', holder.email],
      ['patron-3', null],
    ])
  })

  it('deletes the Stripe customers of a patron, not those of an id that differs only in case (40)', async () => {
    await keep(1, 'pm_card_visa', { id: 'patronA' })
    await keep(2, 'pm_card_visa', { id: 'patronA', email: holder.email })
    await keep(3, 'pm_card_visa', { id: 'patrona' })
    expect(await gateway.vault?.forgetCustomer?.('patronA')).to.equal('forgotten')
    expect([...fake.ledger.customers.values()].map(({ metadata }) => metadata['holder'])).to.deep.equal(['patrona'])
    expect(await gateway.vault?.forgetCustomer?.("x' OR name~'Jo")).to.equal('refused')
  })

  it('returns unknown if the response to a search or deletion is lost, and succeeds on retry (40)', async () => {
    await keep(1)
    for (const on of [/^GET \/v1\/customers\/search/, /^DELETE \/v1\/customers\//]) {
      fake.plan({ kind: 'cut-after', on, times: 2 })
      expect(await gateway.vault?.forgetCustomer?.(holder.id), String(on)).to.equal('unknown')
      fake.heal()
    }
    expect(await gateway.vault?.forgetCustomer?.(holder.id)).to.equal('forgotten')
    expect(fake.ledger.customers.size).to.equal(0)
  })

  it('CARD-11 returns brand, last four digits and expiry of a saved card (12)', async () => {
    const kept = await keep(1, 'pm_card_mastercard')
    if (kept._tag !== 'Kept') throw new Error(kept._tag)
    expect(kept.card).to.deep.include({ brand: 'mastercard', last4: '4444', expMonth: 12 })
    expect(kept.token).to.match(/^cus_\w+\/pm_\w+$/)
  })

  it('CARD-11 does not save a card that needs verification, and cancels its setup (40)', async () => {
    expect(await keep(1, 'pm_card_authenticationRequired')).to.deep.equal({
      _tag: 'Declined',
      reason: 'authentication-required',
    })
    expect([...fake.ledger.setupIntents.values()].map(({ status }) => status)).to.deep.equal(['canceled'])
  })

  it('CARD-11, PAY-15 asks a present customer to verify a card, and a retry with the same reference returns the result', async () => {
    for (const [reference, isProven] of [
      ['card:1', true],
      ['card:2', false],
    ] as const) {
      const { nonce } = nonceOf(fake, 'pm_card_authenticationRequired')
      const request = { reference, nonce, holder, takesStep: true }
      const asked = await gateway.vault?.keep(request)
      if (asked?._tag !== 'StepRequired') throw new Error(asked?._tag)
      const [id = ''] = asked.data.split('_secret_')
      expect(await gateway.vault?.keep(request), 'nobody has answered').to.deep.equal(asked)
      fake.authenticate(id, isProven)
      const { takesStep: _, ...after } = request
      const kept = await gateway.vault?.keep(after)
      expect(kept?._tag).to.equal(isProven ? 'Kept' : 'Declined')
      expect(fake.ledger.setupIntents.get(id)?.status).to.equal(isProven ? 'succeeded' : 'canceled')
    }
    expect([...fake.ledger.paymentMethods.values()].filter(({ customer }) => customer !== null)).to.have.length(1)
  })

  it('CARD-11 returns the lost result on a retry with the same reference, and saves one card (40)', async () => {
    fake.plan({ kind: 'cut-after', on: /setup_intents$/, times: 2 })
    const nonce = nonceOf(fake, 'pm_card_visa').nonce
    const request = { reference: 'card:1', nonce, holder }
    expect(await gateway.vault?.keep(request)).to.deep.equal({ _tag: 'Unknown' })
    expect(await gateway.vault?.keep(request)).to.have.property('_tag', 'Kept')
    expect([...fake.ledger.paymentMethods.values()].filter(({ customer }) => customer !== null)).to.have.length(1)
  })

  it('V18 reports a pending refund as done on a later call with the same reference (42)', async () => {
    const request = asRefund(await captured('pm_card_pendingRefund'))
    expect(await gateway.refunds?.refund(request)).to.deep.equal({ _tag: 'Pending' })
    fake.advance(60)
    expect(await gateway.refunds?.refund(request)).to.have.property('_tag', 'Refunded')
    expect(fake.ledger.refunds.size).to.equal(1)
  })

  it('V18 reports a refund that failed later as refused (42)', async () => {
    const request = asRefund(await captured('pm_card_refundFail'))
    expect(await gateway.refunds?.refund(request)).to.have.property('_tag', 'Refunded')
    fake.advance(60)
    expect(await gateway.refunds?.lookUp(request.reference, request.transactionId)).to.deep.equal({
      _tag: 'Refused',
      why: 'failed',
    })
  })

  it('API-59 accepts webhooks during secret rotation, and reads the refund’s reference (44)', async () => {
    await gateway.refunds?.refund(asRefund(await captured('pm_card_visa')))
    const event = [...fake.ledger.events.values()].find(({ type }) => type === 'refund.created')
    const body = JSON.stringify(event)
    const now = Date.now()
    const header = signature(body, ['whsec_of_before', webhookSecret], Math.floor(now / 1_000))
    expect(await gateway.readPost?.({ headers: { 'stripe-signature': header }, body, url: '' }, now)).to.deep.equal({
      _tag: 'Happened',
      reference: 'order:o-1:refund:1',
    })
  })
})
