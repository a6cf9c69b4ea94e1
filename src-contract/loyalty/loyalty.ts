import { type Loyalty, noLoyaltyYet, type WalletReward } from '../../src-domain/loyalty/loyalty.ts'
import { loyaltyTier } from '../brand/loyalty-settings.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { finite, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { money } from '../money/money.ts'

const words = withFallback(text, '')

/** A reward in the wallet (LOYAL-03). */
const walletReward: Codec<WalletReward> = shape('a reward of the wallet', {
  required: {
    id: text,
    type: words,
    promotion: shape('a promotion', { required: { id: text, name: words, description: words, callToAction: words } }),
  },
})

const { availableCredit, loyaltyDivisor, loyaltyMultiplier, progress, tier, totalSpent, wallet } = noLoyaltyYet

/** API-35, LOYAL-02: an absent field means that nothing is earned yet. */
export function loyaltyReporting(leftOut: LeftOut): Codec<Loyalty> {
  return shape('loyalty data', {
    required: {
      availableCredit: withFallback(money, availableCredit),
      loyaltyDivisor: withFallback(finite(0, 1e9), loyaltyDivisor),
      loyaltyMultiplier: withFallback(finite(0, 1e9), loyaltyMultiplier),
      progress: withFallback(finite(0, 1e12), progress),
      tier: withFallback(list(loyaltyTier, { leftOut }), tier),
      totalSpent: withFallback(money, totalSpent),
      wallet: withFallback(list(walletReward, { leftOut }), wallet),
    },
  })
}

export const loyalty: Codec<Loyalty> = loyaltyReporting(unreported)
