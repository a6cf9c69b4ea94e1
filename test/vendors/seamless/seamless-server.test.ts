import { expect } from 'chai'
import { aDay, aMinute } from '../line/held-clock.ts'
import { type FakeSeamless, startFakeSeamless } from './server/fake-seamless.ts'

interface Answer {
  readonly respstat?: string
  readonly respcode?: string
  readonly resptext?: string
  readonly respproc?: string
  readonly retref?: string
  readonly amount?: string
  readonly token?: string
  readonly setlstat?: string
  readonly batchid?: string
  readonly orderId?: string
  readonly profileid?: string
  readonly acctid?: string
  readonly voidable?: string
  readonly refundable?: string
  readonly avsresp?: string
  readonly cvvresp?: string
}

describe("the fake of CardPointe's gateway", () => {
  let fake: FakeSeamless

  beforeEach(async () => {
    fake = await startFakeSeamless()
  })
  afterEach(() => fake.stop())

  const again = async (merchant: Parameters<typeof startFakeSeamless>[0]) => {
    await fake.stop()
    fake = await startFakeSeamless(merchant)
  }
  const ask = async (method: string, path: string, body?: object, password = fake.merchant.password) => {
    const response = await fetch(`${fake.url}/${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${fake.merchant.user}:${password}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const put = async (path: string, body: object): Promise<Answer> => {
    const { status, text } = await ask('PUT', path, { merchid: fake.merchant.merchid, ...body })
    expect(status).to.equal(200)
    return JSON.parse(text)
  }
  const get = async (path: string): Promise<Answer> => JSON.parse((await ask('GET', path)).text)
  const auth = (rest: object = {}, card: Parameters<FakeSeamless['token']>[0] = {}) =>
    put('auth', { account: fake.token(card), amount: '19.99', ecomind: 'E', ...rest })
  const authorised = async (rest: object = {}) => (await auth(rest)).retref ?? ''
  const sold = async (rest: object = {}) => {
    const retref = await authorised({ capture: 'Y', ...rest })
    fake.settle()
    return retref
  }
  const inquire = (retref: string) => get(`inquire/${retref}/${fake.merchant.merchid}`)
  const byOrder = async (orderid: string) =>
    JSON.parse((await ask('GET', `inquireByOrderid/${orderid}/${fake.merchant.merchid}/1`)).text)
  const brief = ({ respstat, respproc, respcode, resptext }: Answer) =>
    `${respstat} ${respproc} ${respcode} ${resptext}`

  describe('the wire', () => {
    it('knows its credentials, its paths and its bodies', async () => {
      const wrong = await ask('PUT', 'auth', {}, 'wrong')
      expect(wrong.status).to.equal(401)
      const spelt = await ask('GET', 'inquireByOderid/1/2')
      expect([spelt.status, JSON.parse(spelt.text).path]).to.deep.equal([404, '/cardconnect/rest/inquireByOderid/1/2'])
      expect((await ask('PUT', '', { merchid: fake.merchant.merchid })).text).to.equal('CardConnect REST Servlet.')
      const { status } = await fetch(`${fake.url}/auth`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from('testing:testing123').toString('base64')}` },
        body: 'amount=1',
      })
      expect(status).to.equal(400)
      expect(fake.transactions()).to.deep.equal([])
    })

    it('takes texts only: an amount that is a number is an invalid field', async () => {
      expect(brief(await auth({ amount: 19.99 }))).to.equal('C PPS 34 Invalid field')
    })

    it('reads an amount without decimals as cents', async () => {
      expect((await auth({ amount: '1999' })).amount).to.equal('19.99')
      expect(brief(await auth({ amount: '19.9' }))).to.equal('C PPS 43 Invalid amount')
    })

    it('tells its fields in another order each time, with some that mean nothing, as UAT does', async () => {
      const [first, second] = [Object.keys(await auth()), Object.keys(await auth())]
      const known = (keys: readonly string[]) => keys.filter((key) => second.includes(key) && first.includes(key))
      expect(known(first)).not.to.deep.equal(known(second))
      expect(first.length).to.be.above(known(first).length)
    })

    it('lets twenty inquiries a minute through where UAT does, and says when the next may come', async () => {
      await again({ perMinute: 2 })
      await inquire('1')
      await inquire('1')
      const third = await ask('GET', `inquire/1/${fake.merchant.merchid}`)
      expect([third.status, third.headers.get('x-rate-limit-retry-after-seconds')]).to.deep.equal([429, '60'])
      expect(brief(await byOrder('1'))).to.equal('C PPS 29 Txn not found')
      fake.clock.advance(aMinute)
      expect(brief(await inquire('1'))).to.equal('C PPS 29 Txn not found')
    })
  })

  describe('authorising', () => {
    it('approves, and holds the money until it is captured', async () => {
      const answer = await auth({ orderid: 'T-1' })
      expect(brief(answer)).to.equal('A FNOR 00 Approval')
      expect(answer).to.include({ amount: '19.99', avsresp: 'Z', cvvresp: 'M' })
      expect(answer).not.to.have.property('orderId')
      expect(await inquire(answer.retref ?? '')).to.include({
        setlstat: 'Authorized',
        orderId: 'T-1',
        amount: '19.99',
        voidable: 'Y',
        refundable: 'N',
      })
    })

    it('declines by the card, on either host', async () => {
      const numbers = ['4387751111111020', '4387751111111038', '4387751111111046', '4387751111111053']
      const said = () => Promise.all(numbers.map(async (account) => brief(await auth({}, { account }))))
      expect(await said()).to.deep.equal([
        'C FNOR 01 Refer to issuer',
        'C FNOR 05 Do not honor',
        'C FNOR 54 Wrong expiration',
        'C FNOR NU Insufficient funds',
      ])
      await again({ host: 'RPCT' })
      expect(await said()).to.deep.equal([
        'C RPCT 107 Call for authorization',
        'C RPCT 100 Do not honor',
        'C RPCT 101 Expired card',
        'C RPCT 500 Decline',
      ])
    })

    it('tells of a decline 0.00, no checks unless the account wants them, and what became of it', async () => {
      const answer = await auth({ capture: 'Y' }, { account: '4387751111111038' })
      expect(answer.amount).to.equal('0.00')
      expect(answer).not.to.have.any.keys('avsresp', 'cvvresp', 'authcode')
      expect(await inquire(answer.retref ?? '')).to.include({ setlstat: 'Declined', respcode: '05', voidable: 'N' })
      await again({ tellsChecks: true })
      expect(await auth({}, { account: '4387751111111038' })).to.include({ avsresp: 'Z', cvvresp: 'M' })
    })

    it('answers what the amount calls for, between 1000 and 2000 dollars', async () => {
      expect(brief(await auth({ amount: '1051.00' }))).to.equal('C FNOR 51 Declined')
      expect(brief(await auth({ amount: '1028.50' }))).to.equal('B FNOR 28 Please retry')
      expect(brief(await auth({ amount: '1091.00' }))).to.equal('B FNOR 91 System error')
      await again({ host: 'RPCT' })
      expect(brief(await auth({ amount: '111695' }))).to.equal('C RPCT 116 Not sufficient funds')
      expect(brief(await auth({ amount: '1517.00' }))).to.equal('C RPCT 517 CVV2 Declined')
    })

    it('times out to be retried: nothing is held', async () => {
      const answer = await auth({ orderid: 'T-2' }, { account: '4999006200620062' })
      expect(brief(answer)).to.equal('B PPS 62 Timed out')
      expect(answer).to.include({ amount: '19.99', setlstat: 'Declined' })
      expect(await byOrder('T-2')).to.include({ setlstat: 'Declined', amount: '0.00', respstat: 'B' })
    })

    it('grants a part of it, and calls that an approval', async () => {
      const answer = await auth({ amount: '6.50' }, { account: '4387750101010101' })
      expect(brief(answer)).to.equal('A FNOR 10 Partial Approval')
      expect(answer.amount).to.equal('5.00')
    })

    it('steers the checks of address and code, and declines them only by the settings of the account', async () => {
      const avs = async (rest: object) => (await auth(rest)).avsresp
      expect(await avs({ postal: '55112' })).to.equal('N')
      expect(await avs({ postal: '55111' })).to.equal('A')
      expect(await avs({ postal: '55225' })).to.equal('Y')
      expect(await avs({ postal: '10001', address: '112 Main Street' })).to.equal('N')
      expect((await auth({}, { cvv: '111' })).cvvresp).to.equal('N')
      expect((await auth({}, { cvv: '222' })).cvvresp).to.equal('P')
      expect((await auth({}, { cvv: '333' })).cvvresp).to.equal('U')
      await again({ refusedAvs: ['N'], refusedCvv: ['N'] })
      expect(brief(await auth({ postal: '55112' }))).to.equal('C PPS 101 AVS Mismatch')
      expect(brief(await auth({ cvv2: '111' }))).to.equal('C PPS 37 CVV mismatch')
      expect(brief(await auth({ postal: '55113' }))).to.equal('A FNOR 00 Approval')
    })

    it('turns away what it need not ask the host about', async () => {
      const said = async (rest: object) => brief(await auth(rest))
      expect(await said({ account: '9478825000012144' })).to.equal('C PPS 98 Invalid token')
      expect(await said({ account: '4111111111111112', expiry: '1230' })).to.equal('C PPS 13 Bad card check digit')
      expect(await said({ account: 'a card' })).to.equal('C PPS 11 Invalid card')
      expect(await said({ expiry: '1330' })).to.equal('C PPS 15 Non-numeric expiry')
      expect(await said({ cvv2: '12a' })).to.equal('C PPS 14 Non-numeric CVV')
      expect(await said({ postal: '123' })).to.equal('C PPS 17 Invalid zip')
      expect(await said({ currency: 'CAD' })).to.equal('C PPS 32 Wrong currency for merch')
      expect(await said({ amount: '-5.00' })).to.equal('C PPS 45 Refunds without reference not supported')
      expect(await said({ merchid: '1' })).to.equal('C PPS 21 Invalid merchant')
      expect(await said({ orderid: 'x'.repeat(51) })).to.equal('C PPS 34 Invalid field')
      expect(await said({ cof: 'X' })).to.equal('C PPS 34 Invalid field')
      await again({ needsCvv: true })
      expect(brief(await put('auth', { account: '4788250000121443', expiry: '1230', amount: '1.00' }))).to.equal(
        'C PPS 38 CVV is required',
      )
      expect(fake.transactions()).to.deep.equal([])
    })

    it('does not look whether a date is past: the issuer does', async () => {
      expect(brief(await auth({ expiry: '0120' }))).to.equal('A FNOR 00 Approval')
    })

    it('asks about a card without charging it', async () => {
      expect(await auth({ amount: '0' })).to.include({ respstat: 'A', amount: '0.00' })
      expect(fake.transactions()[0]).to.include({ status: 'Zero Amount' })
    })
  })

  describe('tokens', () => {
    it('are the same for the same card, unless unique ones are wanted, and tell four digits and two', () => {
      const token = fake.token()
      expect(token).to.match(/^947\d{9}1443$/)
      expect(fake.token()).to.equal(token)
      expect(fake.token({ unique: true })).not.to.equal(token)
      expect(fake.tokenise({ account: '4111111111111112' })).to.include({ errorcode: 54, token: '' })
    })

    it('keep date and code for two minutes, and for one use', async () => {
      const account = fake.token({ cvv: '111' })
      expect(brief(await put('auth', { account, amount: '1.00', postal: '1' }))).to.equal('C PPS 17 Invalid zip')
      expect((await put('auth', { account, amount: '1.00' })).cvvresp).to.equal('N')
      expect(brief(await put('auth', { account, amount: '1.00' }))).to.equal('C PPS 15 Non-numeric expiry')
      expect((await put('auth', { account, amount: '1.00', expiry: '203012' })).cvvresp).to.equal('X')
      const late = fake.token()
      fake.clock.advance(2 * aMinute)
      expect(brief(await put('auth', { account: late, amount: '1.00' }))).to.equal('C PPS 15 Non-numeric expiry')
    })

    it('are made at the address that the frame posts to', async () => {
      const post = async (body: object) => {
        const address = fake.url.replace('/cardconnect/rest', '/cardsecure/api/v1/ccn/tokenize')
        const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
        return response.json()
      }
      expect(await post({ account: '4788250000121443', expiry: '1230', cvv: '112' })).to.deep.equal({
        errorcode: 0,
        message: 'No error',
        token: fake.token(),
      })
      expect(await post({})).to.deep.include({ errorcode: 74, token: '' })
    })
  })

  describe('later', () => {
    it('captures all of it or less, once, and not more', async () => {
      const retref = await authorised()
      expect(brief(await put('capture', { retref, amount: '20.00' }))).to.equal('C PPS 42 Above max amount')
      expect(await put('capture', { retref, amount: '15.00' })).to.include({
        respstat: 'A',
        setlstat: 'Queued for Capture',
        amount: '15.00',
      })
      expect(await put('capture', { retref, amount: '15.00' })).to.include({ respstat: 'A', amount: '15.00' })
      expect(brief(await put('capture', { retref, amount: '16.00' }))).to.equal('C PPS 34 Invalid field')
      expect(fake.transactions()).to.have.length(1)
      fake.settle()
      expect(brief(await put('capture', { retref, amount: '15.00' }))).to.equal('A PPS 26 Txn Settled')
      expect(brief(await put('capture', { retref: '1' }))).to.equal('C PPS 29 Txn not found')
    })

    it('captures more where the account may', async () => {
      await again({ capturesMore: true })
      const retref = await authorised()
      expect(await put('capture', { retref, amount: '24.00' })).to.include({ respstat: 'A', amount: '24.00' })
    })

    it('captures nothing that was declined or voided', async () => {
      const { retref: declined } = await auth({}, { account: '4387751111111038' })
      expect(await put('capture', { retref: declined })).to.include({ respstat: 'C', setlstat: 'Declined' })
      const retref = await authorised()
      await put('void', { retref })
      expect(await put('capture', { retref })).to.include({ respstat: 'C', setlstat: 'Voided' })
    })

    it('voids until the batch is closed, a part only of what is not captured', async () => {
      const retref = await authorised()
      expect(await put('void', { retref, amount: '9.99' })).to.include({ respstat: 'A', amount: '10.00' })
      expect((await inquire(retref)).setlstat).to.equal('Authorized')
      await put('capture', { retref })
      expect(brief(await put('void', { retref, amount: '1.00' }))).to.equal('C PPS 34 Invalid field')
      expect(await put('void', { retref })).to.include({ respstat: 'A', respproc: 'PPS', amount: '0.00' })
      expect(await inquire(retref)).to.include({ setlstat: 'Voided', voidable: 'N' })
      expect(brief(await put('void', { retref }))).to.equal('C PPS 25 No matching auth for reversal')
      expect(brief(await put('void', { retref: await sold() }))).to.equal('C PPS 27 Txn Batched')
    })

    it('voids nothing after thirty days', async () => {
      const retref = await authorised()
      fake.clock.advance(30 * aDay)
      expect(brief(await put('void', { retref }))).to.equal('C PPS 39 Void not permitted after 30 days')
    })

    it('gives back what is settled, in parts, and no more than it was', async () => {
      const queued = await authorised({ capture: 'Y' })
      expect(brief(await put('refund', { retref: queued }))).to.equal('C PPS 28 Txn not settled')
      fake.settle()
      const part = await put('refund', { retref: queued, amount: '5.00' })
      expect(part).to.include({ respstat: 'A', amount: '5.00' })
      expect(part.retref).not.to.equal(queued)
      expect(brief(await put('refund', { retref: queued, amount: '15.00' }))).to.equal('C PPS 43 Invalid amount')
      expect(await put('refund', { retref: queued })).to.include({ respstat: 'A', amount: '14.99' })
      expect(brief(await put('refund', { retref: queued, amount: '0.01' }))).to.equal('C PPS 43 Invalid amount')
      expect(brief(await put('refund', { retref: queued, merchid: '1' }))).to.equal('C PPS 29 Txn not found')
    })

    it('gives back before settling where the account may', async () => {
      await again({ refundsUnsettled: true })
      const retref = await authorised({ capture: 'Y' })
      expect((await inquire(retref)).refundable).to.equal('Y')
      expect(await put('refund', { retref, amount: '5.00' })).to.include({ respstat: 'A', amount: '5.00' })
    })

    it('declines a refund by its amount, and keeps the rest refundable', async () => {
      const retref = await sold({ amount: '2000.00' })
      expect(brief(await put('refund', { retref, amount: '1051.00' }))).to.equal('C FNOR 51 Declined')
      expect(await put('refund', { retref })).to.include({ respstat: 'A', amount: '2000.00' })
    })

    it('voids a refund that is not settled, which makes its sum refundable again', async () => {
      const retref = await sold()
      const { retref: refund } = await put('refund', { retref })
      expect(await put('void', { retref: refund })).to.include({ respstat: 'A' })
      expect(await put('refund', { retref })).to.include({ respstat: 'A', amount: '19.99' })
    })
  })

  describe("an order's number", () => {
    it('keeps nobody from paying twice, and finds both', async () => {
      await authorised({ orderid: 'T-7' })
      expect(await byOrder('T-7')).to.include({ orderId: 'T-7', setlstat: 'Authorized' })
      await authorised({ orderid: 'T-7', amount: '5.00' })
      const both: readonly Answer[] = await byOrder('T-7')
      expect(both.map(({ amount }) => amount)).to.deep.equal(['19.99', '5.00'])
    })

    it('is of this merchant, and finds refunds, too', async () => {
      const retref = await sold({ orderid: 'T-8' })
      await put('refund', { retref, amount: '5.00' })
      await put('refund', { retref, amount: '4.00', orderid: 'T-8-r' })
      const found: readonly Answer[] = await byOrder('T-8')
      expect(found.map(({ amount }) => amount)).to.deep.equal(['19.99', '-5.00'])
      expect(await byOrder('T-8-r')).to.include({ amount: '-4.00' })
      expect(brief(await get('inquireByOrderid/T-8/1'))).to.equal('C PPS 29 Txn not found')
    })

    it('finds nothing when it passes for the number of a card', async () => {
      const retref = await authorised({ orderid: '4111111111111111' })
      expect(brief(await byOrder('4111111111111111'))).to.equal('C PPS 29 Txn not found')
      expect(await inquire(retref)).not.to.have.property('orderId')
    })

    it('voids what was not declined, and of two the first, whichever was meant', async () => {
      await auth({ orderid: 'T-9' }, { account: '4387751111111038' })
      const first = await authorised({ orderid: 'T-9' })
      const second = await authorised({ orderid: 'T-9' })
      expect(await put('voidByOrderId', { orderid: 'T-9' })).to.include({ respstat: 'A', retref: first })
      expect((await inquire(second)).setlstat).to.equal('Authorized')
      expect(brief(await put('voidByOrderId', { orderid: 'nobody' }))).to.equal('C PPS 29 Txn not found')
    })

    it('finds a charge whose answer was lost, and nothing of one that never arrived', async () => {
      const orderid = 'T-10'
      const lost = async (fault: 'answer-lost' | 'lost-on-the-way') => {
        fake.breakNext(fault, ({ path }) => path.endsWith('/auth'))
        return auth({ orderid, capture: 'Y' }).then(
          () => 'answered',
          () => 'cut',
        )
      }
      expect(await lost('lost-on-the-way')).to.equal('cut')
      expect(brief(await byOrder(orderid))).to.equal('C PPS 29 Txn not found')
      expect(await lost('answer-lost')).to.equal('cut')
      expect(await byOrder(orderid)).to.include({ respstat: 'A', setlstat: 'Queued for Capture' })
    })

    it('finds a charge that whoever asked gave up waiting for', async () => {
      fake.breakNext('answer-silent', ({ path }) => path.endsWith('/auth'))
      const charge = auth({ orderid: 'T-11' }).then(
        () => 'answered',
        () => 'cut',
      )
      const found = async (): Promise<Answer> => {
        const answer: Answer = await byOrder('T-11')
        return answer.respstat === 'A' ? answer : found()
      }
      expect(await found()).to.include({ setlstat: 'Authorized', amount: '19.99' })
      await fake.stop()
      expect(await charge).to.equal('cut')
    })
  })

  describe('batches', () => {
    interface Told {
      readonly batchid: string
      readonly hoststat: string
      readonly chargetotal: string
      readonly refundtotal: string
      readonly txns: readonly { readonly retref: string; readonly setlamount: string; readonly salesdoc?: string }[]
    }
    const settled = async (query: string): Promise<readonly Told[]> => {
      const { text } = await ask('GET', `settlestat?merchid=${fake.merchant.merchid}${query}`)
      return text === 'Null batches' ? [] : JSON.parse(text)
    }

    it('close in the night, and tell what they carried by day and by number', async () => {
      const { retref, batchid } = await auth({ capture: 'Y', orderid: 'T-3', receipt: 'Y' })
      await authorised()
      expect(await settled('&date=1123')).to.deep.equal([])
      fake.clock.advance(aDay)
      expect(await inquire(retref ?? '')).to.include({ setlstat: 'Accepted', voidable: 'N', refundable: 'Y' })
      const [batch] = await settled('&date=1123')
      expect(batch).to.include({ batchid, hoststat: 'GB', chargetotal: '19.99', refundtotal: '0.00' })
      expect(batch?.txns).to.have.length(1)
      expect(batch?.txns[0]).to.include({ retref, setlamount: '19.99', setlstat: 'Y', salesdoc: 'T-3' })
      expect(await settled(`&batchid=${batchid}`)).to.have.length(1)
      expect(await settled('&date=1124')).to.deep.equal([])
    })

    it("carry refunds below nought, and no order's number that no receipt was wanted for", async () => {
      const retref = await sold({ orderid: 'T-4' })
      await put('refund', { retref, amount: '5.00' })
      fake.settle()
      const [, second] = await settled('&date=1122')
      expect(second).to.include({ chargetotal: '0.00', refundtotal: '5.00' })
      expect(second?.txns[0]).to.include({ setlamount: '-5.00' })
      expect(second?.txns[0]).not.to.have.property('salesdoc')
    })

    it('are told once to who asks for what is new', async () => {
      await sold()
      expect(await settled('')).to.have.length(1)
      expect(await settled('')).to.deep.equal([])
      await sold()
      expect(await settled('')).to.have.length(1)
    })
  })

  describe('profiles', () => {
    const save = (rest: object = {}) => put('profile', { account: fake.token(), name: 'Gus Fring', ...rest })
    const shown = async (path: string): Promise<readonly Answer[]> =>
      JSON.parse((await ask('GET', `profile/${path}/${fake.merchant.merchid}`)).text)
    const remove = async (path: string): Promise<Answer> =>
      JSON.parse((await ask('DELETE', `profile/${path}/${fake.merchant.merchid}`)).text)

    it('keep cards, which pay by their names', async () => {
      const made = await save()
      expect(brief(made)).to.equal('A PPS 09 Profile Saved')
      expect(made).to.include({ acctid: '1', defaultacct: 'Y', expiry: '1230', token: fake.token() })
      const second = await save({ profile: made.profileid, account: '5454545454545454', expiry: '1131' })
      expect(second).to.include({ profileid: made.profileid, acctid: '2', defaultacct: 'N' })
      const pay = (profile: string) => put('auth', { profile, amount: '3.00', cof: 'C', cofscheduled: 'N' })
      expect(await pay(`${made.profileid}/2`)).to.include({ respstat: 'A', token: second.token, cof: 'C', acctid: '2' })
      expect(await pay(made.profileid ?? '')).to.include({ respstat: 'A', token: made.token, acctid: '1' })
      expect(brief(await pay(`${made.profileid}/3`))).to.equal('C PPS 96 Profile not found')
    })

    it('are made by a charge that says so, unless it is declined', async () => {
      const made = await auth({ profile: 'Y', name: 'Gus Fring' })
      expect(made.profileid).to.match(/^\d{20}$/)
      expect(await auth({ profile: 'Y' }, { account: '4387751111111038' })).not.to.have.property('profileid')
      expect(fake.accounts()).to.have.length(1)
    })

    it('are not made twice', async () => {
      const made = await save()
      const { profileid, acctid } = await save()
      expect({ profileid, acctid }).to.deep.equal({ profileid: made.profileid, acctid: made.acctid })
      expect(fake.accounts()).to.have.length(1)
      expect((await save({ name: 'Another' })).profileid).not.to.equal(made.profileid)
    })

    it('are shown and removed, the default card last', async () => {
      const { profileid } = await save()
      await save({ profile: profileid, account: '5454545454545454', expiry: '1131' })
      expect(await shown(`${profileid}/`)).to.have.length(2)
      expect((await shown(`${profileid}/2`))[0]).to.include({ expiry: '1131', name: 'Gus Fring' })
      expect(brief(await remove(`${profileid}/1`))).to.equal('C PPS 34 Invalid field')
      expect(brief(await remove(`${profileid}/2`))).to.equal('A PPS 08 Profile Deleted')
      expect(brief(await remove(`${profileid}/`))).to.equal('A PPS 08 Profile Deleted')
      expect(brief(await remove(`${profileid}/`))).to.equal('C PPS 96 Profile not found')
      expect((await shown(`${profileid}/`)).map(brief)).to.deep.equal(['C PPS 96 Profile not found'])
    })

    it('take another default, and changes of one card', async () => {
      const { profileid } = await save()
      await save({ profile: profileid, account: '5454545454545454', expiry: '1131', defaultacct: 'Y' })
      expect(fake.accounts().map(({ isDefault }) => isDefault)).to.deep.equal([false, true])
      const changed = await put('profile', { profile: `${profileid}/1`, expiry: '0135', profileupdate: 'Y' })
      expect(changed).to.include({ acctid: '1', expiry: '0135', name: 'Gus Fring', defaultacct: 'N' })
    })
  })
})
