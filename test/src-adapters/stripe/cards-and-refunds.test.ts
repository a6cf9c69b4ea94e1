import { expect } from 'chai'
import { cents } from '../../../src-domain/money/cents.ts'
import type { PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { signature } from '../../vendors/stripe/server/webhooks.ts'
import { type FakeStripe, startFakeStripe } from '../../vendors/stripe/start-fake-stripe.ts'
import { gatewayOf, nonceOf, webhookSecret } from './gateway-under-test.ts'

const holder = { id: 'patron-1', email: 'jo@example.com', name: 'Jo March' }
const currency = 'USD'

describe('Stripe, with cards that it keeps and money that goes back', () => {
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
    const amount = cents(1350)
    const request = { reference: 'order:o-1:attempt:1', amount, currency, instrument: nonceOf(fake, card) } as const
    const charge = await gateway.authorise(request)
    if (charge._tag !== 'Authorised') throw new Error(charge._tag)
    await gateway.capture(charge.transactionId, amount)
    return charge.transactionId
  }
  const asRefund = (transactionId: string) =>
    ({ reference: 'order:o-1:refund:1', transactionId, amount: cents(350), currency }) as const

  it('CARD-11 is one customer of Stripe’s for each patron with an address, and nobody else’s (40)', async () => {
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

  it('forgets the customers of one id, and none of another that differs in capitals alone (40)', async () => {
    await keep(1, 'pm_card_visa', { id: 'patronA' })
    await keep(2, 'pm_card_visa', { id: 'patronA', email: holder.email })
    await keep(3, 'pm_card_visa', { id: 'patrona' })
    expect(await gateway.vault?.forgetCustomer?.('patronA')).to.equal('forgotten')
    expect([...fake.ledger.customers.values()].map(({ metadata }) => metadata['holder'])).to.deep.equal(['patrona'])
    expect(await gateway.vault?.forgetCustomer?.("x' OR name~'Jo")).to.equal('refused')
  })

  it('a search or a deletion that nobody hears is not known, and asked again it is done (40)', async () => {
    await keep(1)
    for (const on of [/^GET \/v1\/customers\/search/, /^DELETE \/v1\/customers\//]) {
      fake.plan({ kind: 'cut-after', on, times: 2 })
      expect(await gateway.vault?.forgetCustomer?.(holder.id), String(on)).to.equal('unknown')
      fake.heal()
    }
    expect(await gateway.vault?.forgetCustomer?.(holder.id)).to.equal('forgotten')
    expect(fake.ledger.customers.size).to.equal(0)
  })

  it('CARD-11 says brand, last four and expiry of a card that it keeps (12)', async () => {
    const kept = await keep(1, 'pm_card_mastercard')
    if (kept._tag !== 'Kept') throw new Error(kept._tag)
    expect(kept.card).to.deep.include({ brand: 'mastercard', last4: '4444', expMonth: 12 })
    expect(kept.token).to.match(/^cus_\w+\/pm_\w+$/)
  })

  it('CARD-11 does not keep a card whose bank wants to ask, and leaves nothing that waits (40)', async () => {
    expect(await keep(1, 'pm_card_authenticationRequired')).to.deep.equal({
      _tag: 'Declined',
      reason: 'authentication-required',
    })
    expect([...fake.ledger.setupIntents.values()].map(({ status }) => status)).to.deep.equal(['canceled'])
  })

  it('CARD-11, PAY-15 a customer who is there is asked by the bank, and the same reference tells what came of it', async () => {
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

  it('CARD-11 an answer that was lost is told by the same reference, with one card (40)', async () => {
    fake.plan({ kind: 'cut-after', on: /setup_intents$/, times: 2 })
    const nonce = nonceOf(fake, 'pm_card_visa').nonce
    const request = { reference: 'card:1', nonce, holder }
    expect(await gateway.vault?.keep(request)).to.deep.equal({ _tag: 'Unknown' })
    expect(await gateway.vault?.keep(request)).to.have.property('_tag', 'Kept')
    expect([...fake.ledger.paymentMethods.values()].filter(({ customer }) => customer !== null)).to.have.length(1)
  })

  it('V18 a refund that is on its way is told by the same reference when it has arrived (42)', async () => {
    const request = asRefund(await captured('pm_card_pendingRefund'))
    expect(await gateway.refunds?.refund(request)).to.deep.equal({ _tag: 'Pending' })
    fake.advance(60)
    expect(await gateway.refunds?.refund(request)).to.have.property('_tag', 'Refunded')
    expect(fake.ledger.refunds.size).to.equal(1)
  })

  it('V18 a refund that failed later gave nothing back (42)', async () => {
    const request = asRefund(await captured('pm_card_refundFail'))
    expect(await gateway.refunds?.refund(request)).to.have.property('_tag', 'Refunded')
    fake.advance(60)
    expect(await gateway.refunds?.lookUp(request.reference, request.transactionId)).to.deep.equal({
      _tag: 'Refused',
      why: 'failed',
    })
  })

  it('API-59 reads posts while a secret is changed for another, and hears of refunds by their own reference (44)', async () => {
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
