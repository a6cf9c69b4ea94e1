import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { doesNotApply } from '../case-notes.ts'
import { aDay, currency, type OpenGateway, requestOf } from './charging.ts'

export function stepCases(open: OpenGateway): void {
  describe('where a charge may need a further step', () => {
    const asking = async (test: Mocha.Context) => {
      const under = await open()
      const { steps } = under
      if (steps === undefined) return doesNotApply(test, 'it never asks for a further step')
      const request = await requestOf(under, steps.asking())
      const outcome = await under.gateway.authorise(request)
      if (outcome._tag !== 'StepRequired') throw new Error(outcome._tag)
      return { ...under, steps, request, outcome }
    }

    it('PAY-15 takes nothing before it, and says so to the same reference (35, 39)', async function () {
      const { gateway, request, outcome } = await asking(this)
      expect(outcome.data).to.match(/^[\x21-\x7e]{1,4096}$/)
      expect(await gateway.authorise(request)).to.deep.equal(outcome)
      expect(await gateway.lookUp(request.reference)).to.deep.equal(outcome)
      expect(await gateway.capture(outcome.transactionId, minor(1350))).to.equal('refused')
      const page = await gateway.charges?.(Date.now() - aDay)
      expect(page?._tag === 'Page' ? page.charges : []).to.deep.equal([])
    })

    it('PAY-15 is authorised once the customer has confirmed it, for the amount that was asked (35, 39)', async function () {
      const { gateway, steps, request, outcome } = await asking(this)
      await steps.answer(outcome.data, 'confirm')
      const found = await gateway.lookUp(request.reference)
      expect(found).to.deep.include({
        _tag: 'Authorised',
        transactionId: outcome.transactionId,
        amount: 1350,
        currency,
      })
      expect(await gateway.authorise(request)).to.deep.equal(found)
      await steps.answer(outcome.data, 'refuse')
      expect(await gateway.lookUp(request.reference), 'said twice').to.deep.equal(found)
      expect(await gateway.capture(outcome.transactionId, minor(1350))).to.equal('captured')
    })

    it('PAY-15 is declined once the customer has refused it, whatever is said after that (35, 39)', async function () {
      const { gateway, steps, request, outcome } = await asking(this)
      await steps.answer(outcome.data, 'refuse')
      await steps.answer(outcome.data, 'confirm')
      expect(await gateway.lookUp(request.reference)).to.deep.equal({ _tag: 'Declined', reason: 'not-confirmed' })
      expect(await gateway.capture(outcome.transactionId, minor(1350))).to.equal('refused')
    })

    it('PAY-15 is over when it was called off, or when its time has run out (35, 39)', async function () {
      for (const how of ['cancel', 'runOut'] as const) {
        const { gateway, steps, request, outcome } = await asking(this)
        if (how === 'runOut') await steps.runOut()
        else expect(await gateway.cancel(outcome.transactionId)).to.equal('cancelled')
        await steps.answer(outcome.data, 'confirm')
        expect(await gateway.lookUp(request.reference), how).to.deep.equal({
          _tag: 'Declined',
          reason: 'not-confirmed',
        })
        expect(await gateway.cancel(outcome.transactionId), 'called off again').to.equal('cancelled')
      }
    })

    it('PAY-15 gives back what was confirmed and is not wanted any more (35, 39)', async function () {
      const { gateway, steps, outcome } = await asking(this)
      await steps.answer(outcome.data, 'confirm')
      expect(await gateway.cancel(outcome.transactionId)).to.equal('cancelled')
      expect(await gateway.capture(outcome.transactionId, minor(1350))).to.equal('refused')
    })
  })
}
