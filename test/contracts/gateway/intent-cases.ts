import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { doesNotApply } from '../case-notes.ts'
import { type OpenGateway, requestOf } from './charging.ts'

export function intentCases(open: OpenGateway): void {
  describe('where a wallet confirms an intent', () => {
    const opened = async (test: Mocha.Context) => {
      const under = await open()
      if (under.gateway.opensIntents !== true) return doesNotApply(test, 'its wallets bring tokens, or it has none')
      if (under.confirm === undefined) throw new Error('the hands have no `confirm`, and the gateway opens intents')
      const request = await requestOf(under, { _tag: 'Intent' })
      const outcome = await under.gateway.authorise(request)
      if (outcome._tag !== 'StepRequired') throw new Error(outcome._tag)
      return { ...under, confirm: under.confirm, request, outcome }
    }

    it('PAY-14 opens one intent of one reference, and nothing is paid by it (37, 42)', async function () {
      const { gateway, request, outcome } = await opened(this)
      expect(await gateway.authorise(request)).to.deep.equal(outcome)
      expect(await gateway.lookUp(request.reference)).to.deep.equal(outcome)
      expect(await gateway.capture(outcome.transactionId, minor(1350))).to.equal('refused')
    })

    it('PAY-14 is authorised once the device has confirmed it, for the amount that was asked (39, 42)', async function () {
      const { gateway, confirm, request, outcome } = await opened(this)
      await confirm(outcome.data, 'confirm')
      expect(await gateway.lookUp(request.reference)).to.deep.include({
        _tag: 'Authorised',
        transactionId: outcome.transactionId,
        amount: 1350,
        currency: 'USD',
      })
      expect(await gateway.capture(outcome.transactionId, minor(1350))).to.equal('captured')
    })

    it('PAY-14 that was called off is confirmed by nobody (34)', async function () {
      const { gateway, confirm, request, outcome } = await opened(this)
      expect(await gateway.cancel(outcome.transactionId)).to.equal('cancelled')
      await confirm(outcome.data, 'confirm')
      expect(await gateway.lookUp(request.reference)).to.have.property('_tag', 'Declined')
      expect(await gateway.capture(outcome.transactionId, minor(1350))).to.equal('refused')
    })
  })
}
