import { expect } from 'chai'
import { aMinute } from '../line/held-clock.ts'
import { aMerchant } from './merchant.ts'

describe("the fake of CardPointe's gateway", () => {
  const merchant = aMerchant()
  const { again, ask, put, auth, inquire, byOrder, brief } = merchant
  beforeEach(merchant.open)
  afterEach(merchant.close)

  describe('the wire', () => {
    it('knows its credentials, its paths and its bodies', async () => {
      const wrong = await ask('PUT', 'auth', {}, 'wrong')
      expect(wrong.status).to.equal(401)
      const spelt = await ask('GET', 'inquireByOderid/1/2')
      expect([spelt.status, JSON.parse(spelt.text).path]).to.deep.equal([404, '/cardconnect/rest/inquireByOderid/1/2'])
      expect((await ask('PUT', '', { merchid: merchant.fake.merchant.merchid })).text).to.equal(
        'CardConnect REST Servlet.',
      )
      const { status } = await fetch(`${merchant.fake.url}/auth`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from('testing:testing123').toString('base64')}` },
        body: 'amount=1',
      })
      expect(status).to.equal(400)
      expect(merchant.fake.transactions()).to.deep.equal([])
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
      const third = await ask('GET', `inquire/1/${merchant.fake.merchant.merchid}`)
      expect([third.status, third.headers.get('x-rate-limit-retry-after-seconds')]).to.deep.equal([429, '60'])
      expect(brief(await byOrder('1'))).to.equal('C PPS 29 Txn not found')
      merchant.fake.clock.advance(aMinute)
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
      expect(merchant.fake.transactions()).to.deep.equal([])
    })

    it('does not look whether a date is past: the issuer does', async () => {
      expect(brief(await auth({ expiry: '0120' }))).to.equal('A FNOR 00 Approval')
    })

    it('asks about a card without charging it', async () => {
      expect(await auth({ amount: '0' })).to.include({ respstat: 'A', amount: '0.00' })
      expect(merchant.fake.transactions()[0]).to.include({ status: 'Zero Amount' })
    })
  })
})
