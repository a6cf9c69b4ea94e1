import { createHash } from 'node:crypto'
import type * as t from 'io-ts'
import type { giftCardSeed, promotionSeed } from '../../src-contract/brand/seeds.ts'
import { samePromoCode } from '../../src-domain/promo/promo-code.ts'
import { takenOff } from '../../src-domain/promo/taken-off.ts'
import type { GiftCardSeed, PromotionSeed } from '../../src-server/brand/brand-seed.ts'

/** Undefined unless there is exactly one of percent and amount. */
export function promotionOfSeed(brandId: string, seed: t.TypeOf<typeof promotionSeed>): PromotionSeed | undefined {
  const { percentBasisPoints: percent, atMostCents: atMost, amountCents: amount } = seed
  const off = takenOff({
    ...(percent === undefined ? {} : { percent }),
    ...(atMost === undefined ? {} : { atMost }),
    ...(amount === undefined ? {} : { amount }),
  })
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
