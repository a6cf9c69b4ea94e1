import type { LoyaltySystem } from '../brand/loyalty-settings.ts'

/** LOYAL-17: reward cards; what is earned with the credit that there is; what is earned alone. */
export type LoyaltyView = 'RewardCards' | 'CreditRewards' | 'Default'

export function loyaltyView(system: LoyaltySystem | undefined): LoyaltyView {
  switch (system) {
    case 'wallet':
      return 'RewardCards'
    case 'credit':
      return 'CreditRewards'
    default:
      return 'Default'
  }
}
