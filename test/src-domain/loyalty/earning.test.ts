import { expect } from 'chai'
import { loyaltySystems } from '../../../src-domain/brand/loyalty-settings.ts'
import { nextTier, pointsFor, progressPercent, spentOn } from '../../../src-domain/loyalty/earning.ts'
import { noLoyaltyYet, promotionIdsOf } from '../../../src-domain/loyalty/loyalty.ts'
import { loyaltyView } from '../../../src-domain/loyalty/loyalty-view.ts'
import { cents } from '../../../src-domain/money/cents.ts'

function tier(name: string, threshold: number) {
  return { name, threshold: cents(threshold) }
}

describe('what a patron earns', () => {
  it('LOYAL-19 is a point for each whole dollar of food that was paid for', () => {
    const points = (subtotal: number, discount = 0, credit = 0, taxInFood = 0) =>
      pointsFor(
        spentOn({
          subtotal: cents(subtotal),
          discount: cents(discount),
          credit: cents(credit),
          taxInFood: cents(taxInFood),
        }),
      )
    expect([points(0), points(99), points(100), points(1_999), points(2_000)]).to.deep.equal([0, 0, 1, 19, 20])
    expect(points(2_000, 500)).to.equal(15)
    expect(points(2_000, 500, 1_000)).to.equal(5)
    // Credit may pay for tax and fees too, which were never food.
    expect(points(2_000, 500, 1_600)).to.equal(0)
    // A tax in the prices is no food either.
    expect(points(2_000, 0, 0, 148)).to.equal(18)
  })

  it('LOYAL-21 fills one round of progress, in whole percent and never past its end', () => {
    const percent = (progress: number, loyaltyDivisor: number) => progressPercent({ progress, loyaltyDivisor })
    expect([percent(0, 100), percent(37, 100), percent(99, 200), percent(100, 100), percent(250, 100)]).to.deep.equal([
      0, 37, 49, 100, 100,
    ])
    // What another back end may send.
    expect([percent(10, 0), percent(-5, 100)]).to.deep.equal([0, 0])
  })

  it('LOYAL-20 leads to the lowest tier above what was spent, in whatever order they are listed', () => {
    const tiers = [tier('Gold', 50_000), tier('Bronze', 5_000), tier('Silver', 15_000)]
    const next = (spent: number) => nextTier({ tier: tiers, totalSpent: cents(spent) })?.name
    expect([next(0), next(4_999), next(5_000), next(15_000), next(50_000)]).to.deep.equal([
      'Bronze',
      'Bronze',
      'Silver',
      'Gold',
      undefined,
    ])
    expect(nextTier(noLoyaltyYet)).to.equal(undefined)
  })

  it('LOYAL-16, LOYAL-17 has reward cards in a wallet, credit where credit is given, and one view for all other systems', () => {
    expect(loyaltySystems.map((system) => [system, loyaltyView(system)])).to.deep.equal([
      ['bank', 'Default'],
      ['credit', 'CreditRewards'],
      ['deal', 'Default'],
      ['tier', 'Default'],
      ['visit', 'Default'],
      ['wallet', 'RewardCards'],
    ])
    expect(loyaltyView(undefined)).to.equal('Default')
  })

  it('LOYAL-03 has a reward whose own id is that of the code', () => {
    const promotion = { id: 'ten-off', name: 'Ten off', description: '', callToAction: '' }
    expect(promotionIdsOf({ id: 'code-ten', type: 'promotion', promotion })).to.deep.equal({
      promotionCodeId: 'code-ten',
      promotionId: 'ten-off',
    })
  })
})
