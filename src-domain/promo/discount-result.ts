/** What a code brings (PROMO-03). Without `discountId` nothing is applied and `message` says why (PROMO-05). */
export interface DiscountResult {
  readonly discountId?: string
  readonly promotionCodeId?: string
  readonly promotionId?: string
  readonly message?: string
}

/** A promo as the order carries it (PROMO-04). A reward of the wallet has no code (PROMO-12). */
export interface AppliedPromo {
  readonly discount: string
  readonly code?: string
  readonly promotionCodeId?: string
  readonly promotionId?: string
}

/** PROMO-04; nothing without an id to apply. `code` is what was typed, if anything was. */
export const promoOf = (result: DiscountResult, code: string | undefined): AppliedPromo | undefined => {
  const { discountId, promotionCodeId, promotionId } = result
  if (discountId === undefined || discountId === '') return undefined
  return {
    discount: discountId,
    ...(code === undefined ? {} : { code }),
    ...(promotionCodeId === undefined ? {} : { promotionCodeId }),
    ...(promotionId === undefined ? {} : { promotionId }),
  }
}
