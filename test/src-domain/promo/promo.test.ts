import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import { promoOf } from '../../../src-domain/promo/discount-result.ts'
import { promoCodeProblem, samePromoCode } from '../../../src-domain/promo/promo-code.ts'
import type { Promotion } from '../../../src-domain/promo/promotion.ts'
import { type DiscountInput, promotionDiscount } from '../../../src-domain/promo/promotion-discount.ts'
import { aPromotion } from '../../builders/promotion-builder.ts'

function line(item: string, group: string, price: number, quantity = 1) {
  return {
    item,
    group,
    price: minor(price),
    quantity,
  }
}
const cart: DiscountInput = {
  lines: [line('ramen', 'bowls', 1_255, 2), line('tea', 'drinks', 333)],
  orderType: 'pickup',
  now: 1_000,
}
function off(fields: Partial<Promotion>, input: Partial<DiscountInput> = {}) {
  return promotionDiscount(aPromotion(fields), { ...cart, ...input })
}

describe('A promo code', () => {
  it('PROMO-02 has 1 to 64 characters after trimming', () => {
    expect(promoCodeProblem('')).to.deep.equal({ _tag: 'CodeMissing' })
    expect(promoCodeProblem('  \t ')).to.deep.equal({ _tag: 'CodeMissing' })
    expect(promoCodeProblem(' x ')).to.equal(undefined)
    expect(promoCodeProblem(` ${'x'.repeat(64)} `)).to.equal(undefined)
    expect(promoCodeProblem('x'.repeat(65))).to.deep.equal({ _tag: 'CodeTooLong' })
  })

  it('PROMO-02 is one code in whatever letters it is typed', () => {
    for (const typed of ['welcome10', ' Welcome10\n', 'ＷＥＬＣＯＭＥ１０'])
      expect(samePromoCode(typed)).to.equal('WELCOME10')
  })
})

describe('What a promotion takes off', () => {
  it('PRICE-12 is a share of everything, rounded half up once per order', () => {
    // 10 % of 28.43 is 2.843; line by line it would be 2.51 + 0.33.
    expect(off({})).to.deep.equal(right(284))
    expect(off({ off: { _tag: 'Percent', rate: basisPoints(5_000) } })).to.deep.equal(right(1_422))
  })

  it('PRICE-12 is never more than its own limit, nor than what it is for', () => {
    expect(off({ off: { _tag: 'Percent', rate: basisPoints(5_000), atMost: minor(800) } })).to.deep.equal(right(800))
    expect(off({ off: { _tag: 'Amount', amount: minor(500) } })).to.deep.equal(right(500))
    expect(off({ off: { _tag: 'Amount', amount: minor(500) }, on: ['tea'] })).to.deep.equal(right(333))
  })

  it('API-38 is of the items or groups that it is for', () => {
    expect(off({ on: ['drinks'] })).to.deep.equal(right(33))
    expect(off({ on: ['ramen', 'nothing'] })).to.deep.equal(right(251))
    expect(off({ on: ['cake'] })).to.deep.equal(left({ _tag: 'NothingDiscounted' }))
  })

  it('API-38 is nothing below its minimum, out of its time, or for another way to get the food', () => {
    expect(off({ minimum: minor(2_843) })).to.deep.equal(right(284))
    expect(off({ minimum: minor(3_000) })).to.deep.equal(
      left({ _tag: 'BelowPromotionMinimum', minimum: 3_000, missing: 157 }),
    )
    expect(off({ startsAt: 1_000, endsAt: 1_001 })).to.deep.equal(right(284))
    expect(off({ startsAt: 1_001 })).to.deep.equal(left({ _tag: 'NotStarted' }))
    expect(off({ endsAt: 1_000 })).to.deep.equal(left({ _tag: 'Over' }))
    expect(off({ orderTypes: ['pickup'] })).to.deep.equal(right(284))
    expect(off({ orderTypes: ['delivery'] })).to.deep.equal(left({ _tag: 'OtherOrderType', orderTypes: ['delivery'] }))
  })
})

describe('The answer to a code', () => {
  it('PROMO-03, PROMO-04 becomes the promo of an order: discount is the discountId', () => {
    const result = { discountId: 'd', promotionCodeId: 'c', promotionId: 'p' }
    expect(promoOf(result, 'TEN')).to.deep.equal({
      discount: 'd',
      code: 'TEN',
      promotionCodeId: 'c',
      promotionId: 'p',
    })
    expect(promoOf({ discountId: 'd' }, undefined)).to.deep.equal({ discount: 'd' })
  })

  it('PROMO-05 applies nothing without an id', () => {
    expect(promoOf({ message: 'No.' }, 'TEN')).to.equal(undefined)
    expect(promoOf({ discountId: '', promotionId: 'p' }, 'TEN')).to.equal(undefined)
  })
})
