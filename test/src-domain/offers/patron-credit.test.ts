import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { isCardValue, mostCardValue } from '../../../src-domain/offers/issued-card.ts'
import { creditProblem, mostCredit } from '../../../src-domain/offers/patron-credit.ts'

describe('A change of credit', () => {
  const patron = { credit: minor(1_000), held: minor(300) }

  it('takes at most what is there and not held', () => {
    expect(creditProblem(patron, minor(-700))).to.equal(undefined)
    expect(creditProblem(patron, minor(-701))).to.deep.equal({ _tag: 'TooLittleCredit', available: minor(700) })
  })

  it('changes something, and not more than the limit', () => {
    expect(creditProblem(patron, mostCredit)).to.equal(undefined)
    expect(creditProblem(patron, minor(0))).to.deep.equal({ _tag: 'AmountOutOfRange' })
    expect(creditProblem(patron, minor(mostCredit + 1))).to.deep.equal({ _tag: 'AmountOutOfRange' })
  })
})

describe('The value of a gift card', () => {
  it('is above zero and at most the limit', () => {
    const values = [-1, 0, 1, mostCardValue, mostCardValue + 1]
    expect(values.map((value) => isCardValue(minor(value)))).to.deep.equal([false, false, true, true, false])
  })
})
