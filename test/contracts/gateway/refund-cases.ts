import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import type { RefundOutcome, RefundRequest, Refunds } from '../../../src-domain/payment/payment-gateway.ts'
import { doesNotApply } from '../case-notes.ts'
import type { GatewayUnderTest } from '../payment-gateway.ts'
import { authorised, captured, currency, type OpenGateway } from './charging.ts'

export function refundCases(open: OpenGateway): void {
  describe('where it gives money back', () => {
    const back = () => `order:${randomUUID()}:refund:1`
    const opened = async (test: Mocha.Context) => {
      const under = await open()
      const { refunds } = under.gateway
      return refunds === undefined
        ? doesNotApply(test, "it gives money back at the vendor's desk only")
        : { under, refunds }
    }

    it('V18 gives back once, however often it is asked by one reference, and says so when it is looked up (42)', async function () {
      const { under, refunds } = await opened(this)
      const request = { reference: back(), transactionId: await captured(under), amount: minor(350), currency }
      expect(await refunds.lookUp(request.reference, request.transactionId)).to.deep.equal({ _tag: 'NeverArrived' })
      const first = await refundedIn(under, refunds, request)
      expect(first).to.have.property('_tag', 'Refunded')
      expect(await refunds.refund(request)).to.deep.equal(first)
      expect(await refunds.lookUp(request.reference, request.transactionId)).to.deep.equal(first)
    })

    it('V18 gives back in parts, and never more than was captured (42)', async function () {
      const { under, refunds } = await opened(this)
      const transactionId = await captured(under)
      const tagOf = async (amount: number) =>
        (await refundedIn(under, refunds, { reference: back(), transactionId, amount: minor(amount), currency }))._tag
      expect(await tagOf(1351)).to.equal('Refused')
      expect(await tagOf(1000)).to.equal('Refunded')
      expect(await tagOf(351)).to.equal('Refused')
      expect(await tagOf(350)).to.equal('Refunded')
      expect(await tagOf(1)).to.equal('Refused')
    })

    it('V18 a reference with another amount is no second refund (42)', async function () {
      const { under, refunds } = await opened(this)
      const request = { reference: back(), transactionId: await captured(under), amount: minor(350), currency }
      await refundedIn(under, refunds, request)
      expect(await refunds.refund({ ...request, amount: minor(400), currency })).to.have.property('_tag', 'Refused')
      expect(await refundedIn(under, refunds, { ...request, reference: back(), amount: minor(1000) })).to.have.property(
        '_tag',
        'Refunded',
      )
    })

    it('V18 gives nothing back of what was only promised, was called off, or is not known (42)', async function () {
      const { under, refunds } = await opened(this)
      const [promised, calledOff] = [await authorised(under), await authorised(under)]
      await under.gateway.cancel(calledOff)
      for (const transactionId of [promised, calledOff, 'nobody-knows-it'])
        expect(
          await refunds.refund({ reference: back(), transactionId, amount: minor(100), currency }),
        ).to.have.property('_tag', 'Refused')
      expect(await under.gateway.capture(promised, minor(1350))).to.equal('captured')
    })

    it('V18 a charge that was given back is neither cancelled nor captured anew (42)', async function () {
      const { under, refunds } = await opened(this)
      const transactionId = await captured(under)
      // Before settlement a vendor may void the charge instead, which leaves nothing to capture.
      await under.settle?.()
      await refundedIn(under, refunds, { reference: back(), transactionId, amount: minor(1350), currency })
      expect(await under.gateway.cancel(transactionId)).to.equal('refused')
      expect(await under.gateway.capture(transactionId, minor(1350))).to.equal('captured')
      expect(await refunds.refund({ reference: back(), transactionId, amount: minor(1), currency })).to.have.property(
        '_tag',
        'Refused',
      )
    })
  })
}

/** Retries as the order server does while the refund is undecided or waits for settlement. */
export async function refundedIn(
  under: GatewayUnderTest,
  refunds: Refunds,
  request: RefundRequest,
): Promise<RefundOutcome> {
  let outcome = await refunds.refund(request)
  for (let tries = 0; outcome._tag === 'Pending' && under.settle !== undefined && tries < 3; tries += 1) {
    await under.settle()
    outcome = await refunds.refund(request)
  }
  return outcome
}
