import { expect } from 'chai'
import { shippedCashIn } from '../../../src-domain/brand/cash-rules.ts'
import { boundIn, mostStored, unitsOfDollar } from '../../../src-domain/money/bound-in.ts'
import type { Currency } from '../../../src-domain/money/currency.ts'
import { mostCharged } from '../../../src-domain/pricing/most-charged.ts'

describe('limits in the magnitude of a currency', () => {
  it('PRICE-12 of an order are $99,999.99, and as large in worth elsewhere', () => {
    const limits: readonly [Currency, number][] = [
      ['USD', 9_999_999],
      ['EUR', 9_999_999],
      ['MXN', 99_999_990],
      ['JPY', 9_999_999],
      ['KWD', 99_999_990],
      ['CLP', 9_999_999],
      ['KRW', 99_999_990],
    ]
    for (const [currency, most] of limits) expect(mostCharged(currency), currency).to.equal(most)
  })

  it('two pizzas of 66,000 Colombian pesos can be bought, and in cash', () => {
    const two = 2 * 66_000_00
    expect(mostCharged('COP')).to.equal(mostStored).and.to.be.above(two)
    expect(shippedCashIn('COP').most).to.equal(500_000_00).and.to.be.above(two)
  })

  it('are whole units of currencies without decimals, and never above a 32-bit column', () => {
    expect(boundIn('JPY', 3_50)).to.equal(350)
    expect(boundIn('JPY', 1)).to.equal(1)
    expect(boundIn('KWD', 1)).to.equal(10)
    for (const currency of ['IDR', 'IRR', 'LBP', 'VND'] as const)
      expect(boundIn(currency, 99_999_99)).to.be.at.most(2_147_483_647)
  })

  it('follow a power of ten, one for currencies near the dollar', () => {
    const large = ['MXN', 'JPY', 'COP', 'IDR', 'XAF', 'ZWG', 'AFN'] as const
    expect(large.map(unitsOfDollar)).to.deep.equal([10, 100, 1_000, 10_000, 100, 10, 10])
    expect((['USD', 'EUR', 'KWD', 'GBP'] as const).map(unitsOfDollar)).to.deep.equal([1, 1, 1, 1])
  })
})
