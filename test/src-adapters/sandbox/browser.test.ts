import { expect } from 'chai'
import { sandboxPolicy } from '../../../src-adapters/sandbox/policy.ts'
import { readInstrument } from '../../../src-adapters/sandbox/sandbox-instrument.ts'
import { cents } from '../../../src-domain/money/cents.ts'
import type { CardField, CardToken, Outcome } from '../../../src-domain/payment/payment-processor.ts'
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
    return { ...at, form, value, submit: () => form.submit({ use: 'charge', amount: cents(1999) }) }
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
      if (!outcome.ok) throw new Error(outcome.problem._tag)
      expect(readInstrument('Nonce', outcome.value.nonce)).to.deep.equal({
        behaviour,
        card: { brand: 'visa', last4: number.slice(-4) },
      })
    })
  }

  it('PAY-52 makes a nonce of a card that will need a further step like of any other', async () => {
    const outcome = await (await ready('4000000000003220')).submit()
    if (!outcome.ok) throw new Error(outcome.problem._tag)
    expect(readInstrument('Nonce', outcome.value.nonce)?.behaviour).to.deep.equal({ _tag: 'AsksForStep' })
  })

  it('PAY-05 shows the number in fours and the date as on the card', async () => {
    const { value, type } = await ready('4242424242424242')
    expect(value('number')).to.equal('4242 4242 4242 4242')
    expect(value('expiry')).to.equal('08/30')
    type('expiry', '4')
    expect(value('expiry')).to.equal('04')
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
  const sheet = async (answer: number) => {
    const at = sandboxOnPage()
    await at.processor.open(processorContext())
    const button = at.processor.walletButton({
      amount: cents(1999),
      currency: 'USD',
      country: 'US',
      label: 'Order total',
      kinds: ['google_pay'],
    })
    const outcomes: Outcome<CardToken>[] = []
    button.onFinished((outcome) => outcomes.push(outcome))
    await button.mount(at.host)
    at.wallet?.press()
    const words = at.host.querySelector('dialog')?.textContent ?? ''
    at.host.querySelectorAll<HTMLButtonElement>('dialog button')[answer]?.click()
    return { words, outcome: outcomes[0] }
  }

  it('PAY-11, PAY-16 shows what will be paid, and gives a nonce that the server side approves', async () => {
    const { words, outcome } = await sheet(0)
    expect(words).to.include('Pay 1999').and.to.include('Play money')
    if (outcome?.ok !== true) throw new Error('refused')
    expect(readInstrument('Nonce', outcome.value.nonce)).to.deep.equal({
      behaviour: { _tag: 'Approves' },
      card: { brand: 'visa', last4: '4242' },
    })
  })

  it('PAY-17 can be declined at will', async () => {
    expect((await sheet(1)).outcome).to.deep.equal({ ok: false, problem: { _tag: 'Declined', reason: 'declined' } })
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
    expect(await ended).to.deep.equal({ ok: true, value: undefined })
    expect(heard.said).to.deep.equal([{ step: 'sbxstep_1', answer: 'refuse' }])
  })

  it('PAY-15 may have heard what nobody answered, and was not there where nobody knows it', async () => {
    const lost = await asked()
    lost.heard.bank.hears = false
    lost.step?.confirm()
    expect(await lost.ended).to.deep.equal({ ok: false, problem: { _tag: 'OutcomeUnknown' } })
    const elsewhere = await asked()
    elsewhere.heard.bank.status = 404
    elsewhere.step?.confirm()
    expect(await elsewhere.ended).to.deep.equal({
      ok: false,
      problem: { _tag: 'Unavailable', cause: 'unsupported' },
    })
  })
})
