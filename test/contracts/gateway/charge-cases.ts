import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { doesNotApply } from '../case-notes.ts'
import { aDay, authorised, currency, type OpenGateway, reference, requestOf } from './charging.ts'

export function chargeCases(open: OpenGateway): void {
  it('PAY-52 authorises, and answers the same to the same reference (37, 39, 42)', async () => {
    const under = await open()
    const request = await requestOf(under)
    const first = await under.gateway.authorise(request)
    expect(first).to.deep.include({ _tag: 'Authorised', amount: 1350, currency })
    expect(await under.gateway.authorise(request)).to.deep.equal(first)
    expect(await under.gateway.lookUp(request.reference)).to.deep.equal(first)
  })

  for (const reason of [
    'declined',
    'insufficient-funds',
    'expired-card',
    'wrong-cvc',
    'authentication-required',
  ] as const)
    it(`PAY-52 declines with its reason, and again to the same reference: ${reason} (23, 42)`, async function () {
      const under = await open()
      const instrument = await under.declining(reason)
      if (instrument === undefined && reason !== 'declined') return doesNotApply(this, 'it never gives this reason')
      if (instrument === undefined) throw new Error('every processor declines')
      const request = await requestOf(under, instrument)
      const outcome = await under.gateway.authorise(request)
      expect(outcome).to.deep.include({ _tag: 'Declined', reason })
      expect(await under.gateway.authorise(request)).to.deep.equal(outcome)
      expect(await under.gateway.lookUp(request.reference)).to.deep.equal(outcome)
    })

  it('API-59 a reference with another amount is no second charge (43)', async () => {
    const under = await open()
    const request = await requestOf(under)
    const first = await under.gateway.authorise(request)
    const again = await under.gateway.authorise({ ...request, amount: minor(2700) })
    // The caller compares amounts or looks up; both find only the first charge.
    if (again._tag === 'Authorised') expect(again).to.deep.equal(first)
    expect(await under.gateway.lookUp(request.reference)).to.deep.equal(first)
    const page = await under.gateway.charges?.(Date.now() - aDay)
    if (page !== undefined) expect(page).to.have.nested.property('charges.length', 1)
  })

  it('API-59 tells by reference what became of a charge without an answer (38)', async () => {
    const under = await open()
    const request = await requestOf(under, under.unanswered())
    expect(await under.gateway.authorise(request)).to.deep.equal({ _tag: 'Unknown' })
    expect(await under.gateway.lookUp(request.reference)).to.have.property('_tag', 'Authorised')
  })

  it('API-59 a charge that the processor has not decided is not paid (39)', async function () {
    const under = await open()
    if (under.processing === undefined) return doesNotApply(this, 'it decides at once')
    const request = await requestOf(under, under.processing())
    expect(await under.gateway.authorise(request)).to.deep.equal({ _tag: 'Unknown' })
    expect(await under.gateway.lookUp(request.reference)).to.deep.equal({ _tag: 'Unknown' })
  })

  it('API-59 never heard of a reference that it was not asked about (38)', async () => {
    expect(await (await open()).gateway.lookUp(reference())).to.deep.equal({ _tag: 'NeverArrived' })
  })

  it('API-59 captures once, however often it is asked, and never more than was authorised (42)', async () => {
    const under = await open()
    const transaction = await authorised(under)
    expect(await under.gateway.capture(transaction, minor(1351))).to.equal('refused')
    expect(await under.gateway.capture(transaction, minor(1350))).to.equal('captured')
    expect(await under.gateway.capture(transaction, minor(1350))).to.equal('captured')
    expect(await under.gateway.cancel(transaction)).to.equal('refused')
  })

  it('API-59 gives an authorisation back once, and captures it no more (42)', async () => {
    const under = await open()
    const transaction = await authorised(under)
    expect(await under.gateway.cancel(transaction)).to.equal('cancelled')
    expect(await under.gateway.cancel(transaction)).to.equal('cancelled')
    expect(await under.gateway.capture(transaction, minor(1350))).to.equal('refused')
  })

  it('API-59 takes a nonce for one reference only (37)', async () => {
    const under = await open()
    const instrument = await under.approved()
    await under.gateway.authorise(await requestOf(under, instrument))
    expect(await under.gateway.authorise(await requestOf(under, instrument))).to.deep.include({
      _tag: 'Declined',
      reason: 'bad-instrument',
    })
  })
}
