import { type LoyaltySettings, type LoyaltyTier, loyaltySystems } from '../../src-domain/brand/loyalty-settings.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { finite, oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { money } from '../money/money.ts'

/** LOYAL-20: `threshold` is an amount spent. */
export const loyaltyTier: Codec<LoyaltyTier> = shape('a loyalty tier', {
  required: { name: text, threshold: money },
})

/** Settings of rewards (LOYAL-01, LOYAL-08, LOYAL-16, LOYAL-21). */
export const loyaltySettings: Codec<LoyaltySettings> = shape('loyalty', {
  required: { enabled: withFallback(yesNo, false) },
  optional: {
    system: oneOf('a loyalty system', loyaltySystems),
    divisor: wholeNumber(1, 1_000_000),
    multiplier: finite(0, 1_000),
    tiers: list(loyaltyTier, { atMost: 12 }),
    showRedeem: yesNo,
  },
})
