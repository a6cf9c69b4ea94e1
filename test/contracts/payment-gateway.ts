import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { cents } from '../../src-domain/money/cents.ts'
import type {
  ChargeRequest,
  DeclineReason,
  ListedCharge,
  PaymentGateway,
} from '../../src-domain/payment/payment-gateway.ts'

type Instrument = ChargeRequest['instrument']

/** What a processor must have at hand to be held to the contract. Each call gives an instrument of its own. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  readonly approved: () => Instrument
  readonly declining: (reason: DeclineReason) => Instrument
  /** Charged, but no answer in time. */
  readonly unanswered: () => Instrument
  /** Absent for a processor that never asks for a further step. */
  readonly steps?: {
    readonly asking: () => Instrument
    /** The customer is at the bank. */
    readonly answer: (data: string, says: 'confirm' | 'refuse') => Promise<void>
    /** So much time passes that the bank waits no longer. */
    readonly runOut: () => void
  }
}

function reference() {
  return `order:${randomUUID()}:attempt:1`
}

/** What the order server relies on, whoever the processor is. */
export function paymentGatewayContract(name: string, open: () => GatewayUnderTest): void {
  describe(`${name} as a payment gateway`, () => {
    const authorised = async ({ gateway, approved }: GatewayUnderTest, amount = cents(1350)) => {
      const outcome = await gateway.authorise({ reference: reference(), amount, instrument: approved() })
      if (outcome._tag !== 'Authorised') throw new Error(outcome._tag)
      return outcome.transactionId
    }

    it('PAY-52 authorises, and answers the same to the same reference', async () => {
      const { gateway, approved } = open()
      const request = { reference: reference(), amount: cents(1350), instrument: approved() }
      const first = await gateway.authorise(request)
      expect(first).to.have.property('_tag', 'Authorised')
      expect(await gateway.authorise(request)).to.deep.equal(first)
      expect(await gateway.lookUp(request.reference)).to.deep.equal(first)
    })

    it('PAY-52 declines with its reason, and again to the same reference', async () => {
      for (const reason of [
        'declined',
        'insufficient-funds',
        'expired-card',
        'wrong-cvc',
        'authentication-required',
      ] as const) {
        const { gateway, declining } = open()
        const request = { reference: reference(), amount: cents(1350), instrument: declining(reason) }
        const outcome = await gateway.authorise(request)
        expect(outcome).to.deep.include({ _tag: 'Declined', reason })
        expect(await gateway.authorise(request)).to.deep.equal(outcome)
        expect(await gateway.lookUp(request.reference)).to.deep.equal(outcome)
      }
    })

    it('API-59 tells by reference what became of a charge without an answer', async () => {
      const { gateway, unanswered } = open()
      const request = { reference: reference(), amount: cents(1350), instrument: unanswered() }
      expect(await gateway.authorise(request)).to.deep.equal({ _tag: 'Unknown' })
      expect(await gateway.lookUp(request.reference)).to.have.property('_tag', 'Authorised')
    })

    it('API-59 never heard of a reference that it was not asked about', async () => {
      expect(await open().gateway.lookUp(reference())).to.deep.equal({ _tag: 'NeverArrived' })
    })

    it('API-59 captures once, however often it is asked, and never more than was authorised', async () => {
      const under = open()
      const transaction = await authorised(under)
      expect(await under.gateway.capture(transaction, cents(1351))).to.equal('refused')
      expect(await under.gateway.capture(transaction, cents(1350))).to.equal('captured')
      expect(await under.gateway.capture(transaction, cents(1350))).to.equal('captured')
      expect(await under.gateway.cancel(transaction)).to.equal('refused')
    })

    it('API-59 gives an authorisation back once, and captures it no more', async () => {
      const under = open()
      const transaction = await authorised(under)
      expect(await under.gateway.cancel(transaction)).to.equal('cancelled')
      expect(await under.gateway.cancel(transaction)).to.equal('cancelled')
      expect(await under.gateway.capture(transaction, cents(1350))).to.equal('refused')
    })

    it('API-59 takes a nonce for one reference only', async () => {
      const { gateway, approved } = open()
      const instrument = approved()
      await gateway.authorise({ reference: reference(), amount: cents(1350), instrument })
      expect(await gateway.authorise({ reference: reference(), amount: cents(1350), instrument })).to.deep.include({
        _tag: 'Declined',
        reason: 'bad-instrument',
      })
    })

    describe('where it gives money back', () => {
      const back = () => `order:${randomUUID()}:refund:1`
      const captured = async (under: GatewayUnderTest) => {
        const transactionId = await authorised(under)
        expect(await under.gateway.capture(transactionId, cents(1350))).to.equal('captured')
        return transactionId
      }

      it('V18 gives back once, however often it is asked by one reference, and says so when it is looked up', async function () {
        const under = open()
        const { refunds } = under.gateway
        if (refunds === undefined) return this.skip()
        const request = { reference: back(), transactionId: await captured(under), amount: cents(350) }
        expect(await refunds.lookUp(request.reference, request.transactionId)).to.deep.equal({ _tag: 'NeverArrived' })
        const first = await refunds.refund(request)
        expect(first).to.have.property('_tag', 'Refunded')
        expect(await refunds.refund(request)).to.deep.equal(first)
        expect(await refunds.lookUp(request.reference, request.transactionId)).to.deep.equal(first)
      })

      it('V18 gives back in parts, and never more than was captured', async function () {
        const under = open()
        const { refunds } = under.gateway
        if (refunds === undefined) return this.skip()
        const transactionId = await captured(under)
        const tagOf = async (amount: number) =>
          (await refunds.refund({ reference: back(), transactionId, amount: cents(amount) }))._tag
        expect(await tagOf(1351)).to.equal('Refused')
        expect(await tagOf(1000)).to.equal('Refunded')
        expect(await tagOf(351)).to.equal('Refused')
        expect(await tagOf(350)).to.equal('Refunded')
        expect(await tagOf(1)).to.equal('Refused')
      })

      it('V18 a reference with another amount is no second refund', async function () {
        const under = open()
        const { refunds } = under.gateway
        if (refunds === undefined) return this.skip()
        const request = { reference: back(), transactionId: await captured(under), amount: cents(350) }
        await refunds.refund(request)
        expect(await refunds.refund({ ...request, amount: cents(400) })).to.have.property('_tag', 'Refused')
        expect(
          await refunds.refund({ reference: back(), transactionId: request.transactionId, amount: cents(1000) }),
        ).to.have.property('_tag', 'Refunded')
      })

      it('V18 gives nothing back of what was only promised, was called off, or is not known', async function () {
        const under = open()
        const { refunds } = under.gateway
        if (refunds === undefined) return this.skip()
        const [promised, calledOff] = [await authorised(under), await authorised(under)]
        await under.gateway.cancel(calledOff)
        for (const transactionId of [promised, calledOff, 'nobody-knows-it'])
          expect(await refunds.refund({ reference: back(), transactionId, amount: cents(100) })).to.have.property(
            '_tag',
            'Refused',
          )
        expect(await under.gateway.capture(promised, cents(1350))).to.equal('captured')
      })

      it('V18 a charge that was given back is neither cancelled nor captured anew', async function () {
        const under = open()
        const { refunds } = under.gateway
        if (refunds === undefined) return this.skip()
        const transactionId = await captured(under)
        await refunds.refund({ reference: back(), transactionId, amount: cents(1350) })
        expect(await under.gateway.cancel(transactionId)).to.equal('refused')
        expect(await under.gateway.capture(transactionId, cents(1350))).to.equal('captured')
        expect(await refunds.refund({ reference: back(), transactionId, amount: cents(1) })).to.have.property(
          '_tag',
          'Refused',
        )
      })
    })

    describe('where a charge may need a further step', () => {
      const asking = async () => {
        const under = open()
        const { steps } = under
        if (steps === undefined) return undefined
        const request = { reference: reference(), amount: cents(1350), instrument: steps.asking() }
        const outcome = await under.gateway.authorise(request)
        if (outcome._tag !== 'StepRequired') throw new Error(outcome._tag)
        return { ...under, steps, request, outcome }
      }

      it('PAY-15 takes nothing before it, and says so to the same reference', async function () {
        const world = await asking()
        if (world === undefined) return this.skip()
        const { gateway, request, outcome } = world
        expect(outcome.data).to.match(/^[\x21-\x7e]{1,4096}$/)
        expect(await gateway.authorise(request)).to.deep.equal(outcome)
        expect(await gateway.lookUp(request.reference)).to.deep.equal(outcome)
        expect(await gateway.capture(outcome.transactionId, cents(1350))).to.equal('refused')
        const page = await gateway.charges?.(0)
        expect(page?._tag === 'Page' ? page.charges : []).to.deep.equal([])
      })

      it('PAY-15 is authorised once the customer has confirmed it, for the amount that was asked', async function () {
        const world = await asking()
        if (world === undefined) return this.skip()
        const { gateway, steps, request, outcome } = world
        await steps.answer(outcome.data, 'confirm')
        const found = await gateway.lookUp(request.reference)
        expect(found).to.deep.include({ _tag: 'Authorised', transactionId: outcome.transactionId, amount: 1350 })
        expect(await gateway.authorise(request)).to.deep.equal(found)
        await steps.answer(outcome.data, 'refuse')
        expect(await gateway.lookUp(request.reference), 'said twice').to.deep.equal(found)
        expect(await gateway.capture(outcome.transactionId, cents(1350))).to.equal('captured')
      })

      it('PAY-15 is declined once the customer has refused it, whatever is said after that', async function () {
        const world = await asking()
        if (world === undefined) return this.skip()
        const { gateway, steps, request, outcome } = world
        await steps.answer(outcome.data, 'refuse')
        await steps.answer(outcome.data, 'confirm')
        expect(await gateway.lookUp(request.reference)).to.deep.equal({ _tag: 'Declined', reason: 'not-confirmed' })
        expect(await gateway.capture(outcome.transactionId, cents(1350))).to.equal('refused')
      })

      it('PAY-15 is over when it was called off, or when its time has run out', async function () {
        for (const how of ['cancel', 'runOut'] as const) {
          const world = await asking()
          if (world === undefined) return this.skip()
          const { gateway, steps, request, outcome } = world
          if (how === 'runOut') steps.runOut()
          else expect(await gateway.cancel(outcome.transactionId)).to.equal('cancelled')
          await steps.answer(outcome.data, 'confirm')
          expect(await gateway.lookUp(request.reference), how).to.deep.equal({
            _tag: 'Declined',
            reason: 'not-confirmed',
          })
          expect(await gateway.cancel(outcome.transactionId), 'called off again').to.equal('cancelled')
        }
      })

      it('PAY-15 gives back what was confirmed and is not wanted any more', async function () {
        const world = await asking()
        if (world === undefined) return this.skip()
        const { gateway, steps, outcome } = world
        await steps.answer(outcome.data, 'confirm')
        expect(await gateway.cancel(outcome.transactionId)).to.equal('cancelled')
        expect(await gateway.capture(outcome.transactionId, cents(1350))).to.equal('refused')
      })
    })

    describe('where it can list its charges', () => {
      const listed = async (gateway: PaymentGateway, since: number): Promise<readonly ListedCharge[]> => {
        const found: ListedCharge[] = []
        let cursor: string | undefined
        do {
          const page = await gateway.charges?.(since, cursor)
          if (page?._tag !== 'Page') throw new Error('no page')
          found.push(...page.charges)
          cursor = page.next
        } while (cursor !== undefined)
        return found
      }
      const aDay = 24 * 3_600_000

      it('R15 lists each charge as it stands, and none that was declined', async function () {
        const under = open()
        const { gateway, declining, unanswered } = under
        if (gateway.charges === undefined) return this.skip()
        const since = Date.now() - aDay
        const [open1, taken, part, given] = [
          await authorised(under),
          await authorised(under),
          await authorised(under),
          await authorised(under),
        ]
        const lost = { reference: reference(), amount: cents(700), instrument: unanswered() }
        await gateway.authorise(lost)
        await gateway.authorise({ reference: reference(), amount: cents(800), instrument: declining('declined') })
        await gateway.capture(taken, cents(1350))
        await gateway.capture(part, cents(1300))
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
        for (const { at } of charges) expect(at).to.be.within(since, Date.now() + aDay)
      })

      it('R15 lists what was given back of a charge, where it says so at all', async function () {
        const under = open()
        const { charges, refunds, capture } = under.gateway
        if (charges === undefined || refunds === undefined) return this.skip()
        const [transactionId, whole] = [await authorised(under), await authorised(under)]
        for (const one of [transactionId, whole]) await capture(one, cents(1350))
        for (const n of [1, 2])
          await refunds.refund({ reference: `order:${transactionId}:refund:${n}`, transactionId, amount: cents(200) })
        const found = await listed(under.gateway, Date.now() - aDay)
        const of = (id: string) => found.find((one) => one.transactionId === id)
        if (of(whole)?.refunded === undefined) return this.skip()
        expect([of(transactionId)?.captured, of(transactionId)?.refunded]).to.deep.equal([1350, 400])
        expect(of(whole)?.refunded).to.equal(0)
      })

      it('R15 lists all of them, whatever its page holds, and none of before', async function () {
        const under = open()
        if (under.gateway.charges === undefined) return this.skip()
        const all = new Set<string>()
        for (let count = 0; count < 130; count += 1) all.add(await authorised(under))
        const charges = await listed(under.gateway, Date.now() - aDay)
        expect(new Set(charges.map(({ transactionId }) => transactionId))).to.deep.equal(all)
        expect(await listed(under.gateway, Date.now() + aDay)).to.deep.equal([])
      })
    })
  })
}
