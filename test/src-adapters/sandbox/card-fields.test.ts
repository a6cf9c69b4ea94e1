import { expect } from 'chai'
import { fieldProblem } from '../../../src-adapters/sandbox/card-fields.ts'
import { processorContext } from '../../contracts/payment-processor.ts'
import { sandboxOnPage } from './conformance.ts'

describe('the fields of the sandbox form', () => {
  it('PAY-05 a card is good up to the moment at which its month is over', () => {
    const texts = { number: '4242424242424242', expiry: '08/30', cvc: '987', postalCode: '10001' }
    const over = Date.UTC(2030, 8)
    expect(fieldProblem('expiry', texts, over - 1)).to.equal(undefined)
    expect(fieldProblem('expiry', texts, over)).to.equal('expired')
  })

  it('PAY-19 complains of a field that was left, and of none that nobody has come to yet', async () => {
    const { processor, host, type } = sandboxOnPage()
    await processor.open(processorContext())
    const form = processor.cardForm()
    await form.mount(host)
    let said: object = {}
    form.onState(({ problems }) => {
      said = problems
    })
    type('number', '4242')
    expect(said).to.deep.equal({ number: 'invalid' })
    type('number', '4242424242424242')
    expect(said).to.deep.equal({})
    form.dispose()
  })
})
