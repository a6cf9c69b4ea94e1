import type { LoyaltyTier } from '../brand/loyalty-settings.ts'
import { type Cents, zero } from '../money/cents.ts'

/** A promotion that a patron put into the wallet (LOYAL-03). */
export interface WalletReward {
  /** Of the code by which the promotion is had. */
  readonly id: string
  readonly type: string
  readonly promotion: {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly callToAction: string
  }
}

/** What a restaurant owes a patron for coming back (LOYAL-02). */
export interface Loyalty {
  /** Taken off the next order by itself. */
  readonly availableCredit: Cents
  readonly loyaltyDivisor: number
  readonly loyaltyMultiplier: number
  /** Points earned so far (LOYAL-19). */
  readonly progress: number
  readonly tier: readonly LoyaltyTier[]
  /** In the year that ends now (LOYAL-20). */
  readonly totalSpent: Cents
  readonly wallet: readonly WalletReward[]
}

export const noLoyaltyYet: Loyalty = {
  availableCredit: zero,
  loyaltyDivisor: 100,
  loyaltyMultiplier: 0,
  progress: 0,
  tier: [],
  totalSpent: zero,
  wallet: [],
}

/** What an order carries of a reward that was chosen (PROMO-12). */
export function promotionIdsOf({ id, promotion }: WalletReward) {
  return {
    promotionCodeId: id,
    promotionId: promotion.id,
  }
}
