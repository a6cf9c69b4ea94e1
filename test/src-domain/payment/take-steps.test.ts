import { expect } from 'chai'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '../../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import { stepLimit, takeSteps } from '../../../src-domain/payment/take-steps.ts'

const step = { processor: 'framed', data: 'step-1' }

function nobodyAsks(): never {
  throw new Error('nobody asks for this')
}

function aBank(open: Outcome<void> = right(undefined)) {
  const drawn: string[] = []
  let end: (outcome: Outcome<void>) => void = () => undefined
  const processor: PaymentProcessor = {
    id: 'framed',
    scripts: [],
    supports: { methods: ['card'], storesCards: false, needsLocation: false, fieldsHosted: true },
    open: async () => right(undefined),
    cardForm: nobodyAsks,
    walletsOffered: nobodyAsks,
    walletButton: nobodyAsks,
    dispose: nobodyAsks,
    furtherStep: (data) => ({
      take: () => {
        drawn.push(data)
        return new Promise((resolve) => {
          end = resolve
        })
      },
      dispose: () => {
        drawn.push('gone')
        end(left({ _tag: 'Cancelled' }))
      },
    }),
  }
  const rings: (() => void)[] = []
  const waits: number[] = []
  const steps = takeSteps({
    processor: async () => (isRight(open) ? right(processor) : open),
    pause: {
      wait: (milliseconds) => {
        waits.push(milliseconds)
        return new Promise((resolve) => rings.push(resolve))
      },
    },
  })
  return {
    steps,
    page: { ownerDocument: undefined },
    drawn,
    end: (outcome: Outcome<void>) => end(outcome),
    ring: (at = 0) => rings[at]?.(),
    waits,
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('The further step of a payment', () => {
  it('PAY-15 is drawn where the screen wants it, and ends with what the processor says', async () => {
    const ends: readonly (readonly [Outcome<void>, string])[] = [
      [right(undefined), 'taken'],
      [left({ _tag: 'OutcomeUnknown' }), 'taken'],
      [left({ _tag: 'AuthenticationFailed' }), 'refused'],
      [left({ _tag: 'Cancelled' }), 'closed'],
      [left({ _tag: 'Unavailable', cause: 'load' }), 'unavailable'],
    ]
    for (const [outcome, end] of ends) {
      const bank = aBank()
      const taken = bank.steps.take(step)
      bank.steps.show(bank.page)
      await turn()
      expect(bank.drawn).to.deep.equal(['step-1'])
      bank.end(outcome)
      expect(await taken).to.equal(end)
    }
  })

  it('PAY-15 outlives the element that it was drawn into, and is drawn again in the next', async () => {
    const bank = aBank()
    const taken = bank.steps.take(step)
    const hide = bank.steps.show(bank.page)
    await turn()
    hide()
    await turn()
    bank.steps.show(bank.page)
    await turn()
    expect(bank.drawn).to.deep.equal(['step-1', 'gone', 'step-1'])
    bank.end(right(undefined))
    expect(await taken).to.equal('taken')
  })

  it('PAY-15 is closed by the customer, whatever the bank does after that', async () => {
    const bank = aBank()
    const taken = bank.steps.take(step)
    bank.steps.show(bank.page)
    await turn()
    bank.steps.close()
    bank.end(right(undefined))
    expect(await taken).to.equal('closed')
  })

  it('PAY-15 is too late after some minutes', async () => {
    const bank = aBank()
    const taken = bank.steps.take(step)
    expect(bank.waits).to.deep.equal([stepLimit])
    bank.ring()
    expect(await taken).to.equal('late')
  })

  it('PAY-15 is not ended by the clock of the step before it', async () => {
    const bank = aBank()
    const first = bank.steps.take(step)
    bank.steps.close()
    expect(await first).to.equal('closed')
    const second = bank.steps.take({ ...step, data: 'step-2' })
    bank.ring()
    await turn()
    bank.steps.show(bank.page)
    await turn()
    expect(bank.drawn).to.deep.equal(['step-2'])
    bank.end(right(undefined))
    expect(await second).to.equal('taken')
  })

  it('PAY-15 cannot be taken where the processor is another one, or cannot be had', async () => {
    for (const [bank, asked] of [
      [aBank(), { ...step, processor: 'another' }],
      [aBank(left({ _tag: 'Unavailable', cause: 'load' })), step],
    ] as const) {
      const taken = bank.steps.take(asked)
      bank.steps.show(bank.page)
      expect(await taken).to.equal('unavailable')
      expect(bank.drawn).to.deep.equal([])
    }
  })
})
