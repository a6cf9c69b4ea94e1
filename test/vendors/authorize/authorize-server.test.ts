import { expect } from 'chai'
import { aDay, aMinute } from '../line/held-clock.ts'
import { type FakeAuthorize, startFakeAuthorize } from './server/fake-authorize.ts'

interface Answer {
  readonly refId?: string
  readonly transId?: string
  readonly customerProfileId?: string
  readonly customerPaymentProfileId?: string
  readonly profile?: unknown
  readonly transaction?: unknown
  readonly transactions?: readonly { readonly transId: string; readonly transactionStatus: string }[]
  readonly transactionResponse?: {
    readonly responseCode: string
    readonly transId: string
    readonly messages?: readonly { readonly code: string }[]
    readonly errors?: readonly { readonly errorCode: string; readonly errorText: string }[]
  }
  readonly messages: {
    readonly resultCode: string
    readonly message: readonly { readonly code: string; readonly text: string }[]
  }
}

describe("the fake of Authorize.Net's API", () => {
  let fake: FakeAuthorize

  beforeEach(async () => {
    fake = await startFakeAuthorize()
  })
  afterEach(() => fake.stop())

  const post = async (body: string) => {
    const response = await fetch(fake.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(response.status).to.equal(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const ask = async (root: string, fields: object): Promise<Answer> => {
    const { name, transactionKey } = fake.merchant
    const request = { [root]: { merchantAuthentication: { name, transactionKey }, ...fields } }
    const bytes = await post(JSON.stringify(request))
    // The first three bytes are the byte order mark.
    return JSON.parse(bytes.subarray(3).toString('utf8'))
  }
  const transact = (transactionRequest: object, refId = 'attempt-1') =>
    ask('createTransactionRequest', { refId, transactionRequest })
  const authorise = (amount = '19.99', card: Parameters<FakeAuthorize['mint']>[0] = {}, rest: object = {}) =>
    transact({
      transactionType: 'authOnlyTransaction',
      amount,
      payment: { opaqueData: fake.mint(card) },
      ...rest,
    })
  const authorised = async (amount = '19.99', invoiceNumber = '1') => {
    const { transactionResponse } = await authorise(amount, {}, { order: { invoiceNumber } })
    return transactionResponse?.transId ?? ''
  }
  const later = (transactionType: string, refTransId: string, amount?: string, payment?: object) =>
    transact({
      transactionType,
      ...(amount === undefined ? {} : { amount }),
      ...(payment === undefined ? {} : { payment }),
      refTransId,
    })
  const toCard = (last4: string) => ({ creditCard: { cardNumber: last4, expirationDate: 'XXXX' } })
  const reason = ({ transactionResponse }: Answer) =>
    transactionResponse?.errors?.[0]?.errorCode ?? transactionResponse?.messages?.[0]?.code
  const code = ({ messages }: Answer) => messages.message[0]?.code
  const statuses = () => fake.transactions().map(({ status }) => status)

  describe('its messages', () => {
    it('puts a byte order mark before its JSON, so JSON.parse fails', async () => {
      const bytes = await post('{}')
      expect([...bytes.subarray(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf])
      expect(() => JSON.parse(`\uFEFF{}`)).to.throw(SyntaxError)
    })

    it('always answers 200 and echoes the refId', async () => {
      const answer = await authorise()
      expect(answer).to.deep.include({ refId: 'attempt-1' })
      expect(answer.messages).to.deep.equal({
        resultCode: 'Ok',
        message: [{ code: 'I00001', text: 'Successful.' }],
      })
      expect(code(await transact({ transactionType: 'authOnlyTransaction' }, 'x'.repeat(21)))).to.equal('E00003')
    })

    it('refuses fields that are out of schema order, and names the expected field', async () => {
      const { messages } = await authorise('1.00', {}, { billTo: { zip: '10001' }, order: { invoiceNumber: '1' } })
      expect(messages.resultCode).to.equal('Error')
      expect(messages.message[0]?.code).to.equal('E00003')
      expect(messages.message[0]?.text).to.match(
        /^The element 'transactionRequest' in namespace .* has invalid child element 'order' .* expected: 'shipTo, customerIP, /,
      )
      expect(code(await ask('createTransactionRequest', { transactionRequest: {}, refId: '1' }))).to.equal('E00003')
      expect(statuses()).to.deep.equal([])
    })

    it('refuses unknown and incomplete requests', async () => {
      expect(code(await ask('makeCoffeeRequest', {}))).to.equal('E00003')
      expect(code(await transact({ transactionType: 'authOnly' }))).to.equal('E00003')
      expect(code(await ask('getTransactionDetailsRequest', {}))).to.equal('E00003')
    })

    it('refuses a wrong transaction key', async () => {
      const bytes = await post(
        JSON.stringify({
          getTransactionDetailsRequest: {
            merchantAuthentication: { name: 'testlogin', transactionKey: 'x' },
            transId: '1',
          },
        }),
      )
      expect(bytes.toString('utf8')).to.include('E00007')
    })
  })

  describe('an authorisation', () => {
    it('is captured once, for at most the authorised amount', async () => {
      const id = await authorised('19.99')
      expect(statuses()).to.deep.equal(['authorizedPendingCapture'])
      expect(reason(await later('priorAuthCaptureTransaction', id, '20.00'))).to.equal('47')
      const capture = await later('priorAuthCaptureTransaction', id, '15.00')
      expect(capture.transactionResponse).to.deep.include({ responseCode: '1', transId: id })
      expect(fake.transactions()[0]).to.deep.include({ status: 'capturedPendingSettlement', settled: 1500 })
      expect(reason(await later('priorAuthCaptureTransaction', id, '15.00'))).to.equal('311')
      expect(fake.transactions()[0]).to.deep.include({ settled: 1500 })
    })

    it('is voided once, and cannot be captured afterwards', async () => {
      const id = await authorised()
      expect(reason(await later('voidTransaction', id))).to.equal('1')
      expect(statuses()).to.deep.equal(['voided'])
      expect(reason(await later('voidTransaction', id))).to.equal('310')
      expect(reason(await later('priorAuthCaptureTransaction', id))).to.equal('310')
      expect(statuses()).to.deep.equal(['voided'])
    })

    it('expires after thirty days', async () => {
      const id = await authorised()
      fake.clock.advance(30 * aDay)
      expect(statuses()).to.deep.equal(['expired'])
      expect(reason(await later('priorAuthCaptureTransaction', id))).to.equal('16')
    })

    it('that does not exist is reported as not found', async () => {
      for (const type of ['priorAuthCaptureTransaction', 'voidTransaction', 'refundTransaction'])
        expect(reason(await later(type, '1', '1.00', toCard('1111'))), type).to.equal('16')
    })

    it('needs an amount and a card', async () => {
      for (const amount of ['0', '0.00', '-1', '1.999', 'much'])
        expect(reason(await authorise(amount)), amount).to.equal('5')
      expect(reason(await transact({ transactionType: 'authOnlyTransaction', amount: '1.00' }))).to.equal('33')
      const charge = (cardNumber: string, expirationDate: string) =>
        transact({
          transactionType: 'authOnlyTransaction',
          amount: '1.00',
          payment: { creditCard: { cardNumber, expirationDate } },
        })
      expect(reason(await charge('4111111111111112', '2030-12'))).to.equal('6')
      expect(reason(await charge('4111111111111111', '2026-10'))).to.equal('8')
      expect(reason(await charge('4111111111111111', '2026-11'))).to.equal('1')
    })
  })

  describe('opaque data', () => {
    it('expires after fifteen minutes', async () => {
      const [early, late] = [fake.mint(), fake.mint()]
      const charge = (opaqueData: unknown, amount: string) =>
        transact({ transactionType: 'authOnlyTransaction', amount, payment: { opaqueData } })
      fake.clock.advance(15 * aMinute - 1)
      expect(reason(await charge(early, '1.00'))).to.equal('1')
      fake.clock.advance(1)
      expect(code(await charge(late, '2.00'))).to.equal('E00114')
    })

    it('works once, and only with its own descriptor', async () => {
      const [once, other] = [fake.mint(), { ...fake.mint(), dataDescriptor: 'COMMON.APPLE.INAPP.PAYMENT' }]
      const charge = (opaqueData: unknown, amount: string) =>
        transact({ transactionType: 'authOnlyTransaction', amount, payment: { opaqueData } })
      expect(reason(await charge(once, '1.00'))).to.equal('1')
      expect(code(await charge(once, '2.00'))).to.equal('E00114')
      expect(code(await charge(other, '3.00'))).to.equal('E00114')
      expect(fake.transactions()).to.have.length(1)
    })
  })

  describe('the sandbox', () => {
    it('declines ZIP code 46282 with response code 2 and resultCode Ok', async () => {
      const answer = await authorise('1.00', { zip: '46282' })
      expect(answer.messages.resultCode).to.equal('Ok')
      expect(answer.transactionResponse).to.deep.include({ responseCode: '2' })
      expect(answer.transactionResponse?.errors).to.deep.equal([
        { errorCode: '2', errorText: 'This transaction has been declined.' },
      ])
      expect(statuses()).to.deep.equal(['declined'])
      expect((await authorise('1.00', {}, { billTo: { zip: '46282' } })).transactionResponse?.responseCode).to.equal(
        '2',
      )
    })

    it('chooses AVS and CVV results by ZIP code and card code', async () => {
      const avs = { '46205': 'N', '46201': 'A', '46217': 'Z', '10001': 'Y' }
      const cvv = { '900': 'M', '901': 'N', '904': 'P' }
      for (const [at, [zip, avsResultCode]] of Object.entries(avs).entries())
        expect((await authorise(`2.0${at}`, { zip })).transactionResponse).to.deep.include({
          avsResultCode,
          responseCode: '1',
        })
      for (const [at, [cardCode, cvvResultCode]] of Object.entries(cvv).entries())
        expect((await authorise(`3.0${at}`, { cardCode })).transactionResponse).to.deep.include({
          cvvResultCode,
          responseCode: '1',
        })
    })

    it('declines mismatches by the account settings: 27 for the address, 65 for the code, 45 for both', async () => {
      await fake.stop()
      fake = await startFakeAuthorize({ refusedAvs: ['N'], refusedCvv: ['N'] })
      expect(reason(await authorise('1.00', { zip: '46205' }))).to.equal('27')
      expect(reason(await authorise('1.00', { cardCode: '901' }))).to.equal('65')
      expect(reason(await authorise('1.00', { zip: '46205', cardCode: '901' }))).to.equal('45')
      expect(reason(await authorise('1.00', { zip: '10001', cardCode: '900' }))).to.equal('1')
    })
  })

  describe('a duplicate', () => {
    it('is refused with 11 for two minutes, then charged', async () => {
      await authorised('19.99', '7')
      const again = await authorise('19.99', {}, { order: { invoiceNumber: '7' } })
      expect([code(again), reason(again)]).to.deep.equal(['E00027', '11'])
      fake.clock.advance(2 * aMinute)
      expect(reason(await authorise('19.99', {}, { order: { invoiceNumber: '7' } }))).to.equal('1')
      expect(fake.transactions()).to.have.length(2)
    })

    it('is a charge with the same card, amount and invoice within the window of the request', async () => {
      await authorised('19.99', '7')
      expect(reason(await authorise('20.00', {}, { order: { invoiceNumber: '7' } }))).to.equal('1')
      expect(reason(await authorise('19.99', {}, { order: { invoiceNumber: '8' } }))).to.equal('1')
      expect(reason(await authorise('19.99', { last4: '0027' }, { order: { invoiceNumber: '7' } }))).to.equal('1')
      const within = (settingValue: string) => ({
        order: { invoiceNumber: '7' },
        transactionSettings: { setting: [{ settingName: 'duplicateWindow', settingValue }] },
      })
      expect(reason(await authorise('19.99', {}, within('0')))).to.equal('1')
      fake.clock.advance(5 * aMinute)
      expect(reason(await authorise('19.99', {}, within('28800')))).to.equal('11')
    })

    it('does not include a retry after a decline', async () => {
      expect(reason(await authorise('1.00', { zip: '46282' }))).to.equal('2')
      expect(reason(await authorise('1.00', { zip: '10001' }))).to.equal('1')
    })
  })

  describe('a refund', () => {
    it('works only after settlement, in parts up to the charge, and to the same card', async () => {
      const id = await authorised('10.00')
      await later('priorAuthCaptureTransaction', id)
      const refund = (amount: string, last4 = '1111') => later('refundTransaction', id, amount, toCard(last4))
      expect(reason(await refund('4.00'))).to.equal('54')
      fake.settle()
      expect(reason(await refund('4.00', '2222'))).to.equal('54')
      const first = await refund('4.00')
      expect(first.transactionResponse).to.deep.include({ responseCode: '1', refTransID: id })
      expect(first.transactionResponse?.transId).not.to.equal(id)
      expect(reason(await refund('6.01'))).to.equal('55')
      expect(reason(await refund('6.00'))).to.equal('1')
      expect(statuses()).to.deep.equal(['settledSuccessfully', 'refundPendingSettlement', 'refundPendingSettlement'])
      expect(reason(await later('voidTransaction', id))).to.equal('16')
      fake.settle()
      expect(statuses()).to.deep.equal([
        'settledSuccessfully',
        'refundSettledSuccessfully',
        'refundSettledSuccessfully',
      ])
    })
  })

  describe('reports', () => {
    it('describe a transaction by invoice, refId and amounts, without the card number', async () => {
      const id = await authorised('19.99', 'order-1')
      await later('priorAuthCaptureTransaction', id, '15.00')
      const { transaction } = await ask('getTransactionDetailsRequest', { transId: id })
      expect(transaction).to.deep.include({
        transId: id,
        transactionStatus: 'capturedPendingSettlement',
        transactionType: 'authOnlyTransaction',
        responseCode: 1,
        authAmount: 19.99,
        settleAmount: 15,
        order: { invoiceNumber: 'order-1' },
        transrefId: 'attempt-1',
        payment: { creditCard: { cardNumber: 'XXXX1111', expirationDate: 'XXXX', cardType: 'Visa' } },
      })
      expect(code(await ask('getTransactionDetailsRequest', { transId: '1' }))).to.equal('E00040')
    })

    it('list unsettled transactions in pages numbered from one', async () => {
      const list = (offset: number) =>
        ask('getUnsettledTransactionListRequest', {
          sorting: { orderBy: 'submitTimeUTC', orderDescending: false },
          paging: { limit: 2, offset },
        })
      expect(code(await list(1))).to.equal('I00004')
      const ids = [await authorised('1.00'), await authorised('2.00'), await authorised('3.00')]
      const listed = async (offset: number) => (await list(offset)).transactions?.map(({ transId }) => transId)
      expect(await listed(1)).to.deep.equal(ids.slice(0, 2))
      expect(await listed(2)).to.deep.equal(ids.slice(2))
      expect(code(await list(3))).to.equal('I00004')
      await later('priorAuthCaptureTransaction', ids[0] ?? '')
      fake.settle()
      expect(await listed(1)).to.deep.equal(ids.slice(1))
    })
  })

  describe('a customer profile', () => {
    const profile = async (email = 'gus@example.com') =>
      (await ask('createCustomerProfileRequest', { profile: { merchantCustomerId: 'patron-1', email } }))
        .customerProfileId ?? ''
    const addCard = (
      customerProfileId: string,
      card: Parameters<FakeAuthorize['mint']>[0] = {},
      validationMode = 'liveMode',
    ) =>
      ask('createCustomerPaymentProfileRequest', {
        customerProfileId,
        paymentProfile: { payment: { opaqueData: fake.mint(card) } },
        validationMode,
      })
    const charge = (customerProfileId: string, paymentProfileId: string) =>
      transact({
        transactionType: 'authOnlyTransaction',
        amount: '5.00',
        profile: { customerProfileId, paymentProfile: { paymentProfileId } },
      })

    it('is created once, and its saved cards are charged by id', async () => {
      const id = await profile()
      const again = await ask('createCustomerProfileRequest', {
        profile: { merchantCustomerId: 'patron-1', email: 'gus@example.com' },
      })
      expect(again.messages.message).to.deep.equal([
        { code: 'E00039', text: `A duplicate record with ID ${id} already exists.` },
      ])
      const { customerPaymentProfileId: card = '' } = await addCard(id)
      expect(reason(await charge(id, card))).to.equal('1')
      expect(code(await charge(id, '1'))).to.equal('E00040')
      expect(await ask('getCustomerProfileRequest', { customerProfileId: id })).to.have.nested.property(
        'profile.paymentProfiles[0].payment.creditCard.cardNumber',
        'XXXX1111',
      )
    })

    it('refuses a duplicate card, and in live mode a card that declines', async () => {
      const id = await profile()
      await addCard(id)
      expect(code(await addCard(id))).to.equal('E00039')
      expect(code(await addCard(id, { last4: '0027', zip: '46282' }))).to.equal('E00027')
      expect(code(await addCard(id, { last4: '0027', zip: '46282' }, 'testMode'))).to.equal('I00001')
      expect(fake.profiles()[0]?.cards.size).to.equal(2)
    })

    it('deletes a card, then the whole profile', async () => {
      const id = await profile()
      const { customerPaymentProfileId: card = '' } = await addCard(id)
      const remove = () =>
        ask('deleteCustomerPaymentProfileRequest', { customerProfileId: id, customerPaymentProfileId: card })
      expect([code(await remove()), code(await remove())]).to.deep.equal(['I00001', 'E00040'])
      expect(code(await charge(id, card))).to.equal('E00040')
      expect(code(await ask('deleteCustomerProfileRequest', { customerProfileId: id }))).to.equal('I00001')
      expect(code(await ask('getCustomerProfileRequest', { customerProfileId: id }))).to.equal('E00040')
    })
  })

  describe('a broken connection', () => {
    const isLost = async (asking: Promise<unknown>) => {
      try {
        await asking
        return false
      } catch {
        return true
      }
    }

    it('breaks before or after the charge, and the invoice number finds the outcome', async () => {
      fake.breakNext('lost-on-the-way')
      expect(await isLost(authorised('1.00'))).to.equal(true)
      expect(statuses()).to.deep.equal([])
      fake.breakNext('answer-lost')
      expect(await isLost(authorised('1.00', 'order-2'))).to.equal(true)
      const { transactions = [] } = await ask('getUnsettledTransactionListRequest', {})
      expect(transactions[0]).to.deep.include({
        invoiceNumber: 'order-2',
        transactionStatus: 'authorizedPendingCapture',
      })
    })
  })
})
