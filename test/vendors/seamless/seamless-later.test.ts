import { expect } from 'chai'
import { aDay } from '../line/held-clock.ts'
import { type Answer, aMerchant } from './merchant.ts'

describe("the fake of CardPointe's gateway", () => {
  const merchant = aMerchant()
  const { again, ask, put, get, auth, authorised, sold, inquire, byOrder, brief } = merchant
  beforeEach(merchant.open)
  afterEach(merchant.close)

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
      expect(merchant.fake.transactions()).to.have.length(1)
      merchant.fake.settle()
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
      merchant.fake.clock.advance(30 * aDay)
      expect(brief(await put('void', { retref }))).to.equal('C PPS 39 Void not permitted after 30 days')
    })

    it('gives back what is settled, in parts, and no more than it was', async () => {
      const queued = await authorised({ capture: 'Y' })
      expect(brief(await put('refund', { retref: queued }))).to.equal('C PPS 28 Txn not settled')
      merchant.fake.settle()
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
        merchant.fake.breakNext(fault, ({ path }) => path.endsWith('/auth'))
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
      merchant.fake.breakNext('answer-silent', ({ path }) => path.endsWith('/auth'))
      const charge = auth({ orderid: 'T-11' }).then(
        () => 'answered',
        () => 'cut',
      )
      const found = async (): Promise<Answer> => {
        const answer: Answer = await byOrder('T-11')
        return answer.respstat === 'A' ? answer : found()
      }
      expect(await found()).to.include({ setlstat: 'Authorized', amount: '19.99' })
      await merchant.fake.stop()
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
      const { text } = await ask('GET', `settlestat?merchid=${merchant.fake.merchant.merchid}${query}`)
      return text === 'Null batches' ? [] : JSON.parse(text)
    }

    it('close in the night, and tell what they carried by day and by number', async () => {
      const { retref, batchid } = await auth({ capture: 'Y', orderid: 'T-3', receipt: 'Y' })
      await authorised()
      expect(await settled('&date=1123')).to.deep.equal([])
      merchant.fake.clock.advance(aDay)
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
      merchant.fake.settle()
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
})
