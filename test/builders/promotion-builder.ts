import { minor } from '../../src-domain/money/minor.ts'
import { basisPoints } from '../../src-domain/money/percent.ts'
import type { Promotion } from '../../src-domain/promo/promotion.ts'
import type { CodeSeed, GiftCardSeed, PromotionSeed } from '../../src-server/brand/brand-seed.ts'

export function aPromotion(fields: Partial<Promotion> = {}): Promotion {
  return {
    id: 'ten-off',
    name: 'Ten percent off',
    description: '',
    callToAction: '',
    off: { _tag: 'Percent', rate: basisPoints(1_000) },
    on: [],
    minimum: minor(0),
    orderTypes: [],
    ...fields,
  }
}

export function aCode(code: string, limits: Pick<CodeSeed, 'most' | 'mostPerPatron'> = {}): CodeSeed {
  return {
    id: `code-${code.toLowerCase()}`,
    code,
    ...limits,
  }
}

export const seededPromotions: readonly PromotionSeed[] = [
  { promotion: aPromotion(), codes: [aCode('TEN'), aCode('ONCE', { most: 1 }), aCode('MINE', { mostPerPatron: 1 })] },
  {
    promotion: aPromotion({ id: 'over', endsAt: Date.UTC(2026, 0, 1) }),
    codes: [aCode('OVER')],
  },
  {
    promotion: aPromotion({
      id: 'big',
      name: 'Five off',
      off: { _tag: 'Amount', amount: minor(500) },
      minimum: minor(2_000),
    }),
    codes: [aCode('BIG')],
  },
]

export const twentyDollarCard = '1111-2222-3333-4444'
export const largeCard = '9999 8888 7777 6666'

function aCard(id: string, number: string, balance: number): GiftCardSeed {
  return {
    id,
    number,
    balance: minor(balance),
    receiver: 'Ana',
    sender: 'Cora',
    message: 'Eat well',
  }
}

export const seededGiftCards: readonly GiftCardSeed[] = [
  aCard('card-with-twenty-dollars', twentyDollarCard, 2_000),
  aCard('card-with-a-thousand-dol', largeCard, 100_000),
]
