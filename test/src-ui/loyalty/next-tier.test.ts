import { expect } from 'chai'
import { nextTier } from '../../../src-domain/loyalty/earning.ts'
import { cents } from '../../../src-domain/money/cents.ts'
import { formatPrice } from '../../../src-domain/money/format-price.ts'
import { loyalty } from '../../../src-ui/messages/loyalty.en.ts'

describe('the next tier in words', () => {
  it('LOYAL-20 says what to spend for which tier', () => {
    const tier = [
      { name: 'Ember', threshold: cents(120_000) },
      { name: 'Regular', threshold: cents(15_000) },
    ]
    const next = nextTier({ tier, totalSpent: cents(15_000) })
    if (next === undefined) throw new Error('no tier is left')
    expect(loyalty.nextTier({ name: next.name, threshold: formatPrice(next.threshold) })).to.equal(
      'Spend $1,200.00 in the next year to unlock the Ember Tier',
    )
  })
})
