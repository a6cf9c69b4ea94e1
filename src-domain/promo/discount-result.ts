import type { Cents } from '../money/cents.ts'

/** Why a code brings nothing (PROMO-05): in words, and as facts where the back end has them. */
export interface DiscountRefusal {
  readonly message?: string
  readonly reason?: string
  /** What the food must come to, and how much of it is missing. */
  readonly minimum?: Cents
  readonly missing?: Cents
}

/** What a code brings (PROMO-03). Without `discountId` nothing is applied and `message` says why (PROMO-05). */
export interface DiscountResult extends DiscountRefusal {
  readonly discountId?: string
  readonly promotionCodeId?: string
  readonly promotionId?: string
}

/** A promo as the order carries it (PROMO-04). A reward of the wallet has no code (PROMO-12). */
export interface AppliedPromo {
  readonly discount: string
  readonly code?: string
  readonly promotionCodeId?: string
  readonly promotionId?: string
}

/** PROMO-04; nothing without an id to apply. `code` is what was typed, if anything was. */
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
