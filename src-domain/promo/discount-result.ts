import type { Minor } from '../money/minor.ts'

export interface DiscountRefusal {
  readonly message?: string
  readonly reason?: string
  /** Minimum of the food, and the missing amount. */
  readonly minimum?: Minor
  readonly missing?: Minor
}

/** PROMO-03. Without `discountId` no discount applies, and `message` has the reason (PROMO-05). */
export interface DiscountResult extends DiscountRefusal {
  readonly discountId?: string
  readonly promotionCodeId?: string
  readonly promotionId?: string
}

/** PROMO-04. A wallet reward has no code (PROMO-12). */
export interface AppliedPromo {
  readonly discount: string
  readonly code?: string
  readonly promotionCodeId?: string
  readonly promotionId?: string
}

/** PROMO-04; undefined without an id. */
export function promoOf(result: DiscountResult, code: string | undefined): AppliedPromo | undefined {
  const { discountId, promotionCodeId, promotionId } = result
  if (discountId === undefined || discountId === '') return undefined
  return {
    discount: discountId,
    ...(code === undefined ? {} : { code }),
    ...(promotionCodeId === undefined ? {} : { promotionCodeId }),
    ...(promotionId === undefined ? {} : { promotionId }),
  }
}
