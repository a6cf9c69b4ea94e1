import { expect } from 'chai'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import type { OpaqueData } from '../../../src-adapters/authorize/accept-answer.ts'
import type { TypedFields } from '../../../src-adapters/authorize/card-fields.ts'
import { authorizeCardForm } from '../../../src-adapters/authorize/card-form.ts'
import { readNonce } from '../../../src-adapters/authorize/nonce.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { CardFormState } from '../../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../../src-domain/payment/payment-problem.ts'
import { someIds } from '../../builders/fake-ports.ts'
import { formWords } from '../../contracts/form-words.ts'

const june2025 = Date.UTC(2025, 5, 15)
const good = {
  number: '4111111111111111',
  expMonth: '12',
  expYear: '2030',
  cvc: '987',
  postalCode: '10001',
  street: '1 Main Street',
}
const opaque = { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: 'eyJ0b2tlbiI6IjEifQ==' }
const charge = { use: 'charge', amount: minor(1999) } as const

async function aForm(answer: () => Promise<Outcome<OpaqueData>> = async () => right(opaque)) {
  const { window } = new JSDOM('<body><div id="host"></div></body>')
  const host = window.document.body
  const handed: TypedFields[] = []
  const form = authorizeCardForm({
    words: formWords,
    country: 'US',
    clock: { now: () => june2025 },
    ids: someIds(),
    tokenise: (typed) => {
      handed.push(typed)
      return answer()
    },
  })
  const states: CardFormState[] = []
  form.onState((state) => states.push(state))
  await form.mount(host)
  const control = (field: string) => {
    const found = host.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-field="${field}"] :is(input, select)`)
    if (found === null) throw new Error(field)
    return found
  }
  const type = (field: string, text: string) => {
    control(field).value = text
    control(field).dispatchEvent(new window.Event('input', { bubbles: true }))
    control(field).dispatchEvent(new window.Event('blur'))
  }
  const fill = (but: Partial<typeof good> = {}) => {
    for (const [field, text] of Object.entries({ ...good, ...but })) type(field, text)
  }
  return { form, host, handed, states, control, type, fill }
}

describe("Authorize.Net's form", () => {
  it('PAY-21 asks for number, code, month, year of the next fifty, ZIP code and street', async () => {
    const { host, control } = await aForm()
    const fields = [...host.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset['field'])
    expect(fields).to.have.members(['number', 'cvc', 'expMonth', 'expYear', 'postalCode', 'street'])
    const options = (field: string) => [...control(field).querySelectorAll('option')].map(({ value }) => value).slice(1)
    expect(options('expMonth').map(Number)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect([options('expYear')[0], options('expYear').at(-1)]).to.deep.equal(['2025', '2075'])
  })

  it('PAY-26 says of a date that is past that it is, and takes a card through its last day', async () => {
    const { fill, type, states } = await aForm()
    fill({ expMonth: '05', expYear: '2025' })
    expect(states.at(-1)?.problems).to.deep.equal({ expMonth: 'expired' })
    type('expMonth', '06')
    expect(states.at(-1)).to.deep.include({ problems: {}, complete: true })
  })

  it('CARD-11 hands street and ZIP code on with the nonce, and what is known of the card', async () => {
    const { form, fill, handed } = await aForm()
    fill()
    const outcome = await form.submit(charge)
    if (isLeft(outcome)) throw new Error(outcome.left._tag)
    const { nonce, card, street } = outcome.right
    expect(nonce).to.match(/^[\x21-\x7e]{1,4096}$/)
    expect(readNonce(nonce)).to.deep.equal({ ...opaque, street: '1 Main Street', postalCode: '10001' })
    expect(card).to.deep.equal({ brand: 'visa', last4: '1111', expMonth: 12, expYear: 2030 })
    expect(street).to.equal('1 Main Street')
    expect(handed).to.have.length(1)
  })

  it('PAY-05 keeps neither number nor code once there is a nonce, and both where there is none', async () => {
    const { form, fill, control, states } = await aForm()
    fill()
    await form.submit(charge)
    expect([control('number').value, control('cvc').value, control('street').value]).to.deep.equal([
      '',
      '',
      '1 Main Street',
    ])
    expect(states.at(-1)).to.deep.include({ complete: false, problems: {} })
    const failing = await aForm(async () => left({ _tag: 'ProcessingFailed' }))
    failing.fill()
    expect(await failing.form.submit(charge)).to.have.nested.property('left._tag', 'ProcessingFailed')
    expect(failing.control('number').value).to.equal('4111 1111 1111 1111')
  })

  it('PAY-23 what the vendor says of a field stands there until the field is changed', async () => {
    const { form, fill, type, states, control } = await aForm(async () =>
      left({ _tag: 'InvalidFields', fields: { number: 'invalid' } }),
    )
    fill()
    expect(await form.submit(charge)).to.have.nested.property('left._tag', 'InvalidFields')
    expect(states.at(-1)?.problems).to.deep.equal({ number: 'invalid' })
    expect(control('number').getAttribute('aria-invalid')).to.equal('true')
    type('number', '4242424242424242')
    expect(states.at(-1)?.problems).to.deep.equal({})
  })
})
