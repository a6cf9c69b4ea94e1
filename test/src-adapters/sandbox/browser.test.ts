import { expect } from 'chai'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sandboxPolicy } from '../../../src-adapters/sandbox/policy.ts'
import { readInstrument } from '../../../src-adapters/sandbox/sandbox-instrument.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { CardField, Outcome } from '../../../src-domain/payment/payment-problem.ts'
import type { PaidByWallet } from '../../../src-domain/payment/wallet-button.ts'
import { eventually } from '../../builders/order-server-builder.ts'
import { paymentProcessorContract, processorContext } from '../../contracts/payment-processor.ts'
import { goodCard, sandboxOnPage } from './conformance.ts'

paymentProcessorContract('the sandbox', sandboxOnPage)

describe('the sandbox form', () => {
  const ready = async (number: string) => {
    const at = sandboxOnPage()
    await at.processor.open(processorContext())
    const form = at.processor.cardForm()
    await form.mount(at.host)
    for (const [field, text] of Object.entries({ ...goodCard, number })) at.type(field as keyof typeof goodCard, text)
    const value = (field: CardField) => at.host.querySelector<HTMLInputElement>(`[data-field="${field}"] input`)?.value
    return { ...at, form, value, submit: () => form.submit({ use: 'charge', amount: minor(1999) }) }
  }
  const outcomes = {
    '4242424242424242': { _tag: 'Approves' },
    '4000000000000002': { _tag: 'Declines', reason: 'declined' },
    '4000000000009995': { _tag: 'Declines', reason: 'insufficient-funds' },
    '4000000000000069': { _tag: 'Declines', reason: 'expired-card' },
    '4000000000000127': { _tag: 'Declines', reason: 'wrong-cvc' },
    '4000000000000259': { _tag: 'TimesOutAfterCharging' },
  }
  for (const [number, behaviour] of Object.entries(outcomes)) {
    it(`PAY-52 makes of ${number} a nonce that its server side reads`, async () => {
      const outcome = await (await ready(number)).submit()
      if (isLeft(outcome)) throw new Error(outcome.left._tag)
      expect(readInstrument({ _tag: 'Nonce', nonce: outcome.right.nonce })).to.deep.equal({
        behaviour,
        card: { brand: 'visa', last4: number.slice(-4) },
      })
    })
  }

  it('PAY-52 makes a nonce of a card that will need a further step like of any other', async () => {
    const outcome = await (await ready('4000000000003220')).submit()
    if (isLeft(outcome)) throw new Error(outcome.left._tag)
    expect(readInstrument({ _tag: 'Nonce', nonce: outcome.right.nonce })?.behaviour).to.deep.equal({
      _tag: 'AsksForStep',
    })
  })

  it('PAY-05 shows the number in fours and the date as on the card', async () => {
    const { value, type } = await ready('4242424242424242')
    expect(value('number')).to.equal('4242 4242 4242 4242')
    expect(value('expiry')).to.equal('08/30')
    type('expiry', '4')
    expect(value('expiry')).to.equal('04')
  })

  it('PAY-05 an empty field looks empty: no example stands in it that could be taken for what was typed', async () => {
    const { host } = await ready('4242424242424242')
    const examples = [...host.querySelectorAll('input')].map(({ placeholder }) => placeholder)
    expect(examples).to.deep.equal(['', 'MM/YY', '', ''])
  })

  it('PAY-05 keeps everything but the security code once the card was used', async () => {
    const { submit, value } = await ready('4000000000000002')
    await submit()
    expect([value('number'), value('expiry'), value('cvc'), value('postalCode')]).to.deep.equal([
      '4000 0000 0000 0002',
      '08/30',
      '',
      '10001',
    ])
  })

  it('PAY-05 lets a card through the last day of its month, and American Express have four digits', async () => {
    const { form, type } = await ready('378282246310005')
    let problems: object = {}
    form.onState((now) => {
      problems = now.problems
    })
    type('expiry', '0625')
    expect(problems).to.deep.equal({ cvc: 'invalid' })
    type('cvc', '1234')
    expect(problems).to.deep.equal({})
  })

  it('PAY-49 loads no script and opens nothing in the content policy', () => {
    expect(sandboxPolicy).to.deep.equal({ scripts: [], frames: [], connects: [] })
  })
})

describe('the wallet of the sandbox', () => {
  const sheet = async (press: readonly string[], bank: { status?: number; hears?: boolean } = {}) => {
    const at = sandboxOnPage()
    Object.assign(at.heard.bank, bank)
    await at.processor.open(processorContext())
    const button = at.processor.walletButton({
      amount: minor(1999),
      currency: 'USD',
      country: 'US',
      label: 'Order total',
      kinds: ['google_pay'],
      intent: async () => right({ clientSecret: 'txn_7_secret_9' }),
    })
    const outcomes: Outcome<PaidByWallet>[] = []
    button.onFinished((outcome) => outcomes.push(outcome))
    await button.mount(at.host)
    at.wallet?.press()
    const words = at.host.querySelector('dialog')?.textContent ?? ''
    for (const text of press) {
      const button = () => [...at.host.querySelectorAll('dialog button')].find((one) => one.textContent === text)
      await eventually(
        async () => button() !== undefined,
        (isThere) => isThere,
      )
      const found = button()
      found?.dispatchEvent(new (at.page.defaultView ?? globalThis).Event('click', { bubbles: true }))
    }
    await eventually(
      async () => outcomes.length,
      (count) => count > 0,
    )
    return { words, outcome: outcomes[0], said: at.heard.said }
  }
  const paid = right({ _tag: 'Transaction', transactionId: 'txn_7' })
  const confirmed = { step: 'txn_7_secret_9', answer: 'confirm' }

  it('PAY-11, PAY-14, PAY-16 shows what will be paid, and confirms at its bank what was opened', async () => {
    const { words, outcome, said } = await sheet(['Pay $19.99'])
    expect(words).to.include('Pay $19.99').and.to.include('Play money')
    expect([outcome, said]).to.deep.equal([paid, [confirmed]])
  })

  it('PAY-15 the bank may ask once more, and only a yes there confirms', async () => {
    const yes = await sheet(['Ask', 'Yes'])
    expect([yes.outcome, yes.said]).to.deep.equal([paid, [confirmed]])
    const no = await sheet(['Ask', 'No'])
    expect([no.outcome, no.said]).to.deep.equal([
      left({ _tag: 'Declined', reason: 'declined' }),
      [{ ...confirmed, answer: 'refuse' }],
    ])
  })

  it('PAY-17 can be declined at will', async () => {
    const { outcome } = await sheet(['Decline'])
    expect(outcome).to.deep.equal(left({ _tag: 'Declined', reason: 'declined' }))
  })

  it('PAY-16 without an answer of its bank it may have paid, and says which payment', async () => {
    const { outcome } = await sheet(['Pay $19.99'], { hears: false })
    expect(outcome).to.deep.equal(left({ _tag: 'OutcomeUnknown', transactionId: 'txn_7' }))
  })

  it('PAY-04, PAY-08 is there in development only, and of the accepted kinds only', async () => {
    const { processor } = sandboxOnPage()
    await processor.open({ ...processorContext(), environment: 'production' })
    expect(await processor.walletsOffered(['apple_pay'])).to.deep.equal([])
    const other = sandboxOnPage().processor
    expect(await other.walletsOffered(['apple_pay'])).to.deep.equal([])
    await other.open(processorContext())
    expect(await other.walletsOffered(['google_pay'])).to.deep.equal(['google_pay'])
  })
})

describe("the sandbox's bank", () => {
  const asked = async () => {
    const at = sandboxOnPage()
    await at.processor.open(processorContext())
    const form = at.processor.furtherStep('sbxstep_1')
    return { ...at, ended: form.take(at.host) }
  }

  it('PAY-15 hears what was pressed, once', async () => {
    const { step, ended, heard } = await asked()
    step?.refuse()
    step?.confirm()
    expect(await ended).to.deep.equal(right(undefined))
    expect(heard.said).to.deep.equal([{ step: 'sbxstep_1', answer: 'refuse' }])
  })

  it('PAY-15 may have heard what nobody answered, and was not there where nobody knows it', async () => {
    const lost = await asked()
    lost.heard.bank.hears = false
    lost.step?.confirm()
    expect(await lost.ended).to.deep.equal(left({ _tag: 'OutcomeUnknown' }))
    const elsewhere = await asked()
    elsewhere.heard.bank.status = 404
    elsewhere.step?.confirm()
    expect(await elsewhere.ended).to.deep.equal(left({ _tag: 'Unavailable', cause: 'unsupported' }))
  })
})
