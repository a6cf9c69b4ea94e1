import type { PromoOrder, RewardIds } from '../../src-domain/checkout/promo-gateway.ts'
import type { DiscountResult } from '../../src-domain/promo/discount-result.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { ours } from '../codec/ours.ts'
import { pastedLine, text, typedText } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { money } from '../money/money.ts'
import { orderFields } from '../ordering/order-data.ts'

const orderParts = { items: orderFields.required.items, orderType: orderFields.required.orderType }
const name = refined('a promo code', pastedLine(64), (s) => s !== '', 'not a promo code', { minLength: 1 })

/** API-38: an order and a code. */
export const discountQuery: Codec<PromoOrder & { readonly code: string }> = shape('a discount check', {
  required: { ...orderParts, code: name },
  optional: { deliveryInfo: orderFields.optional.deliveryInfo },
  orNull: orderFields.orNull,
})

/** API-37: an order and a reward of the wallet. */
export const promotionQuery: Codec<PromoOrder & RewardIds> = shape('a promotion check', {
  required: { ...orderParts, promotionId: typedText(64), promotionCodeId: name },
  optional: { deliveryInfo: orderFields.optional.deliveryInfo },
  orNull: orderFields.orNull,
})

/** PROMO-03: the discount, or the reason for none. */
export const discountResult: Codec<DiscountResult> = shape('a discount result', {
  required: {},
  // The last three fields are our additions: the facts of `message`.
  optional: {
    discountId: text,
    promotionCodeId: text,
    promotionId: text,
    message: text,
    reason: ours(forgiving(text)),
    minimum: ours(forgiving(money)),
    missing: ours(forgiving(money)),
  },
})

/** API-36: a code to add to the wallet. */
export const redemption: Codec<{ readonly promotionCode: string }> = shape('a redemption', {
  // The page does not validate the code (LOYAL-13), so it may be empty.
  required: { promotionCode: pastedLine(512) },
})
