import { expect } from 'chai'
import { cents } from '../../../src-domain/money/cents.ts'
import { isCardValue, mostCardValue } from '../../../src-domain/offers/issued-card.ts'
import { creditProblem, mostCredit } from '../../../src-domain/offers/patron-credit.ts'

describe('A change of credit', () => {
  const patron = { credit: cents(1_000), held: cents(300) }

  it('takes at most what is there and not held', () => {
    expect(creditProblem(patron, cents(-700))).to.equal(undefined)
    expect(creditProblem(patron, cents(-701))).to.deep.equal({ _tag: 'TooLittleCredit', available: cents(700) })
  })

  it('changes something, and not more than the limit', () => {
    expect(creditProblem(patron, mostCredit)).to.equal(undefined)
    expect(creditProblem(patron, cents(0))).to.deep.equal({ _tag: 'AmountOutOfRange' })
    expect(creditProblem(patron, cents(mostCredit + 1))).to.deep.equal({ _tag: 'AmountOutOfRange' })
  })
})

describe('The value of a gift card', () => {
  it('is above zero and at most the limit', () => {
    const values = [-1, 0, 1, mostCardValue, mostCardValue + 1]
    expect(values.map((value) => isCardValue(cents(value)))).to.deep.equal([false, false, true, true, false])
  })
})
