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
import { money } from '../money/money.ts'
import { taxLines } from '../money/tax-line.ts'

/** Wire row 1: `{discountId, name, amount}`. Also reads a bare amount. */
const appliedDiscount: Codec<AppliedDiscount> = also(
  shape('an applied discount', {
    required: { discountId: withFallback(text, ''), name: withFallback(text, ''), amount: money },
  }),
  mapped(
    'a discounted amount',
    money,
    (amount) => right({ discountId: '', name: '', amount }),
    ({ amount }) => amount,
  ),
)

/** PRICE-01. Omits unreadable entries. */
export function priceCheckReporting(leftOut: LeftOut): Codec<PriceCheck> {
  return shape('a price check', {
    required: {
      delivery: withFallback(money, zero),
      appliedDiscounts: withFallback(list(appliedDiscount, { leftOut }), []),
      appliedCredit: withFallback(money, zero),
      appliedStoredValue: withFallback(money, zero),
      preDiscountPrice: money,
      taxAmount: money,
      totalAmount: money,
      amount: money,
      isValid: withFallback(yesNo, true),
    },
    // Our additions: the zone's `minimum`; `deliveryFee`, which is part of `delivery`; `reason`, the message as a code;
    // `taxIncluded`, set if the prices contain `taxAmount`; `taxes`, its parts.
    optional: {
      message: text,
      minimum: ours(money),
      deliveryFee: ours(money),
      taxIncluded: ours(yesNo),
      taxes: ours(taxLines),
      reason: ours(forgiving(text)),
    },
    orNull: { customerCard: shape('a card', { required: { brand: text, last4: text } }), serviceEstimate: minutes },
  })
}

export const priceCheck: Codec<PriceCheck> = priceCheckReporting(unreported)
