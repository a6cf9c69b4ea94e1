import { createHash } from 'node:crypto'
import type * as t from 'io-ts'
import type { giftCardSeed, promotionSeed } from '../../src-contract/brand/seeds.ts'
import { samePromoCode } from '../../src-domain/promo/promo-code.ts'
import type { TakenOff } from '../../src-domain/promo/promotion.ts'
import type { GiftCardSeed, PromotionSeed } from '../../src-server/brand/brand-seed.ts'

/** Undefined unless there is exactly one of percent and amount. */
export function promotionOfSeed(brandId: string, seed: t.TypeOf<typeof promotionSeed>): PromotionSeed | undefined {
  const off = takenOff(seed)
  if (off === undefined) return undefined
  const { id, name, description, callToAction, on, minimumCents, orderTypes, startsAt, endsAt } = seed
  return {
    promotion: {
      id,
      name,
      description,
      callToAction,
      off,
      on,
      minimum: minimumCents,
      orderTypes,
      ...(startsAt === undefined ? {} : { startsAt }),
      ...(endsAt === undefined ? {} : { endsAt }),
    },
    codes: seed.codes.map(({ code, uses, usesPerPatron }) => ({
      id: codeId(brandId, samePromoCode(code)),
      code: samePromoCode(code),
      ...(uses === undefined ? {} : { most: uses }),
      ...(usesPerPatron === undefined ? {} : { mostPerPatron: usesPerPatron }),
    })),
  }
}

export function giftCardOfSeed({ balanceCents, ...seed }: t.TypeOf<typeof giftCardSeed>): GiftCardSeed {
  return {
    ...seed,
    balance: balanceCents,
  }
}

/** The public id must not reveal the code. */
function codeId(brandId: string, code: string): string {
  return `code_${createHash('sha256')
    .update(JSON.stringify([brandId, code]))
    .digest('base64url')
    .replace(/[-_]/g, '0')
    .slice(0, 20)}`
}

function takenOff({
  percentBasisPoints,
  atMostCents,
  amountCents,
}: t.TypeOf<typeof promotionSeed>): TakenOff | undefined {
  if (amountCents !== undefined)
    return percentBasisPoints === undefined ? { _tag: 'Amount', amount: amountCents } : undefined
  if (percentBasisPoints === undefined) return undefined
  return {
    _tag: 'Percent',
    rate: percentBasisPoints,
    ...(atMostCents === undefined ? {} : { atMost: atMostCents }),
  }
}
