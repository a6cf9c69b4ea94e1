import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { doesNotApply } from '../case-notes.ts'
import { aDay, authorised, currency, listed, type OpenGateway, requestOf } from './charging.ts'
import { refundedIn } from './refund-cases.ts'

const cannot = 'it does not list its charges'

export function listingCases(open: OpenGateway): void {
  describe('where it can list its charges', () => {
    it('R15 lists each charge as it stands, and none that was declined (42)', async function () {
      const under = await open()
      const { gateway } = under
      if (gateway.charges === undefined) return doesNotApply(this, cannot)
      const since = Date.now() - aDay
      const [open1, taken, part, given] = [
        await authorised(under),
        await authorised(under),
        await authorised(under),
        await authorised(under),
      ]
      const lost = { ...(await requestOf(under, under.unanswered())), amount: minor(700) }
      await gateway.authorise(lost)
      const declined = await under.declining('declined')
      if (declined !== undefined) await gateway.authorise(await requestOf(under, declined))
      await gateway.capture(taken, minor(1350))
      await gateway.capture(part, minor(1300))
      await gateway.cancel(given)
      const charges = await listed(gateway, since)
      const standOf = (id: string) => {
        const {
          state,
          authorised: promised,
          captured,
        } = charges.find(({ transactionId }) => transactionId === id) ?? {}
        return [state, promised, captured]
      }
      expect(charges).to.have.length(5)
      expect(standOf(open1)).to.deep.equal(['authorised', 1350, 0])
      expect(standOf(taken)).to.deep.equal(['captured', 1350, 1350])
      expect(standOf(part)).to.deep.equal(['captured', 1350, 1300])
      expect(standOf(given)).to.deep.equal(['cancelled', 1350, 0])
      const found = charges.find((charge) => charge.reference === lost.reference)
      expect([found?.state, found?.authorised]).to.deep.equal(['authorised', 700])
      for (const charge of charges) {
        expect(charge.at).to.be.within(since, Date.now() + aDay)
        expect(charge.currency).to.equal(currency)
      }
    })

    it('R15 lists what was given back of a charge, where it says so at all (42)', async function () {
      const under = await open()
      const { charges, refunds, capture } = under.gateway
      if (charges === undefined || refunds === undefined) return doesNotApply(this, cannot)
      const [transactionId, whole] = [await authorised(under), await authorised(under)]
      for (const one of [transactionId, whole]) await capture(one, minor(1350))
      for (const n of [1, 2])
        await refundedIn(under, refunds, {
          reference: `order:x:refund:${n}`,
          transactionId,
          amount: minor(200),
          currency,
        })
      const found = await listed(under.gateway, Date.now() - aDay)
      const of = (id: string) => found.find((one) => one.transactionId === id)
      if (of(whole)?.refunded === undefined) return doesNotApply(this, 'its list does not say what went back')
      expect([of(transactionId)?.captured, of(transactionId)?.refunded]).to.deep.equal([1350, 400])
      expect(of(whole)?.refunded).to.equal(0)
    })

    it('R15 lists all of them, whatever its page holds, and none of before (42)', async function () {
      const under = await open()
      if (under.gateway.charges === undefined) return doesNotApply(this, cannot)
      const all = new Set<string>()
      for (let count = 0; count < 130; count += 1) all.add(await authorised(under))
      const charges = await listed(under.gateway, Date.now() - aDay)
      expect(new Set(charges.map(({ transactionId }) => transactionId))).to.deep.equal(all)
      expect(await listed(under.gateway, Date.now() + aDay)).to.deep.equal([])
    })
  })
}
