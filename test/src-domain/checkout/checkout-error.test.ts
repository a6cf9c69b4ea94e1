import { expect } from 'chai'
import { buttonWord, type CheckoutError } from '../../../src-domain/checkout/checkout-error.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import {
  blockingReasons,
  validationFailureProblem,
  validationProblem,
} from '../../../src-domain/placement/validation-verdict.ts'

describe('What the server says of an order', () => {
  it('CHK-30 its listed reasons block, with its own message', () => {
    for (const reason of blockingReasons) {
      expect(validationProblem({ isValid: false, reason, message: 'Too late' })).to.deep.equal({
        _tag: 'BlockedByServer',
        reason,
        message: 'Too late',
      })
    }
    expect(blockingReasons).to.include.members([
      'pickup-closed',
      'delivery-radius',
      'order-minimum',
      'closed',
      'preorder',
      'table',
    ])
  })

  it('CHK-31 any other reason is the generic cart error', () => {
    expect(validationProblem({ isValid: false, reason: 'moon-phase', message: 'x' })).to.deep.equal({
      _tag: 'CartError',
    })
    expect(validationProblem({ isValid: false })).to.deep.equal({ _tag: 'CartError' })
  })

  it('CHK-32 a valid order has no problem, whatever else the answer says', () => {
    expect(validationProblem({ isValid: true, reason: 'items' })).to.equal(undefined)
  })

  it('CHK-33 an answer that is an error stops the order, no answer does not', () => {
    expect(validationFailureProblem({ _tag: 'Refused', status: 500 })).to.deep.equal({ _tag: 'CartError' })
    expect(validationFailureProblem({ _tag: 'NoResponse' })).to.equal(undefined)
  })
})

describe('The error of the checkout', () => {
  it('CHK-38 a validation error has its own word on the button; lifting it gives the text back', () => {
    const table: readonly [CheckoutError<string>, string | undefined][] = [
      [{ _tag: 'Validation', why: { _tag: 'NoPayment' } }, 'AddPayment'],
      [
        { _tag: 'Validation', why: { _tag: 'BelowMinimum', minimum: minor(2), amount: minor(1), missing: minor(1) } },
        'MinimumNotMet',
      ],
      [{ _tag: 'Validation', why: { _tag: 'NoLocation' } }, 'SelectLocation'],
      [{ _tag: 'Validation', why: { _tag: 'CartError' } }, 'OrderUnavailable'],
      [{ _tag: 'Validation', why: { _tag: 'BlockedByServer', reason: 'closed' } }, 'OrderUnavailable'],
      [{ _tag: 'None' }, undefined],
    ]
    for (const [error, word] of table) expect(buttonWord(error)).to.equal(word)
  })

  it('CHK-39 a server error has none', () => {
    expect(buttonWord({ _tag: 'Server', why: 'declined' })).to.equal(undefined)
  })
})
