import { right } from 'fp-ts/lib/Either.js'
import { zero } from '../../src-domain/money/cents.ts'
import type { AppliedDiscount, PriceCheck } from '../../src-domain/pricing/price-check.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { otherwise } from '../codec/otherwise.ts'
import { ours } from '../codec/ours.ts'
import { text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { minutes } from '../location/location.ts'
import { dollars } from '../money/dollars.ts'

/** Wire row 1: `{discountId, name, amount}`; also a bare amount. */
const appliedDiscount: Codec<AppliedDiscount> = also(
  shape('an applied discount', {
    required: { discountId: otherwise(text, ''), name: otherwise(text, ''), amount: dollars },
  }),
  mapped(
    'a discounted amount',
    dollars,
    (amount) => right({ discountId: '', name: '', amount }),
    ({ amount }) => amount,
  ),
)

/** What an order comes to, with entries that cannot be read left out (PRICE-01). */
export const priceCheckReporting = (leftOut: LeftOut): Codec<PriceCheck> =>
  shape('a price check', {
    required: {
      delivery: otherwise(dollars, zero),
      appliedDiscounts: otherwise(list(appliedDiscount, { leftOut }), []),
      appliedCredit: otherwise(dollars, zero),
      appliedStoredValue: otherwise(dollars, zero),
      preDiscountPrice: dollars,
      taxAmount: dollars,
      totalAmount: dollars,
      amount: dollars,
      isValid: otherwise(yesNo, true),
    },
    // `minimum` and `deliveryFee` are our additions: a delivery zone has its own. The fee is a part of `delivery`.
    // `reason` says in a word what `message` says in English.
    optional: { message: text, minimum: ours(dollars), deliveryFee: ours(dollars), reason: ours(forgiving(text)) },
    orNull: { customerCard: shape('a card', { required: { brand: text, last4: text } }), serviceEstimate: minutes },
  })

export const priceCheck: Codec<PriceCheck> = priceCheckReporting(unreported)
