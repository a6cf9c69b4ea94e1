import type { LoyaltySettings, LoyaltySystem } from '../brand/loyalty-settings.ts'
import { nextTier } from './earning.ts'
import type { Loyalty } from './loyalty.ts'

/** LOYAL-17: the reward cards of a wallet; credit; the way to a tier or to the end of a round of points. */
export type LoyaltyView = 'Cards' | 'Credit' | 'Progress'

/** Whether the rewards of a patron have anything to say: the cards of a wallet say as well that there are none (LOYAL-07). */
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
