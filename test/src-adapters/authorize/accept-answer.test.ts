import { expect } from 'chai'
import { isRight, right } from 'fp-ts/lib/Either.js'
import { readAccept, readHosted } from '../../../src-adapters/authorize/accept-answer.ts'
import { cardForm } from '../../../src-ui/messages/card-form.en.ts'
import { pay as englishPay } from '../../../src-ui/messages/pay.en.ts'
import { cardFormWords } from '../../../src-ui/payment/card-form-words.ts'
import { paymentProblemWords } from '../../../src-ui/payment/card-words.ts'

function said(...codes: readonly string[]) {
  return { messages: { resultCode: 'Error', message: codes.map((code) => ({ code, text: 'of the vendor' })) } }
}

function read(...codes: readonly string[]): readonly string[] {
  const outcome = readAccept(said(...codes))
  if (isRight(outcome)) return ['taken']
  const { left: problem } = outcome
  if (problem._tag !== 'InvalidFields') return [paymentProblemWords(englishPay, problem) ?? '']
  const { problem: words } = cardFormWords(cardForm, englishPay)
  return (['number', 'expMonth', 'expYear', 'cvc', 'postalCode', 'street'] as const).flatMap((field) => {
    const wrong = problem.fields[field]
    return wrong === undefined ? [] : [words(field, wrong)]
  })
}

describe('What Accept.js answers', () => {
  const texts = {
    'PAY-23 E_WC_05': 'Please provide valid credit card number',
    'PAY-23 E_WC_20': 'Please provide valid credit card number',
    'PAY-24 E_WC_06': 'Please provide valid expiration month',
    'PAY-25 E_WC_07': 'Please provide valid expiration year',
    'PAY-26 E_WC_08': 'Please provide valid expiration month and year',
    'PAY-27 E_WC_15': 'Please provide valid CVV',
    'PAY-28 E_WC_16': 'Please provide valid ZIP code',
    'PAY-29 E_WC_19': 'An error occurred during processing. Please try again',
  }
  for (const [name, text] of Object.entries(texts))
    it(`${name} is told the customer as the catalogue has it`, () => {
      expect(read(name.split(' ')[1] ?? '')).to.deep.equal([text])
    })

  it('PAY-30 any other code is that no payments are taken, also one that nobody has heard of', () => {
    for (const code of ['E_WC_01', 'E_WC_03', 'E_WC_10', 'E_WC_17', 'E_WC_21', 'E_WC_99'])
      expect(read(code)[0], code).to.equal(
        'We are unable to accept payments at this time. Please contact the restaurant.',
      )
    expect(read()[0]).to.match(/^We are unable to accept payments/)
    expect(readAccept({ odd: true })).to.have.nested.property('left._tag', 'Misconfigured')
  })

  it('PAY-23, PAY-27 tells several fields together, and what no field can mend before them', () => {
    expect(read('E_WC_05', 'E_WC_15')).to.deep.equal([
      'Please provide valid credit card number',
      'Please provide valid CVV',
    ])
    expect(read('E_WC_05', 'E_WC_21')[0]).to.match(/^We are unable/)
  })

  it('PAY-22 names each field that is empty', () => {
    const { number, cvc, expMonth, expYear, street, postalCode } = cardForm.fieldMissing
    expect([number, cvc, expMonth, expYear, street, postalCode]).to.deep.equal([
      'Card number Required',
      'CVV is required',
      'Expiration Month required',
      'Expiration Year required',
      'Billing Street Address required',
      'Zip code is required',
    ])
  })
})

describe('What AcceptUI answers', () => {
  const nonce = { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: 'a-nonce' }
  const fine = { messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01' }] }, opaqueData: nonce }

  it('PAY-52 is a nonce, what the customer may know the card by, and the address of its holder', () => {
    const encryptedCardData = { cardNumber: 'XXXXXXXXXXXX1111', expDate: '12/30', bin: '411111' }
    const customerInformation = { firstName: 'Ada', lastName: 'L', zip: ' 10001 ', address: '1 Main Street' }
    expect(readHosted({ ...fine, encryptedCardData, customerInformation })).to.deep.equal(
      right({
        opaque: nonce,
        card: { brand: 'visa', last4: '1111', expMonth: 12, expYear: 2030 },
        postalCode: '10001',
        street: '1 Main Street',
      }),
    )
  })

  it('PAY-52 is a nonce without the rest where that is missing or cannot be read', () => {
    const bare = right({ opaque: nonce, postalCode: '', street: '' })
    expect(readHosted(fine)).to.deep.equal(bare)
    for (const expDate of ['13/30', '2030', '', 'soon'])
      expect(readHosted({ ...fine, encryptedCardData: { cardNumber: 'XXXX1111', expDate } }), expDate).to.deep.equal(
        bare,
      )
    expect(readHosted({ ...fine, encryptedCardData: { cardNumber: 'XXXX', expDate: '1/30' } })).to.deep.equal(bare)
  })

  it('PAY-23, PAY-29, PAY-30 is what Accept.js would say where it is no nonce', () => {
    for (const codes of [['E_WC_05'], ['E_WC_19'], ['E_WC_21'], ['E_WC_99'], []])
      expect(readHosted(said(...codes)), codes.join()).to.deep.equal(readAccept(said(...codes)))
    for (const odd of [
      undefined,
      null,
      {},
      'ok',
      { ...fine, opaqueData: undefined },
      { ...fine, customerInformation: 7 },
    ])
      expect(readHosted(odd)).to.have.nested.property('left._tag', 'Misconfigured')
  })
})
