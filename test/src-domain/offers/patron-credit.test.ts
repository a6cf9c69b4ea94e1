import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { isCardValue, mostCardValue } from '../../../src-domain/offers/issued-card.ts'
import { creditProblem, mostCredit } from '../../../src-domain/offers/patron-credit.ts'

describe('A change of credit', () => {
  const patron = { credit: minor(1_000), held: minor(300) }

  it('takes at most what is there and not held', () => {
    expect(creditProblem(patron, minor(-700), 'USD')).to.equal(undefined)
    expect(creditProblem(patron, minor(-701), 'USD')).to.deep.equal({ _tag: 'TooLittleCredit', available: minor(700) })
  })

  it('changes something, and not more than the limit', () => {
    expect(creditProblem(patron, mostCredit('USD'), 'USD')).to.equal(undefined)
    expect(creditProblem(patron, minor(0), 'USD')).to.deep.equal({ _tag: 'AmountOutOfRange' })
    expect(creditProblem(patron, minor(mostCredit('USD') + 1), 'USD')).to.deep.equal({ _tag: 'AmountOutOfRange' })
    expect([mostCredit('JPY'), mostCredit('COP'), mostCredit('KWD')]).to.deep.equal([
      1_000_000, 1_000_000_000, 10_000_000,
    ])
  })

  it('leaves no more than a column holds', () => {
    const rich = { credit: minor(1_500_000_000), held: minor(0) }
    expect(creditProblem(rich, minor(500_000_000), 'IDR')).to.equal(undefined)
    expect(creditProblem(rich, minor(500_000_001), 'IDR')).to.deep.equal({ _tag: 'AmountOutOfRange' })
  })
})

describe('The value of a gift card', () => {
  it('is above zero and at most the limit', () => {
    const values = [-1, 0, 1, mostCardValue('USD'), mostCardValue('USD') + 1]
    expect(values.map((value) => isCardValue(minor(value), 'USD'))).to.deep.equal([false, false, true, true, false])
  })
})
