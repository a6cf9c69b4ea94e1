import { formatPrice } from '../../src-domain/money/format-price.ts'
/** What a patron has earned, and the rewards of the wallet. */
export const loyalty = {
  price: formatPrice,
  rewards: 'Your Rewards',
  noRewards: 'You currently have no rewards',
  loading: 'Loading your rewards',
  invalid: 'This reward cannot be used for this order',
  credit: ({ amount }: { readonly amount: string }) => `Credit to spend: ${amount}`,
  progress: ({ percent }: { readonly percent: number }) => `${percent}% of the way to your next reward`,
  nextTier: ({ threshold, name }: { readonly threshold: string; readonly name: string }) =>
    `Spend ${threshold} in the next year to unlock the ${name} Tier`,
}
