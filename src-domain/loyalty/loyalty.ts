import type { LoyaltyTier } from '../brand/loyalty-settings.ts'
import { type Minor, zero } from '../money/minor.ts'

export interface WalletReward {
  /** Id of the promotion's code. */
  readonly id: string
  readonly type: string
  readonly promotion: {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly callToAction: string
  }
}

export interface Loyalty {
  /** Applied to the next order automatically. */
  readonly availableCredit: Minor
  readonly loyaltyDivisor: number
  readonly loyaltyMultiplier: number
  readonly progress: number
  readonly tier: readonly LoyaltyTier[]
  /** Amount of the past year (LOYAL-20). */
  readonly totalSpent: Minor
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

export function promotionIdsOf({ id, promotion }: WalletReward) {
  return {
    promotionCodeId: id,
    promotionId: promotion.id,
  }
}
