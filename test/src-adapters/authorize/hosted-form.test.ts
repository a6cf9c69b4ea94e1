import { expect } from 'chai'
import { isRight, left } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { hostedCardForm } from '../../../src-adapters/authorize/hosted-form.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { CardFormState } from '../../../src-domain/payment/card-form.ts'
import { hostedCard as words } from '../../../src-ui/messages/hosted-card.en.ts'
import { someIds } from '../../builders/fake-ports.ts'

const charge = { use: 'charge', amount: minor(1999) } as const
const minutes = 60_000

function answered(last4: string) {
  return {
    messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01' }] },
    opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: `of the card ${last4}` },
    encryptedCardData: { cardNumber: `XXXXXXXXXXXX${last4}`, expDate: '12/30', bin: '411111' },
    customerInformation: { zip: '10001', address: '1 Main Street' },
  }
}

/** The form under the vendor's fake one, with a clock that the test moves. */
async function aForm() {
  const { window } = new JSDOM('<body></body>')
  const host = window.document.body
  const waits: { due: number; done: () => void }[] = []
  let now = 0
  let hear: (answer: unknown) => void = () => undefined
  const form = hostedCardForm({
    words,
    ids: someIds(),
    pause: { wait: (milliseconds) => new Promise((done) => waits.push({ due: now + milliseconds, done })) },
    acceptUi: {
      open: (heard) => {
        hear = heard
      },
    },
  })
  const states: CardFormState[] = []
  form.onState((state) => states.push(state))
  await form.mount(host)
  const button = host.querySelector('button')
  if (button === null) throw new Error('the form has no button')
  const enter = (last4: string) => {
    button.click()
    hear(answered(last4))
  }
  const pass = async (milliseconds: number) => {
    now += milliseconds
    for (const { due, done } of waits) if (due <= now) done()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { form, host, button, states, enter, pass }
}

describe("Authorize.Net's own form, from our page", () => {
  it('keeps a card for fourteen of the fifteen minutes that its nonce is good for, and then asks for it again', async () => {
    const { form, host, button, states, enter, pass } = await aForm()
    enter('1111')
    expect(host.querySelector('output')?.textContent).to.equal('Card added: •••• 1111, 12/30')
    await pass(13.9 * minutes)
    expect(states.at(-1)?.complete).to.equal(true)
    await pass(0.1 * minutes)
    expect(states.at(-1)).to.include({ complete: false, empty: true })
    expect(host.querySelector('output')?.textContent).to.equal('')
    expect(button.textContent).to.equal('Enter your card')
    const outcome = await form.submit(charge, {})
    expect(outcome).to.deep.equal(left({ _tag: 'InvalidFields', fields: { number: 'missing' } }))
    expect(host.querySelector('p')?.hidden).to.equal(false)
  })

  it('a card that took the place of another has its own fourteen minutes', async () => {
    const { form, enter, pass, states } = await aForm()
    enter('1111')
    await pass(10 * minutes)
    enter('4444')
    await pass(5 * minutes)
    expect(states.at(-1)?.complete).to.equal(true)
    const outcome = await form.submit(charge, {})
    expect(isRight(outcome) && outcome.right.card?.last4).to.equal('4444')
  })

  it('a nonce goes once: who pays again is asked for the card again', async () => {
    const { form, enter } = await aForm()
    enter('1111')
    expect(isRight(await form.submit(charge, {}))).to.equal(true)
    expect(isRight(await form.submit(charge, {}))).to.equal(false)
  })
})
