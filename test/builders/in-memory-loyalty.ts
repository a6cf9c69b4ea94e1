import { left, right } from 'fp-ts/lib/Either.js'
import { pointsFor } from '../../src-domain/loyalty/earning.ts'
import { type Loyalty, noLoyaltyYet, type WalletReward } from '../../src-domain/loyalty/loyalty.ts'
import type { LoyaltyGateway } from '../../src-domain/loyalty/loyalty-gateway.ts'
import { add, type Minor } from '../../src-domain/money/minor.ts'

export interface InMemoryLoyalty {
  readonly gateway: LoyaltyGateway
  readonly be: (who: 'nobody' | 'customer') => void
  readonly give: (reward: WalletReward) => void
  readonly spend: (amount: Minor) => void
}

export function aReward(fields: Partial<WalletReward['promotion']> = {}): WalletReward {
  return {
    id: `code-${fields.id ?? 'ten-off'}`,
    type: 'promotion',
    promotion: {
      id: 'ten-off',
      name: 'Ten percent off',
      description: 'Off everything, once.',
      callToAction: 'Use it today',
      ...fields,
    },
  }
}

/** One patron's loyalty as the storefront sees it. Signed out at first. */
export function inMemoryLoyalty(start: Partial<Loyalty> = {}): InMemoryLoyalty {
  let earned: Loyalty = { ...noLoyaltyYet, ...start }
  let caller: 'nobody' | 'customer' = 'nobody'
  return {
    be: (who) => {
      caller = who
    },
    give: (reward) => {
      earned = { ...earned, wallet: [...earned.wallet, reward] }
    },
    spend: (amount) => {
      earned = {
        ...earned,
        totalSpent: add(earned.totalSpent, amount),
        progress: earned.progress + pointsFor(amount, undefined, 2),
      }
    },
    gateway: {
      loyalty: async () =>
        caller === 'nobody' ? left({ _tag: 'Refused', status: 401, message: 'Please sign in again.' }) : right(earned),
    },
  }
}
