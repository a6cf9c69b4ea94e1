import { createServer } from 'node:http'
import { expect } from 'chai'
import { invoiceOf } from '../../../src-adapters/authorize/gateway-invoice.ts'
import { nonceText } from '../../../src-adapters/authorize/nonce.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { ChargeRequest } from '../../../src-domain/payment/payment-gateway.ts'
import { aDay } from '../../vendors/line/held-clock.ts'
import { type ApiUnderTest, authorizeApiUnderTest, authorizeAt, isFor, notice } from './authorize-api.ts'

const reference = 'order:1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed:attempt:1'

describe("Authorize.Net's gateway", () => {
  let api: ApiUnderTest
  beforeEach(async () => {
    api = await authorizeApiUnderTest()
  })
  afterEach(() => api.close())

  const chargeOf = (instrument: ChargeRequest['instrument'] = api.nonce()): ChargeRequest => ({
    reference,
    amount: minor(1350),
    currency: 'USD',
    instrument,
  })
  const authorised = async () => {
    const outcome = await api.gateway.authorise(chargeOf())
    if (outcome._tag !== 'Authorised') throw new Error(outcome._tag)
    return outcome.transactionId
  }

  it('API-59 names a charge by twenty characters and describes it by our reference', async () => {
    await authorised()
    const [one] = api.fake.transactions()
    expect(one).to.deep.include({ invoiceNumber: invoiceOf(reference), description: reference })
    expect(invoiceOf(reference)).to.match(/^[0-9A-HJKMNP-TV-Z]{20}$/)
    expect(invoiceOf(reference)).to.not.equal(invoiceOf(reference.replace(/1$/, '2')))
  })

  const mismatches = {
    'wrong-address': '46205',
    'wrong-postal-code': '46201',
    'wrong-street': '46217',
    declined: '46282',
  } as const
  for (const [reason, zip] of Object.entries(mismatches))
    it(`PAY-46, PAY-47 a card whose address does not match says what of it: ${reason}`, async () => {
      const nonce = nonceText({ ...api.fake.mint(), postalCode: zip, street: '1 Main Street' })
      expect(await api.gateway.authorise(chargeOf({ _tag: 'Nonce', nonce }))).to.deep.equal({
        _tag: 'Declined',
        reason,
      })
    })

  it('PAY-46 a kept card that has expired since says so', async () => {
    const kept = await api.gateway.vault?.keep({
      reference: 'card:1',
      nonce: nonceText(api.fake.mint({ expiry: '2027-01' })),
      holder: { id: 'patron-1' },
      street: '1 Main Street',
    })
    if (kept?._tag !== 'Kept') throw new Error('not kept')
    api.fake.clock.advance(800 * aDay)
    expect(await api.gateway.authorise(chargeOf({ _tag: 'SavedCard', token: kept.token }))).to.deep.equal({
      _tag: 'Declined',
      reason: 'expired-card',
    })
  })

  it('V18 lets go of the whole before it has settled, and keeps a part waiting for the batch', async () => {
    const { refunds } = api.gateway
    if (refunds === undefined) throw new Error('no refunds')
    const transactionId = await authorised()
    await api.gateway.capture(transactionId, minor(1350))
    const back = { reference: 'order:1:refund:1', transactionId, currency: 'USD' } as const
    expect(await refunds.refund({ ...back, amount: minor(350) })).to.deep.equal({ _tag: 'Pending' })
    expect(await refunds.refund({ ...back, amount: minor(1350) })).to.have.property('_tag', 'Refunded')
    expect(api.fake.transactions()[0]).to.have.property('status', 'voided')
    expect(await refunds.lookUp(back.reference, transactionId)).to.have.property('_tag', 'Refunded')
    expect(await api.gateway.cancel(transactionId), 'once more, after a lost answer').to.equal('cancelled')
  })

  it('V18 a refund whose answer was lost is found, and not made twice', async () => {
    const { refunds } = api.gateway
    if (refunds === undefined) throw new Error('no refunds')
    const transactionId = await authorised()
    await api.gateway.capture(transactionId, minor(1350))
    api.settle()
    const back = { reference: 'order:1:refund:1', transactionId, amount: minor(350), currency: 'USD' } as const
    api.fake.breakNext('answer-lost', isFor('refundTransaction'))
    expect(await refunds.refund(back)).to.deep.equal({ _tag: 'Unknown' })
    const found = await refunds.lookUp(back.reference, transactionId)
    expect(found).to.have.property('_tag', 'Refunded')
    expect(await refunds.refund(back)).to.deep.equal(found)
    expect(api.fake.transactions().filter(({ type }) => type === 'refundTransaction')).to.have.length(1)
  })

  it('API-59 finds a charge that has settled since in the batches, and lists it', async () => {
    const transactionId = await authorised()
    await api.gateway.capture(transactionId, minor(1350))
    api.settle()
    expect(await api.gateway.lookUp(reference, Date.now())).to.deep.include({ _tag: 'Authorised', transactionId })
    const page = await api.gateway.charges?.(Date.now() - aDay)
    const next = page?._tag === 'Page' ? page.next : undefined
    const batch = await api.gateway.charges?.(Date.now() - aDay, next)
    expect(batch).to.have.nested.property('charges[0].reference', reference)
    expect(batch).to.have.nested.property('charges[0].state', 'captured')
  })

  it('API-59 what was called off can pay for nothing: it is told as declined', async () => {
    await api.gateway.cancel(await authorised())
    expect(await api.gateway.lookUp(reference)).to.deep.equal({ _tag: 'Declined', reason: 'declined' })
  })

  it('API-59 charges in the currency of the account alone', async () => {
    expect(await api.gateway.authorise({ ...chargeOf(), currency: 'EUR' })).to.have.property('_tag', 'Declined')
    expect(api.fake.transactions()).to.deep.equal([])
  })

  it('API-59 hears of an event for days, as it is told again for days, and not of one of last month', async () => {
    const id = await authorised()
    const read = async (days: number) => {
      const body = notice({ entityName: 'transaction', id }, undefined, Date.now() - days * aDay)
      return api.gateway.readPost?.(await api.posts.signed(body, Date.now()), Date.now())
    }
    expect(await read(5)).to.deep.equal({ _tag: 'Happened', reference })
    expect(await read(30)).to.deep.equal({ _tag: 'Refused', why: 'stale' })
  })

  it('API-59 refuses at once what the filters of the account hold back for a person', async () => {
    const asked: string[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const text = Buffer.concat(chunks).toString()
      asked.push(Object.keys(JSON.parse(text))[0] ?? '')
      const messages = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] }
      response.end(JSON.stringify({ transactionResponse: { responseCode: '4', transId: '42' }, messages }))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const outcome = await authorizeAt(`http://127.0.0.1:${port}`, 2_000).authorise(chargeOf())
    server.close()
    expect(outcome).to.deep.equal({ _tag: 'Declined', reason: 'declined' })
    expect(asked).to.deep.equal(['createTransactionRequest', 'updateHeldTransactionRequest'])
  })
})
