import { expect } from 'chai'
import { loyaltySystems } from '../../../src-domain/brand/loyalty-settings.ts'
import { nextTier, pointsFor, progressPercent, spentOn } from '../../../src-domain/loyalty/earning.ts'
import { noLoyaltyYet, promotionIdsOf } from '../../../src-domain/loyalty/loyalty.ts'
import { hasRewardsToShow, loyaltyView } from '../../../src-domain/loyalty/loyalty-view.ts'
import { minor } from '../../../src-domain/money/minor.ts'

function tier(name: string, threshold: number) {
  return { name, threshold: minor(threshold) }
}

describe('loyalty earnings', () => {
  it('LOYAL-19 earns a point for each whole dollar paid for food', () => {
    const points = (subtotal: number, discount = 0, credit = 0, taxInFood = 0) =>
      pointsFor(
        spentOn({
          subtotal: minor(subtotal),
          discount: minor(discount),
          credit: minor(credit),
          taxInFood: minor(taxInFood),
        }),
        undefined,
        2,
      )
    expect([points(0), points(99), points(100), points(1_999), points(2_000)]).to.deep.equal([0, 0, 1, 19, 20])
    expect(points(2_000, 500)).to.equal(15)
    expect(points(2_000, 500, 1_000)).to.equal(5)
    // Credit may pay tax and fees, which earn nothing.
    expect(points(2_000, 500, 1_600)).to.equal(0)
    // Included tax earns nothing either.
    expect(points(2_000, 0, 0, 148)).to.equal(18)
  })

  it('LOYAL-17, LOYAL-19 multiplies points by the multiplier unless it is 0', () => {
    const points = (spent: number, multiplier: number) => pointsFor(minor(spent), multiplier, 2)
    expect([points(1_000, 0), points(1_000, 1), points(1_000, 2), points(999, 2), points(250, 1.5)]).to.deep.equal([
      10, 10, 20, 19, 3,
    ])
    // In binary 100 * 0.29 is slightly below 29.
    expect(points(10_000, 0.29)).to.equal(29)
  })

  it('LOYAL-21 reports progress in whole percent, at most 100', () => {
    const percent = (progress: number, loyaltyDivisor: number) => progressPercent({ progress, loyaltyDivisor })
    expect([percent(0, 100), percent(37, 100), percent(99, 200), percent(100, 100), percent(250, 100)]).to.deep.equal([
      0, 37, 49, 100, 100,
    ])
    // Values that another back end may send.
    expect([percent(10, 0), percent(-5, 100)]).to.deep.equal([0, 0])
  })

  it('LOYAL-20 finds the lowest tier above the amount spent, in any order of tiers', () => {
    const tiers = [tier('Gold', 50_000), tier('Bronze', 5_000), tier('Silver', 15_000)]
    const next = (spent: number) => nextTier({ tier: tiers, totalSpent: minor(spent) })?.name
    expect([next(0), next(4_999), next(5_000), next(15_000), next(50_000)]).to.deep.equal([
      'Bronze',
      'Bronze',
      'Silver',
      'Gold',
      undefined,
    ])
    expect(nextTier(noLoyaltyYet)).to.equal(undefined)
    expect(nextTier({ tier: tiers, totalSpent: minor(7_500) })).to.deep.equal({
      ...tier('Silver', 15_000),
      missing: 7_500,
      percent: 50,
    })
  })

  it('LOYAL-16, LOYAL-17 shows cards for a wallet, credit for credit, and progress for all other systems', () => {
    expect(loyaltySystems.map((system) => [system, loyaltyView(system)])).to.deep.equal([
      ['bank', 'Progress'],
      ['credit', 'Credit'],
      ['deal', 'Progress'],
      ['tier', 'Progress'],
      ['visit', 'Progress'],
      ['wallet', 'Cards'],
    ])
    expect(loyaltyView(undefined)).to.equal('Progress')
  })

  it('LOYAL-07, LOYAL-17 shows no rewards for progress without a goal, unless there is credit or a reward', () => {
    const shows = (settings: object, loyalty: object = {}) =>
      hasRewardsToShow({ enabled: true, ...settings }, { ...noLoyaltyYet, ...loyalty })
    expect([shows({ system: 'wallet' }), shows({ system: 'credit' })]).to.deep.equal([true, true])
    expect([shows({ system: 'visit' }), shows({ system: 'visit', divisor: 10 })]).to.deep.equal([false, true])
    expect(shows({ system: 'tier' }, { tier: [tier('Gold', 500)] })).to.equal(true)
    expect(shows({ system: 'bank' }, { availableCredit: minor(100) })).to.equal(true)
  })

  it('LOYAL-03 reads the reward’s own id as the promo code’s id', () => {
    const promotion = { id: 'ten-off', name: 'Ten off', description: '', callToAction: '' }
    expect(promotionIdsOf({ id: 'code-ten', type: 'promotion', promotion })).to.deep.equal({
      promotionCodeId: 'code-ten',
      promotionId: 'ten-off',
    })
  })
})
