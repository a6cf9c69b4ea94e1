import { expect } from 'chai'
import { cleanGiftCardNumber, giftCardNumberProblem } from '../../../src-domain/gift-card/gift-card-number.ts'
import { refusalOfCheck, refusalOfFailure } from '../../../src-domain/gift-card/gift-card-refusal.ts'
import { zero } from '../../../src-domain/money/minor.ts'

describe('A gift card number', () => {
  it('GIFT-02 has 1 to 32 characters without its spaces and dashes', () => {
    expect(cleanGiftCardNumber(' 4000-1111 2222–3333\t')).to.equal('4000111122223333')
    for (const typed of ['', '  ', ' - -']) {
      expect(giftCardNumberProblem(typed), typed).to.deep.equal({ _tag: 'NumberMissing' })
    }
    expect(giftCardNumberProblem('-7-')).to.equal(undefined)
    expect(giftCardNumberProblem(`${'1234-'.repeat(8)}`)).to.equal(undefined)
    expect(giftCardNumberProblem(`${'1234-'.repeat(8)}9`)).to.deep.equal({ _tag: 'NumberTooLong' })
  })
})

describe('Why a gift card is not applied', () => {
  it('GIFT-06, GIFT-08 not valid and 404 are the same to the customer', () => {
    expect(refusalOfCheck({ isValid: false, balance: zero })).to.deep.equal({ _tag: 'CardNotFound' })
    expect(refusalOfFailure({ _tag: 'Refused', status: 404, message: 'No such row' })).to.deep.equal({
      _tag: 'CardNotFound',
    })
    expect(refusalOfCheck({ isValid: true, balance: zero })).to.equal(undefined)
  })

  it('GIFT-07, GIFT-09 other errors speak for themselves, and silent ones are unknown', () => {
    expect(refusalOfFailure({ _tag: 'Refused', status: 400, message: 'Try later' })).to.deep.equal({
      _tag: 'ServerSaid',
      text: 'Try later',
    })
    const tooMany = { _tag: 'Refused', status: 429, message: 'Too many.', code: 'too_many_requests' } as const
    expect(refusalOfFailure(tooMany)).to.deep.equal({
      _tag: 'ServerSaid',
      text: 'Too many.',
      why: 'too_many_requests',
    })
    for (const failure of [
      { _tag: 'Refused', status: 500 },
      { _tag: 'Refused', status: 500, message: ' ' },
      { _tag: 'NoResponse' },
      { _tag: 'NotSent', detail: 'offline' },
      { _tag: 'NotUnderstood', detail: 'isValid' },
    ] as const) {
      expect(refusalOfFailure(failure)).to.deep.equal({ _tag: 'UnknownError' })
    }
  })
})
