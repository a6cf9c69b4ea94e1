import { right } from 'fp-ts/lib/Either.js'
import { zero } from '../../src-domain/money/minor.ts'
import type { AppliedDiscount, PriceCheck } from '../../src-domain/pricing/price-check.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { minutes } from '../location/location.ts'
import { dollars } from '../money/dollars.ts'

/** Wire row 1: `{discountId, name, amount}`. Also reads a bare amount. */
const appliedDiscount: Codec<AppliedDiscount> = also(
  shape('an applied discount', {
    required: { discountId: withFallback(text, ''), name: withFallback(text, ''), amount: dollars },
  }),
  mapped(
    'a discounted amount',
    dollars,
    (amount) => right({ discountId: '', name: '', amount }),
    ({ amount }) => amount,
  ),
)

/** PRICE-01. Omits unreadable entries. */
export function priceCheckReporting(leftOut: LeftOut): Codec<PriceCheck> {
  return shape('a price check', {
    required: {
      delivery: withFallback(dollars, zero),
      appliedDiscounts: withFallback(list(appliedDiscount, { leftOut }), []),
      appliedCredit: withFallback(dollars, zero),
      appliedStoredValue: withFallback(dollars, zero),
      preDiscountPrice: dollars,
      taxAmount: dollars,
      totalAmount: dollars,
      amount: dollars,
      isValid: withFallback(yesNo, true),
    },
    // Our additions: the zone's `minimum`; `deliveryFee`, which is part of `delivery`; `reason`, the message as a code;
    // `taxIncluded`, set if the prices contain `taxAmount`.
    optional: {
      message: text,
      minimum: ours(dollars),
      deliveryFee: ours(dollars),
      taxIncluded: ours(yesNo),
      reason: ours(forgiving(text)),
    },
    orNull: { customerCard: shape('a card', { required: { brand: text, last4: text } }), serviceEstimate: minutes },
  })
}

export const priceCheck: Codec<PriceCheck> = priceCheckReporting(unreported)
