import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { doesNotApply } from '../case-notes.ts'
import { type OpenGateway, requestOf } from './charging.ts'

/** Amounts are exact at the vendor: no float error, no factor of 100. */
export function amountCases(open: OpenGateway): void {
  for (const [amount, told] of [
    [1999, '19.99'],
    [100_000, '1000.00'],
    // The sum of these as floats is 0.30000000000000004.
    [30, '0.30'],
  ] as const)
    it(`PAY-52 charges ${told} as ${told} (19)`, async () => {
      const under = await open()
      const outcome = await under.gateway.authorise({ ...(await requestOf(under)), amount: minor(amount) })
      // A vendor may have a minimum amount.
      if (amount < 100 && outcome._tag === 'Declined') return
      expect(outcome).to.deep.include({ _tag: 'Authorised', amount, currency: 'USD' })
      if (outcome._tag === 'Authorised' && under.booked !== undefined)
        expect(Number(await under.booked(outcome.transactionId))).to.equal(Number(told))
    })

  for (const amount of [0, 1])
    it(`PAY-52 charges ${amount} cents or says no, and no other sum (19)`, async () => {
      const under = await open()
      const request = { ...(await requestOf(under)), amount: minor(amount) }
      const outcome = await under.gateway.authorise(request)
      if (outcome._tag === 'Authorised') expect(outcome.amount).to.equal(amount)
      else expect(outcome._tag).to.equal('Declined')
    })

  it('PAY-52 charges 1999 yen as 1999 (19)', async function () {
    const under = await open()
    if (under.takesYen !== true) return doesNotApply(this, "the account's currency is not the yen")
    const request = { ...(await requestOf(under)), amount: minor(1999), currency: 'JPY' as const }
    const outcome = await under.gateway.authorise(request)
    expect(outcome).to.deep.include({ _tag: 'Authorised', amount: 1999, currency: 'JPY' })
    if (outcome._tag === 'Authorised' && under.booked !== undefined)
      expect(Number(await under.booked(outcome.transactionId))).to.equal(1999)
    expect(await under.gateway.lookUp(request.reference)).to.deep.equal(outcome)
  })
}
