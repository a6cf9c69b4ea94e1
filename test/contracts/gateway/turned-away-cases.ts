import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { doesNotApply } from '../case-notes.ts'
import { authorised, captured, currency, type OpenGateway, requestOf } from './charging.ts'

export function turnedAwayCases(open: OpenGateway): void {
  const opened = async (test: Mocha.Context) => {
    const under = await open()
    return under.turnedAway === undefined
      ? doesNotApply(test, 'it asks for no keys')
      : { under, away: under.turnedAway() }
  }

  it('PAY-46 a shop that is turned away is not a card that was declined, and nothing was charged (39)', async function () {
    const { under, away } = await opened(this)
    const request = await requestOf(under)
    expect(await away.authorise(request)).to.deep.equal({ _tag: 'Declined', reason: 'shop-refused' })
    expect(await under.gateway.lookUp(request.reference)).to.deep.equal({ _tag: 'NeverArrived' })
  })

  it('API-59 a shop that is turned away knows nothing of its charges, and settles them when it is let in again (42)', async function () {
    const { under, away } = await opened(this)
    const { gateway } = under
    const [charge, other, taken] = [await requestOf(under), await authorised(under), await captured(under)]
    const made = await gateway.authorise(charge)
    if (made._tag !== 'Authorised') throw new Error(`not authorised: ${made._tag}`)
    const { transactionId } = made
    expect(await away.lookUp(charge.reference)).to.deep.equal({ _tag: 'Unknown' })
    expect(await away.capture(transactionId, minor(1350))).to.equal('unknown')
    expect(await away.cancel(other)).to.equal('unknown')
    const back = { reference: `order:${randomUUID()}:refund:1`, transactionId: taken, amount: minor(1350), currency }
    if (away.refunds !== undefined) {
      expect(await away.refunds.refund(back)).to.deep.equal({ _tag: 'Unknown' })
      expect(await away.refunds.lookUp(back.reference, taken)).to.deep.equal({ _tag: 'Unknown' })
    }
    expect((await away.charges?.(0))?._tag ?? 'Unknown').to.equal('Unknown')
    expect(await gateway.capture(transactionId, minor(1350))).to.equal('captured')
    expect(await gateway.cancel(other)).to.equal('cancelled')
  })
}
