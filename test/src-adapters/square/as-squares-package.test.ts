import { expect } from 'chai'
import { Square, SquareClient } from 'square'
import { takesCurrency } from '../../../src-adapters/square/gateway-currency.ts'
import { digest } from '../../../src-adapters/square/gateway-names.ts'
import { isCurrency } from '../../../src-domain/money/currency.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ChargeInstrument, ChargeRequest } from '../../../src-domain/payment/payment-gateway.ts'
import { type FakeSquare, startFakeSquare } from '../../vendors/square/server/fake-square.ts'
import { gatewayTo } from './under-test.ts'

const [charged, lesser, givenBack] = [1350, 900, 350]
const order = 'AbCdEfGhIjKlMnOpQrStUv'
const refund = `order:${order}:refund:1`
const holder = { id: 'patron-1', email: 'jo@example.com', name: 'Jo March' }
const usd = (amount: number) => ({ amount: BigInt(amount), currency: 'USD' as const })

/** Square's package is a test dependency only; it defines the expected requests. */
describe("what is asked of Square, beside what Square's own package asks", () => {
  let ours: FakeSquare
  let theirs: FakeSquare

  beforeEach(async () => {
    // Two fakes that assign equal ids.
    ours = await startFakeSquare()
    theirs = await startFakeSquare()
  })
  afterEach(() => Promise.all([ours.stop(), theirs.stop()]))

  it('API-59 is the same, call by call, in method, address, version, key and body', async () => {
    await ourStory(ours)
    await theirStory(theirs)
    const expected = askedOf(theirs)
    expect(expected, 'no call of the story is missing').to.have.length(17)
    expect(askedOf(ours)).to.deep.equal(expected)
  })

  it('PAY-52 is in the currencies that Square has', () => {
    const known = new Set<string>(Object.values(Square.Currency))
    const ours = new Set([...Intl.supportedValuesOf('currency'), 'VED', 'VES', 'XCG', 'ZWG'].filter(isCurrency))
    expect(ours.size).to.be.greaterThan(140)
    for (const code of ours) expect(takesCurrency(code), code).to.equal(known.has(code))
  })
})

async function ourStory(fake: FakeSquare): Promise<void> {
  const gateway = gatewayTo(fake, { locationId: fake.seller.locationId })
  const charge = async (attempt: number, instrument: ChargeInstrument) => {
    const request: ChargeRequest = {
      ...{ reference: `order:${order}:attempt:${attempt}`, amount: minor(charged), currency: 'USD', instrument },
    }
    const paid = await gateway.authorise(request)
    if (paid._tag !== 'Authorised') throw new Error(paid._tag)
    return paid.transactionId
  }
  const transactionId = await charge(1, { _tag: 'Nonce', nonce: fake.mint() })
  await gateway.capture(transactionId, minor(lesser))
  await gateway.refunds?.refund({ reference: refund, transactionId, amount: minor(givenBack), currency: 'USD' })
  await gateway.refunds?.lookUp(refund, transactionId)
  await gateway.cancel(await charge(2, { _tag: 'Nonce', nonce: fake.mint() }))
  await gateway.charges?.(fake.clock.now(), 'a page/of +theirs')
  const keep = { reference: 'card:1', nonce: fake.mint(), holder, street: '1 Orchard Street' }
  const kept = await gateway.vault?.keep(keep)
  if (kept?._tag !== 'Kept') throw new Error('the card was not kept')
  await charge(3, { _tag: 'SavedCard', token: kept.token })
  await gateway.vault?.forget(kept.token)
  await gateway.vault?.forgetCustomer?.(holder.id)
}

async function theirStory(fake: FakeSquare): Promise<void> {
  const { accessToken: token, locationId } = fake.seller
  const square = new SquareClient({ token, baseUrl: fake.url, maxRetries: 0 })
  const charge = async (attempt: number, source: { readonly sourceId: string; readonly customerId?: string }) => {
    const name = `${order}/${attempt}`
    const { payment } = await square.payments.create({
      ...{ ...source, idempotencyKey: name, referenceId: name, autocomplete: false, locationId },
      amountMoney: usd(charged),
    })
    return payment?.id ?? ''
  }
  const paymentId = await charge(1, { sourceId: fake.mint() })
  const first = (await square.payments.get({ paymentId })).payment?.versionToken
  const { payment: lowered } = await square.payments.update({
    ...{ paymentId, idempotencyKey: digest(`${paymentId} ${lesser}`) },
    payment: { amountMoney: usd(lesser), versionToken: first ?? '' },
  })
  await square.payments.complete({ paymentId, versionToken: lowered?.versionToken ?? '' })
  const { refund: made } = await square.refunds.refundPayment({
    ...{ paymentId, reason: refund, idempotencyKey: refund, amountMoney: usd(givenBack) },
  })
  await square.refunds.get({ refundId: made?.id ?? '' })
  await square.payments.get({ paymentId })
  await square.refunds.get({ refundId: made?.id ?? '' })
  await square.payments.cancel({ paymentId: await charge(2, { sourceId: fake.mint() }) })
  const beginTime = new Date(fake.clock.now()).toISOString()
  const page = { beginTime, cursor: 'a page/of +theirs', locationId, sortOrder: 'ASC' } as const
  await square.payments.list(page).then(undefined, () => undefined)
  const nonce = fake.mint()
  const { customer } = await square.customers.create({
    idempotencyKey: digest(JSON.stringify(['customer', holder.id, holder.email, holder.name])),
    ...{ referenceId: holder.id, emailAddress: holder.email, givenName: holder.name },
  })
  const customerId = customer?.id ?? ''
  const { card } = await square.cards.create({
    ...{ idempotencyKey: 'card:1', sourceId: nonce },
    card: {
      ...{ customerId, referenceId: 'card:1', cardholderName: holder.name },
      billingAddress: { addressLine1: '1 Orchard Street' },
    },
  })
  const cardId = card?.id ?? ''
  await charge(3, { sourceId: cardId, customerId })
  await square.cards.disable({ cardId })
  await square.customers.search({ query: { filter: { referenceId: { exact: holder.id } } } })
  await square.customers.delete({ customerId })
}

function askedOf({ asked }: FakeSquare) {
  return asked.map(({ method, path, query, headers, text }) => ({
    ...{ method, path },
    query: Object.fromEntries(query),
    authorization: headers.authorization,
    version: headers['square-version'],
    kind: headers['content-type'],
    body: text === '' ? undefined : JSON.parse(text),
  }))
}
