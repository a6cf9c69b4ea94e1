import type { LoyaltySettings, LoyaltySystem } from '../brand/loyalty-settings.ts'
import { nextTier } from './earning.ts'
import type { Loyalty } from './loyalty.ts'

export type LoyaltyView = 'Cards' | 'Credit' | 'Progress'

/** Cards and credit are shown even if empty (LOYAL-07). */
export function hasRewardsToShow({ system, divisor }: LoyaltySettings, loyalty: Loyalty): boolean {
  return (
    loyaltyView(system) !== 'Progress' ||
    divisor !== undefined ||
    nextTier(loyalty) !== undefined ||
    loyalty.availableCredit > 0 ||
    loyalty.wallet.length > 0
  )
}

export function loyaltyView(system: LoyaltySystem | undefined): LoyaltyView {
  switch (system) {
    case 'wallet':
      return 'Cards'
    case 'credit':
      return 'Credit'
    default:
      return 'Progress'
  }
}
