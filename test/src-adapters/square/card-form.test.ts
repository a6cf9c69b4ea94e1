import type { Card, Payments } from '@square/web-payments-sdk-types'
import { expect } from 'chai'
import { isRight, right } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { squareCardForm } from '../../../src-adapters/square/card-form.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { formWords } from '../../contracts/form-words.ts'

describe("Square's card form", () => {
  it('PAY-19, PAY-43 leads to the first field that is wrong', async () => {
    const focused: string[] = []
    const card: Partial<Card> = {
      attach: async () => {},
      addEventListener: () => {},
      focus: async (field) => focused.push(field) > 0,
      tokenize: async () => Object({ status: 'Invalid', errors: [{ field: 'cvv' }, { field: 'expirationDate' }] }),
    }
    const payments: Payments = Object({ card: async () => card })
    const { window } = new JSDOM('<main></main>')
    const host = window.document.querySelector('main')
    if (host === null) throw new Error('no host')
    const form = squareCardForm(payments, {
      credentials: async () => ({}),
      locale: 'en',
      environment: 'sandbox',
      currency: 'USD',
      country: 'US',
      loadScript: async () => right(undefined),
      words: formWords,
    })
    await form.mount(host)
    const outcome = await form.submit({ use: 'charge', amount: minor(1_500) })
    expect(isRight(outcome)).to.equal(false)
    expect(focused).to.deep.equal(['expirationDate'])
  })
})
