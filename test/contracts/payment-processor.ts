import { expect } from 'chai'
import { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../src-domain/money/minor.ts'
import type { CardForm, CardFormState } from '../../src-domain/payment/card-form.ts'
import type { CardField, FieldProblem, Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import type { WalletRequest } from '../../src-domain/payment/wallet-button.ts'
import { eventually } from '../builders/order-server-builder.ts'
import { formWords } from './form-words.ts'

export interface ProcessorUnderTest {
  readonly processor: PaymentProcessor
  readonly page: Document
  readonly host: HTMLElement
  readonly type: (field: CardField, text: string) => void
  readonly goodCard: Readonly<Partial<Record<CardField, string>>>
  readonly badValues: Readonly<Partial<Record<CardField, readonly [text: string, problem: FieldProblem]>>>
  readonly wallet?: {
    readonly press: () => void
    readonly approve: () => void
    readonly cancel: () => void
    readonly isSheetOpen: () => boolean
  }
  /** The server's data for a further step, and the customer's answers; absent without further steps. */
  readonly step?: { readonly data: string; readonly confirm: () => void; readonly refuse: () => void }
  readonly traces: () => string
}

const walletRequest = {
  amount: minor(1999),
  currency: 'USD',
  country: 'US',
  label: 'Order total',
  // The sandbox's format; other hands return an intent from their fake.
  intent: async () => right({ clientSecret: 'txn_1_secret_2' }),
} satisfies Omit<WalletRequest, 'kinds'>

export function processorContext(): ProcessorContext {
  return {
    credentials: async () => ({ publicKey: 'pk_1' }),
    locale: 'en',
    environment: 'sandbox',
    currency: 'USD',
    country: 'US',
    loadScript: async () => left({ _tag: 'Unavailable', cause: 'load' }),
    words: formWords,
  }
}

const charge = { use: 'charge', amount: minor(1999) } as const

/** Contract of processors in the browser. Numbers in titles are the kit's cases. */
export function paymentProcessorContract(name: string, open: () => ProcessorUnderTest): void {
  describe(`${name} as a payment processor`, () => {
    const mounted = async (world: ProcessorUnderTest): Promise<CardForm> => {
      expect(await world.processor.open(processorContext())).to.have.property('_tag', 'Right')
      const form = world.processor.cardForm()
      expect(await form.mount(world.host)).to.have.property('_tag', 'Right')
      return form
    }
    const fill = ({ type, goodCard }: ProcessorUnderTest) => {
      for (const [field, text] of Object.entries(goodCard)) if (isField(field)) type(field, text)
    }
    /** Our fields, or the vendor's frames. */
    const fieldsOf = ({ processor, host }: ProcessorUnderTest): readonly HTMLElement[] => {
      const inputs = [...host.querySelectorAll('input')]
      if (!processor.supports.fieldsHosted) return inputs
      expect(inputs).to.deep.equal([])
      return [...host.querySelectorAll('iframe')]
    }
    const nameOf = ({ page }: ProcessorUnderTest, field: HTMLElement): string =>
      page.querySelector(`label[for="${field.id}"]`)?.textContent ?? field.getAttribute('title') ?? ''
    const isField = (field: string): field is CardField => field !== ''

    it('PAY-05 opens twice as once (1)', async () => {
      const { processor } = open()
      expect(await Promise.all([processor.open(processorContext()), processor.open(processorContext())])).to.deep.equal(
        [right(undefined), right(undefined)],
      )
    })

    it('PAY-05 draws focusable fields, each with its label, and takes them away again (9)', async () => {
      const world = open()
      const form = await mounted(world)
      const fields = fieldsOf(world)
      expect(fields.length).to.be.greaterThan(2)
      for (const field of fields) expect(nameOf(world, field)).to.not.equal('')
      form.focus()
      expect(world.page.activeElement).to.equal(fields[0])
      form.dispose()
      expect(world.host.childElementCount).to.equal(0)
    })

    it('PAY-05 can be mounted, taken away and mounted anew, as React does in development (9)', async () => {
      const world = open()
      const first = await mounted(world)
      first.dispose()
      const second = world.processor.cardForm()
      expect(await second.mount(world.host)).to.have.property('_tag', 'Right')
      expect(world.host.childElementCount).to.equal(1)
      fill(world)
      expect(await second.submit(charge)).to.have.property('_tag', 'Right')
    })

    it('PAY-19 names every field that is missing when it is submitted empty (10)', async () => {
      const world = open()
      const outcome = await (await mounted(world)).submit(charge)
      if (isRight(outcome) || outcome.left._tag !== 'InvalidFields') throw new Error('taken')
      expect(Object.keys(outcome.left.fields)).to.have.members(Object.keys(world.goodCard))
    })

    it('PAY-19 tells each bad value at its own field, after it was left, and takes it back when it is right (11)', async () => {
      const world = open()
      const form = await mounted(world)
      fill(world)
      let state: CardFormState | undefined
      form.onState((now) => {
        state = now
      })
      for (const [field, bad] of Object.entries(world.badValues)) {
        if (!isField(field)) continue
        world.type(field, bad[0])
        expect(state?.problems, field).to.deep.equal({ [field]: bad[1] })
        world.type(field, world.goodCard[field] ?? '')
        expect(state?.problems, field).to.deep.equal({})
      }
      expect(state?.complete).to.equal(true)
    })

    it('PAY-52 makes a nonce and a summary of a good card, a fresh one each time (12, 15)', async () => {
      const world = open()
      const form = await mounted(world)
      fill(world)
      const first = await form.submit(charge)
      fill(world)
      const second = await form.submit({ use: 'store' })
      if (isLeft(first) || isLeft(second)) throw new Error('refused')
      expect(first.right.nonce).to.not.equal('')
      expect(second.right.nonce).to.not.equal(first.right.nonce)
      expect(first.right.card?.last4).to.match(/^\d{4}$/)
      expect(first.right.card?.expMonth).to.be.within(1, 12)
      expect(first.right.card?.expYear).to.be.within(2000, 2100)
    })

    it('PAY-48 makes one nonce of two submits in flight (13)', async () => {
      const world = open()
      const form = await mounted(world)
      fill(world)
      const [first, second] = await Promise.all([form.submit(charge), form.submit(charge)])
      expect(second).to.deep.equal(first)
    })

    it('PAY-05 is empty after clear, and says so (16)', async () => {
      const world = open()
      const form = await mounted(world)
      fill(world)
      const seen: CardFormState[] = []
      form.onState((now) => seen.push(now))
      form.clear()
      expect(seen.at(-1)).to.include({ empty: true, complete: false })
    })

    it('PAY-19 does not call a removed listener, nor any after its end (17)', async () => {
      const world = open()
      const form = await mounted(world)
      let told = 0
      const stop = form.onState(() => {
        told += 1
      })
      stop()
      form.onState(() => {
        told += 1
      })
      form.dispose()
      form.clear()
      expect(told).to.equal(0)
    })

    it('PAY-05 keeps number and code out of attributes, storage and cookies (20)', async () => {
      const world = open()
      const form = await mounted(world)
      fill(world)
      const outcome = await form.submit(charge)
      const [number = '', cvc = ''] = [world.goodCard.number, world.goodCard.cvc]
      const traces = world.traces() + JSON.stringify(outcome)
      expect(traces.replaceAll(/\s/g, '')).to.not.include(number.replaceAll(/\s/g, ''))
      expect(world.host.innerHTML).to.not.include(`"${cvc}"`)
    })

    it('PAY-05 answers exactly once, also when it is taken away in the middle (27, 41)', async () => {
      const world = open()
      const form = await mounted(world)
      form.dispose()
      expect(await form.submit(charge)).to.deep.equal(left({ _tag: 'Cancelled' }))
    })

    const stepOn = async (world: ProcessorUnderTest) => {
      const { step } = world
      if (step === undefined) throw new Error('there is no step')
      await world.processor.open(processorContext())
      const form = world.processor.furtherStep(step.data)
      const outcomes: Outcome<void>[] = []
      const ended = form.take(world.host).then((outcome) => {
        outcomes.push(outcome)
        return outcome
      })
      return { ...step, form, ended, outcomes }
    }

    if (open().step !== undefined) {
      it('PAY-15 draws a further step, and says that it is over when the customer has answered, once (35)', async () => {
        for (const answer of ['confirm', 'refuse'] as const) {
          const world = open()
          const step = await stepOn(world)
          expect(world.host.childElementCount).to.equal(1)
          step[answer]()
          step[answer]()
          const outcome = await step.ended
          // The server learns the bank's decision.
          expect(isRight(outcome) || outcome.left._tag === 'AuthenticationFailed').to.equal(true)
          expect(step.outcomes).to.have.length(1)
        }
      })

      it('PAY-15 a further step that is taken away is cancelled, and can be drawn again (27, 41)', async () => {
        const world = open()
        const step = await stepOn(world)
        step.form.dispose()
        expect(await step.ended).to.deep.equal(left({ _tag: 'Cancelled' }))
        expect(world.host.childElementCount).to.equal(0)
        const again = await stepOn(world)
        again.confirm()
        expect(await again.ended).to.deep.equal(right(undefined))
      })

      it('PAY-15 keeps what its server gave along out of attributes, storage and cookies (21)', async () => {
        const world = open()
        const step = await stepOn(world)
        expect(world.traces()).to.not.include(step.data)
      })
    }

    const walletOn = async (world: ProcessorUnderTest) => {
      const { wallet } = world
      if (wallet === undefined) throw new Error('there is no wallet')
      await world.processor.open(processorContext())
      const button = world.processor.walletButton({ ...walletRequest, kinds: ['apple_pay'] })
      const outcomes: unknown[] = []
      button.onFinished((outcome) => outcomes.push(outcome))
      expect(await button.mount(world.host)).to.have.property('_tag', 'Right')
      return { ...wallet, button, outcomes }
    }

    it('PAY-08, PAY-09 offers no wallet that was not accepted, and draws nothing for none (28, 29)', async () => {
      const world = open()
      await world.processor.open(processorContext())
      const { methods } = world.processor.supports
      for (const accepted of [[], ['apple_pay'], ['google_pay'], ['apple_pay', 'google_pay']] as const) {
        const offered = await world.processor.walletsOffered(accepted)
        expect(accepted).to.include.members([...offered])
        expect(methods).to.include.members([...offered])
      }
      expect(world.host.childElementCount).to.equal(0)
    })

    if (open().wallet === undefined) return

    it('PAY-14, PAY-16 a wallet pays once per sheet, however often its button is pressed (30, 32)', async () => {
      const { press, approve, isSheetOpen, outcomes } = await walletOn(open())
      const finished = (count: number) =>
        eventually(
          async () => outcomes.length,
          (now) => now >= count,
        )
      press()
      press()
      expect(isSheetOpen()).to.equal(true)
      approve()
      await finished(1)
      expect(isSheetOpen()).to.equal(false)
      press()
      approve()
      await finished(2)
      expect(outcomes).to.have.length(2)
      const tokens = outcomes.map((outcome) => JSON.stringify(outcome))
      for (const outcome of tokens) expect(outcome).to.match(/"_tag":"Right".*"(?:nonce|transactionId)":"[^"]/)
      // A token is single-use; a transaction is the one that was opened.
      if (tokens.some((outcome) => outcome.includes('"nonce"'))) expect(new Set(tokens).size).to.equal(2)
    })

    it('PAY-14 a wallet of a processor with intents closes where none could be opened', async () => {
      const world = open()
      await world.processor.open(processorContext())
      const { wallet } = world
      if (wallet === undefined) throw new Error('there is no wallet')
      const asked: string[] = []
      const intent: WalletRequest['intent'] = async () => {
        asked.push('asked')
        return left({ _tag: 'Cancelled' })
      }
      const button = world.processor.walletButton({ ...walletRequest, kinds: ['apple_pay'], intent })
      const outcomes: unknown[] = []
      button.onFinished((outcome) => outcomes.push(outcome))
      await button.mount(world.host)
      wallet.press()
      wallet.approve()
      await eventually(
        async () => outcomes.length,
        (count) => count === 1,
      )
      // A processor that returns a token requests none.
      if (asked.length > 0) expect(outcomes).to.deep.equal([left({ _tag: 'Cancelled' })])
      expect(wallet.isSheetOpen()).to.equal(false)
    })

    it('PAY-10 a wallet that is closed is cancelled, and can be opened again (33, 34)', async () => {
      const { press, cancel, isSheetOpen, outcomes } = await walletOn(open())
      press()
      cancel()
      expect(outcomes).to.deep.equal([left({ _tag: 'Cancelled' })])
      press()
      expect(isSheetOpen()).to.equal(true)
    })

    it('PAY-10 a wallet that is taken away cancels its sheet and leaves nothing behind (27, 41)', async () => {
      const world = open()
      const { press, button, isSheetOpen, outcomes } = await walletOn(world)
      press()
      button.dispose()
      expect(outcomes).to.deep.equal([left({ _tag: 'Cancelled' })])
      expect(isSheetOpen()).to.equal(false)
      expect(world.host.childElementCount).to.equal(0)
      expect(await button.mount(world.host)).to.have.property('_tag', 'Left')
    })
  })
}
